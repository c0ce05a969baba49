// First test.
