"""What people see and call: commands and the large view."""
