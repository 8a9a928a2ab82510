import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SandboxedCommand } from './sandbox-commands.ts';

export interface NodeCommandOptions {
  readonly args: readonly string[];
  /** Files that it may read in addition to the program's own code. */
  readonly readable: readonly string[];
  /** Allows native modules, which Node's permission model does not restrict: only for scripts that need them. */
  readonly addons: boolean;
  readonly nodeOptions?: readonly string[];
}

/**
 * Runs one of our scripts under Node's permission model: no writing, no processes, no threads (which would escape it),
 * and reading only the program's own code.
 */
export function nodeCommand(script: URL, { args, readable, addons, nodeOptions = [] }: NodeCommandOptions) {
  const project = join(import.meta.dirname, '..', '..', '..', '..');
  const code = [join(project, 'src'), join(project, 'package.json'), join(project, 'node_modules'), ...readable];
  return {
    program: process.execPath,
    args: [
      '--no-warnings',
      '--permission',
      ...(addons ? ['--allow-addons'] : []),
      ...code.map((path) => `--allow-fs-read=${path}`),
      ...nodeOptions,
      fileURLToPath(script),
      ...args,
    ],
    readable: code,
    folder: null,
  } satisfies SandboxedCommand;
}
