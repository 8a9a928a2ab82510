import { chownSync, lchownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  bubblewrapCommand,
  type OwnUser,
  otherUserCommand,
  type SandboxedCommand,
  unshareCommand,
  type WrappedCommand,
} from './sandbox-commands.ts';
import { seccompFilter } from './seccomp-filter.ts';

/**
 * How strongly a process for untrusted input is confined, strongest first: `bubblewrap` and `namespaces`: it sees only
 * the program's files, no network and no other processes; bubblewrap also filters system calls. `user`: a separate user
 * without privileges. `permissions`: only Node's permission model.
 */
export const confinementLevels = ['bubblewrap', 'namespaces', 'user', 'permissions'] as const;
export type ConfinementLevel = (typeof confinementLevels)[number];

export interface Confinement {
  readonly level: ConfinementLevel;
  /** Whether the process sees a separate root with only what it may read. */
  readonly hasOwnRoot: boolean;
  wrap(command: SandboxedCommand): WrappedCommand;
}

export function confinementAt(level: ConfinementLevel): Confinement {
  return {
    level,
    hasOwnRoot: level === 'bubblewrap' || level === 'namespaces',
    wrap(command) {
      const user = isRoot() && level !== 'permissions' ? newUser() : null;
      if (user !== null && command.folder !== null) giveTo(user, command.folder);
      return wrappers[level](command, user);
    },
  };
}

const wrappers: Record<ConfinementLevel, (command: SandboxedCommand, user: OwnUser) => WrappedCommand> = {
  bubblewrap: (command, user) => bubblewrapCommand(command, user, seccompFilter()),
  namespaces: unshareCommand,
  user: otherUserCommand,
  permissions: ({ program, args }) => ({ program, args }),
};

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** User ids that no account has (systemd reserves them for services); each process gets a different one. */
const firstUser = 61_184;
const users = 4_000;
let started = process.pid;

function newUser(): number {
  started += 1;
  return firstUser + (started % users);
}

/** A folder created for this process, with its content. */
function giveTo(user: number, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), user, user);
  }
  chownSync(folder, user, user);
}
