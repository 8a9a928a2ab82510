import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { lightContract } from './scripts/light-contract.ts';
import { lightErrors } from './scripts/light-errors.ts';

export default defineConfig(({ command }) => ({
  // One file without what the pages do not use: the server reads it in a tenth of the time that its packages would take.
  ssr: command === 'build' ? { noExternal: true } : {},
  plugins: [tailwindcss(), reactRouter(), lightContract(), lightErrors()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  worker: { format: 'es' },
  // One file that changes with its packages only, one with the frame of every page, one with the fields of forms, and one
  // of what nearly every page has: as a whole each compresses better than in pieces. A lower share count would draw whole
  // libraries of a few pages into the last.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // An index of a slice only names its parts: a page loads those that it uses, and not the others with them.
          treeshake: { moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/web\/index\.ts$/, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'packages',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
                  priority: 2,
                },
                { name: 'frame', test: frame, priority: 1 },
                { name: 'fields', test: /\/src\/web\/ui\/(field|input|select)\.tsx$/, priority: 1 },
                { name: 'common', test: /\/src\/(web|contract)\/|\/lucide-react\//, minShareCount: 20 },
              ],
            },
          },
        },
      },
    },
  },
}));

const frame =
  /\/src\/(root|web\/(shell\/(frame|auth-pending|no-script)|ui\/(page|states|badge)|lib\/(action-gate|page-title|lazy-part|save-file)))\.tsx?$/;
