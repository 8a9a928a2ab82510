import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { PageReaders, PageShell, Pages } from './http.ts';

/** The pages of the built bundle. */
export async function builtPages(folder = join(import.meta.dirname, '..', 'build')): Promise<Pages> {
  const build = (await import(join(folder, 'server', 'index.js'))) as Bundle;
  return {
    development: false,
    assets: join(folder, 'client'),
    handle: build.entry.module.createPageHandler(build, 'production'),
    isShellOnly: build.entry.module.createShellOnly(build),
  };
}

type Bundle = ServerBuild & {
  readonly entry: {
    readonly module: {
      createPageHandler(
        build: ServerBuild,
        mode: 'production' | 'development',
      ): (request: Request, shell: PageShell, readers: PageReaders) => Promise<Response>;
      createShellOnly(build: ServerBuild): (path: string) => boolean;
    };
  };
};

/** The pages as Vite serves them from the sources, rebuilt when a file changes. */
export async function developmentPages(): Promise<DevelopmentPages> {
  const { createServer } = await import('vite');
  // Read directly: other ways write a file next to it, which Node in watch mode would treat as a change.
  const vite = await createServer({ configLoader: 'native', server: { middlewareMode: true }, appType: 'custom' });
  return {
    development: true,
    assets: null,
    vite,
    // It changes during development.
    isShellOnly: () => false,
    async handle(request, shell, readers) {
      try {
        const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as Bundle;
        return await build.entry.module.createPageHandler(build, 'development')(request, shell, readers);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
  };
}

export interface DevelopmentPages extends Pages {
  readonly vite: import('vite').ViteDevServer;
}
