import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that start the product come first. Vitest starts with the longest files only if it knows their durations; a
 * fresh checkout has none, and a slow file at the end would leave the other process idle.
 */
class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const slow = new Set(
      sorted.filter(({ moduleId }) => /\b(?:start|shared)Product\(/.test(readFileSync(moduleId, 'utf8'))),
    );
    return [...slow, ...sorted.filter((file) => !slow.has(file))];
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['**/*.long.test.ts', 'node_modules/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // Compiles a regular expression at its first use, which saves a fifth of the time of tests of the engines.
    execArgv: ['--no-regexp-tier-up'],
    // A process loads the product's modules once for all its test files; once for every file costs up to 1.5 s each. So a
    // test undoes what it changes in the process: timers, globals, environment variables.
    isolate: false,
    sequence: { sequencer: SlowFilesFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A condition is awaited, however busy the machine is; the default of one second is a timed assert.
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default'],
  },
});
