"""What `companion doctor` looks at: each check gives findings and raises nothing."""
