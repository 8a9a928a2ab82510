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
  // Two files that change with their packages only, and one of what nearly every page has: as a whole each compresses
  // better than in pieces. A lower share count would draw whole libraries of a few pages into the third.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: 'query', test: /node_modules\/@tanstack\// },
                { name: 'common', test: /\/src\/(web|contract)\/|\/lucide-react\//, minShareCount: 20 },
              ],
            },
          },
        },
      },
    },
  },
}));
