"""Captain Sonar: charts, observations, the tracker and the radio operator's table."""
