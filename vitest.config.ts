import { defineConfig } from 'vitest/config';
import { SlowFilesFirst } from './tests/support/slow-files-first.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['**/*.long.test.ts', 'node_modules/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // A process loads the product's modules once for all its test files; loading them for each file took a fifth of the
    // run. So a test undoes what it changes in the process: timers, globals, environment variables.
    isolate: false,
    sequence: { sequencer: SlowFilesFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A condition is awaited, however busy the machine is; the default of one second is a timed assert.
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default'],
  },
});
