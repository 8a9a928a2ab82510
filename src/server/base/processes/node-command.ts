import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SandboxedCommand } from './sandbox-commands.ts';

export interface NodeCommandOptions {
  readonly args: readonly string[];
  /** Beside the program's own code. */
  readonly readable: readonly string[];
  /** Native modules, which Node's rules do not bind: for scripts that cannot do without. */
  readonly addons: boolean;
  readonly nodeOptions?: readonly string[];
}

/**
 * A script of ours under Node's permission model: no writing, no processes, no threads, and reading within the program's own
 * code. Threads would not be bound by it.
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
