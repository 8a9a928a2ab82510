/** A script for testing confinement levels: it must be found, read and run. */
process.exitCode = 0;
