from app.store.database import Store
from app.store.errors import (
    DamagedError,
    FolderError,
    NoTableError,
    Notice,
    ReadOnlyError,
    StaleError,
    StoreBusyError,
    StoreError,
    StoreFullError,
    StoreIOError,
)
from app.store.rows import Snapshot, TableInfo

__all__ = [
    "DamagedError",
    "FolderError",
    "NoTableError",
    "Notice",
    "ReadOnlyError",
    "Snapshot",
    "StaleError",
    "Store",
    "StoreBusyError",
    "StoreError",
    "StoreFullError",
    "StoreIOError",
    "TableInfo",
]
