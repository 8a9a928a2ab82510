import { defineConfig } from 'vitest/config';
import normal from './vitest.config.ts';

/** What needs more time than every change can wait for: `npm run test:long`. */
export default defineConfig({
  test: {
    ...normal.test,
    // These change more in their process, and loading its modules is a small part of their time.
    isolate: true,
    include: ['src/**/*.long.test.ts', 'tests/**/*.long.test.ts'],
    exclude: ['node_modules/**'],
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
  },
});
