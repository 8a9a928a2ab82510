/**
 * A seccomp program in classic BPF (seccomp(2)): calls that could only extend a process's reach return EPERM, and
 * sockets must be local. null for processors whose call numbers are not listed here.
 */
export function seccompFilter(arch: string = process.arch): Buffer | null {
  const numbers = architectures[arch];
  if (numbers === undefined) return null;
  const instructions: Instruction[] = [
    [load, 0, 0, archOffset],
    [jumpIfEqual, 1, 0, numbers.audit],
    [answer, 0, 0, killProcess],
    [load, 0, 0, numberOffset],
    // Numbers of the x32 ABI of x86-64, in which the same calls have other numbers.
    [jumpIfAtLeast, 0, 1, 0x4000_0000],
    [answer, 0, 0, failWith(EPERM)],
    ...[...numbers.refused, ...refusedEverywhere].flatMap((call) => unless(call, failWith(EPERM))),
    // The C library then falls back to clone, whose flags can be checked.
    ...unless(clone3, failWith(ENOSYS)),
    [jumpIfEqual, 0, 4, numbers.clone],
    [load, 0, 0, firstArgument],
    [jumpIfAnyBit, 0, 1, newNamespaces],
    [answer, 0, 0, failWith(EPERM)],
    [answer, 0, 0, allow],
    [jumpIfEqual, 0, 3, numbers.socket],
    [load, 0, 0, firstArgument],
    [jumpIfEqual, 1, 0, localSocket],
    [answer, 0, 0, failWith(EPERM)],
    [answer, 0, 0, allow],
  ];
  const program = Buffer.alloc(8 * instructions.length);
  for (const [place, [code, yes, no, value]] of instructions.entries()) {
    program.writeUInt16LE(code, 8 * place);
    program.writeUInt8(yes, 8 * place + 2);
    program.writeUInt8(no, 8 * place + 3);
    program.writeUInt32LE(value, 8 * place + 4);
  }
  return program;
}

/** Code, jump if true, jump if false, value (linux/filter.h). */
type Instruction = readonly [code: number, yes: number, no: number, value: number];

function unless(call: number, otherwise: number): Instruction[] {
  return [
    [jumpIfEqual, 0, 1, call],
    [answer, 0, 0, otherwise],
  ];
}

const load = 0x20;
const jumpIfEqual = 0x15;
const jumpIfAtLeast = 0x35;
const jumpIfAnyBit = 0x45;
const answer = 0x06;

/** Offsets in struct seccomp_data. */
const numberOffset = 0;
const archOffset = 4;
const firstArgument = 16;

const allow = 0x7fff_0000;
const killProcess = 0x8000_0000;
const EPERM = 1;
const ENOSYS = 38;

function failWith(errno: number): number {
  return 0x0005_0000 + errno;
}

/** AF_UNIX. */
const localSocket = 1;

/** CLONE_NEWTIME, NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET (linux/sched.h). */
const newNamespaces = 0x7e02_0080;
const clone3 = 435;

/** io_uring_*, open_tree, move_mount, fs*, pidfd_getfd, mount_setattr: the same on every processor. */
const refusedEverywhere = [425, 426, 427, 428, 429, 430, 431, 432, 433, 438, 442];

/**
 * In this order: ptrace, process_vm_readv, process_vm_writev, kcmp, mount, umount2, pivot_root, chroot, unshare, setns, bpf,
 * perf_event_open, userfaultfd, add_key, request_key, keyctl, kexec_load, init_module, finit_module, delete_module,
 * name_to_handle_at, open_by_handle_at, syslog, acct, swapon, reboot, quotactl.
 */
const architectures: Readonly<
  Record<string, { audit: number; clone: number; socket: number; refused: readonly number[] }>
> = {
  x64: {
    audit: 0xc000_003e,
    clone: 56,
    socket: 41,
    refused: [
      101, 310, 311, 312, 165, 166, 155, 161, 272, 308, 321, 298, 323, 248, 249, 250, 246, 175, 313, 176, 303, 304, 103,
      163, 167, 169, 179,
    ],
  },
  arm64: {
    audit: 0xc000_00b7,
    clone: 220,
    socket: 198,
    refused: [
      117, 270, 271, 272, 40, 39, 41, 51, 97, 268, 280, 241, 282, 217, 218, 219, 104, 105, 273, 106, 264, 265, 116, 89,
      224, 142, 60,
    ],
  },
};
