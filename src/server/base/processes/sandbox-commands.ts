import { existsSync, realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';

export interface SandboxedCommand {
  /** Absolute path. */
  readonly program: string;
  readonly args: readonly string[];
  /** Absolute paths of files and folders that it may read, beside itself and the system's libraries. */
  readonly readable: readonly string[];
  /** The one folder that it may write; null for an empty one that nobody else has. */
  readonly folder: string | null;
}

/** A command that runs another one confined. */
export interface WrappedCommand {
  readonly program: string;
  readonly args: readonly string[];
  /** Written to descriptor 4 of the command, then closed. */
  readonly filter?: Buffer;
}

/** Who the confined process is: a number of its own when root starts it, the starting user otherwise. */
export type OwnUser = number | null;

/** What every program needs to start: the C library and the two devices that nothing works without. */
const systemFiles = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/nix/store', '/dev/null', '/dev/urandom'];

/** A folder in memory that exists only inside; nothing else can be written. */
const workingFolder = '/sandbox';
const workingBytes = 64 * 1024 * 1024;

/** bubblewrap: the only way here that also filters system calls. */
export function bubblewrapCommand(command: SandboxedCommand, user: OwnUser, filter: Buffer | null): WrappedCommand {
  const { program, args, folder } = command;
  const asUser = user === null ? null : setpriv();
  return {
    program: 'bwrap',
    args: [
      ...['ipc', 'pid', 'net', 'uts'].map((kind) => `--unshare-${kind}`),
      '--die-with-parent',
      // Its own way of making them would close them to the process's user.
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
      // Root keeps what it takes to become nobody in particular, and gives it up with that.
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

/** The same by hand, with util-linux: a root of its own that has nothing but the files named. */
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

/** A user of its own and no way up from it, on systems that allow no namespaces. */
export function otherUserCommand({ program, args }: SandboxedCommand, user: OwnUser): WrappedCommand {
  return { program: 'setpriv', args: [...droppedTo(user), program, ...args] };
}

/**
 * Runs as root of the new namespaces. /sys is covered by the new root, because every system has it and nothing in it is
 * needed. Inside there is no /proc, so no other process can be asked for anything. With a user namespace no further one
 * can be made in it.
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

/** Without those that lie in another one. */
function visibleFiles({ program, readable }: SandboxedCommand): string[] {
  const paths = [...systemFiles, setpriv(), program, ...readable].filter((path) => existsSync(path));
  return [...new Set(paths)].filter((path) => !paths.some((other) => path.startsWith(other + sep)));
}

/** From the outermost to the innermost. */
function foldersAbove(paths: readonly string[]): string[] {
  const above = (path: string): string[] => (dirname(path) === '/' ? [] : [...above(dirname(path)), dirname(path)]);
  return [...new Set(paths.flatMap(above))];
}
