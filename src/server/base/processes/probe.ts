/** What is started to see whether processes can be confined in some way: it has to be found, read and run. */
process.exitCode = 0;
