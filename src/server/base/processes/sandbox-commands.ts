import { existsSync, realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';

export interface SandboxedCommand {
  /** Absolute path. */
  readonly program: string;
  readonly args: readonly string[];
  /** Absolute paths of files and folders that it may read, in addition to itself and the system's libraries. */
  readonly readable: readonly string[];
  /** The only folder that it may write to; null for a private, empty one. */
  readonly folder: string | null;
}

/** A command that runs another one confined. */
export interface WrappedCommand {
  readonly program: string;
  readonly args: readonly string[];
  /** Written to the command's file descriptor 4, which is then closed. */
  readonly filter?: Buffer;
}

/** The user of the confined process: a separate id if root starts it, otherwise the user who starts it. */
export type OwnUser = number | null;

/** What every program needs to start: the C library and two essential devices. */
const systemFiles = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/nix/store', '/dev/null', '/dev/urandom'];

/** An in-memory folder that exists only inside the sandbox; nothing else is writable. */
const workingFolder = '/sandbox';
const workingBytes = 64 * 1024 * 1024;

/** bubblewrap: the only level that also filters system calls. */
export function bubblewrapCommand(command: SandboxedCommand, user: OwnUser, filter: Buffer | null): WrappedCommand {
  const { program, args, folder } = command;
  const asUser = user === null ? null : setpriv();
  return {
    program: 'bwrap',
    args: [
      ...['ipc', 'pid', 'net', 'uts'].map((kind) => `--unshare-${kind}`),
      '--die-with-parent',
      // Created explicitly, because bubblewrap would create them without access for the process's user.
      ...foldersAbove([...visibleFiles(command), folder ?? workingFolder]).flatMap((path) => [
        '--perms',
        '0755',
        '--dir',
        path,
      ]),
      ...visibleFiles(command).flatMap((path) => [
        path.startsWith('/dev/') ? '--dev-bind' : '--ro-bind',
        realpathSync(path),
        path,
      ]),
      ...(folder === null
        ? ['--perms', '1777', '--size', String(workingBytes), '--tmpfs', workingFolder]
        : ['--bind', folder, folder]),
      ...['--chdir', folder ?? workingFolder],
      ...(filter ? ['--seccomp', '4'] : []),
      // Root keeps the capabilities that it needs to change to an unprivileged user, and loses them by changing.
      ...(asUser
        ? ['SETUID', 'SETGID', 'SETPCAP'].flatMap((name) => ['--cap-add', `CAP_${name}`])
        : ['--unshare-user']),
      '--',
      ...(asUser ? [asUser, ...droppedTo(user)] : []),
      program,
      ...args,
    ],
    ...(filter ? { filter } : {}),
  };
}

/** The same with util-linux: a separate root that contains only the named files. */
export function unshareCommand(command: SandboxedCommand, user: OwnUser): WrappedCommand {
  const { program, args, folder } = command;
  return {
    program: 'setpriv',
    args: [
      '--pdeathsig=KILL',
      'unshare',
      ...(user === null ? ['--user', '--map-root-user'] : []),
      ...['--mount', '--net', '--pid', '--ipc', '--uts', '--fork', '--kill-child'],
      ...['/bin/sh', '-c', buildRoot, 'sh', folder ?? workingFolder, folder === null ? 'own' : 'given'],
      user === null ? 'new' : 'same',
      ...visibleFiles(command),
      '--',
      ...[setpriv(), ...droppedTo(user), program, ...args],
    ],
  };
}

/** A separate user that cannot regain privileges, on systems without namespaces. */
export function otherUserCommand({ program, args }: SandboxedCommand, user: OwnUser): WrappedCommand {
  return { program: 'setpriv', args: [...droppedTo(user), program, ...args] };
}

/**
 * Runs as root of the new namespaces. The new root is mounted over /sys, because every system has that folder and
 * nothing in it is needed. There is no /proc inside, so other processes are invisible. If there is a user namespace, no
 * further one can be created in it.
 */
const buildRoot = `set -e
folder=$1 kind=$2 users=$3 root=/sys
shift 3
if [ "$users" = new ]; then echo 0 > /proc/sys/user/max_user_namespaces; fi
mount -n -t tmpfs -o size=${workingBytes},mode=755 tmpfs $root
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then mkdir -p "$root$1"; else mkdir -p "$root\${1%/*}"; : > "$root$1"; fi
  mount -n -o rbind,ro "$1" "$root$1"
  shift
done
shift
mkdir -p "$root$folder"
if [ "$kind" = given ]; then mount -n --bind "$folder" "$root$folder"; else chmod 1777 "$root$folder"; fi
exec unshare --root=$root --wd="$folder" "$@"`;

function droppedTo(user: OwnUser): string[] {
  return [
    ...(user === null ? [] : [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--bounding-set=-all']),
    ...['--inh-caps=-all', '--no-new-privs', '--pdeathsig=KILL'],
  ];
}

function setpriv(): string {
  return ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path)) ?? 'setpriv';
}

/** Without paths inside another listed folder. */
function visibleFiles({ program, readable }: SandboxedCommand): string[] {
  const paths = [...systemFiles, setpriv(), program, ...readable].filter((path) => existsSync(path));
  return [...new Set(paths)].filter((path) => !paths.some((other) => path.startsWith(other + sep)));
}

/** From the outermost to the innermost folder. */
function foldersAbove(paths: readonly string[]): string[] {
  const above = (path: string): string[] => (dirname(path) === '/' ? [] : [...above(dirname(path)), dirname(path)]);
  return [...new Set(paths.flatMap(above))];
}
