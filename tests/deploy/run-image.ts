import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type BuiltImage, systemFolders, variables } from './build-image.ts';

export interface ContainerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Default: the image's own command. */
  readonly command?: readonly string[];
  /** The machine's network, for a local database; by default a network without connections. */
  readonly hostNetwork?: boolean;
  /** The folder mounted at /data; by default the image's own. */
  readonly data?: string;
}

/** A container from the image: its user, a read-only root, /data and an empty /tmp. */
export class Container {
  printed = '';
  private readonly image: BuiltImage;
  private readonly options: ContainerOptions;
  private readonly child: ChildProcess;

  constructor(image: BuiltImage, options: ContainerOptions = {}) {
    this.image = image;
    this.options = options;
    const { command = image.command, hostNetwork, data = join(image.root, 'data') } = options;
    // This machine may lack tini; bubblewrap's first process does the same here.
    const words = command[0] === 'tini' ? command.slice(2) : command;
    const [program = '', ...args] = [
      ...['setpriv', `--reuid=${image.user}`, `--regid=${image.user}`, '--clear-groups', '--no-new-privs'],
      ...['bwrap', ...systemFolders(), '--unshare-user', '--unshare-pid', '--die-with-parent'],
      ...(hostNetwork ? [] : ['--unshare-net']),
      ...['--ro-bind', join(image.root, 'app'), '/app', '--bind', data, '/data'],
      ...['--tmpfs', '/tmp', '--chdir', '/app', '--clearenv'],
      ...variables({ ...image.environment, HOME: '/tmp', ...options.environment }),
      ...['--', ...words],
    ];
    this.child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        this.printed += text;
      });
    }
  }

  /** Waits for the line that the product logs when it is ready. */
  async ready(pattern = /"msg":"ready"/): Promise<void> {
    while (!pattern.test(this.printed)) {
      if (this.child.exitCode !== null) throw new Error(`ended with ${this.child.exitCode}:\n${this.printed}`);
      await sleep(50);
    }
  }

  async ended(): Promise<number | null> {
    while (this.child.exitCode === null && this.child.signalCode === null) await sleep(20);
    return this.child.exitCode;
  }

  /** Stops like a container engine: SIGTERM to the product. */
  async stop(): Promise<number | null> {
    const product = this.processes().at(-1);
    if (product !== undefined) process.kill(product, 'SIGTERM');
    return this.ended();
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** Status and body of a call from inside. */
  async call(path: string, body?: object, port = 3000): Promise<{ status: number; body: string }> {
    const args = ['-s', '--max-time', '20', '-w', '\n%{http_code}', `http://localhost:${port}${path}`];
    if (body) args.push('-H', 'Content-Type: application/json', '--data', JSON.stringify(body));
    const { stdout } = await this.inside('curl', args);
    const at = stdout.lastIndexOf('\n');
    return { status: Number(stdout.slice(at + 1)), body: stdout.slice(0, at) };
  }

  /** The exit code of the image's health check. */
  async health(): Promise<number> {
    const [, ...args] = this.image.healthCheck;
    const [script = '', ...rest] = args;
    return this.inside(process.execPath, [join(this.image.root, 'app', script), ...rest], {
      PATH: process.env['PATH'] ?? '',
      ...this.image.environment,
      ...this.options.environment,
    }).then(
      () => 0,
      (error: { code: number }) => error.code,
    );
  }

  private inside(program: string, args: readonly string[], env?: NodeJS.ProcessEnv) {
    const network = this.options.hostNetwork ? [] : ['nsenter', `--net=/proc/${this.processes().at(-1)}/ns/net`];
    const [first = '', ...rest] = [...network, program, ...args];
    return promisify(execFile)(first, rest, { maxBuffer: 16 * 1024 * 1024, ...(env ? { env } : {}) });
  }

  /** The process ids of bubblewrap, its child and its grandchild; the last one is the product. */
  private processes(): number[] {
    const found = [this.child.pid ?? 0];
    for (let depth = 0; depth < 2; depth += 1) {
      const pid = found.at(-1);
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      if (children[0]) found.push(Number(children[0]));
    }
    return found;
  }
}

/** Every path of a folder with its size and the time of its last change. */
export function inventory(folder: string): string {
  return spawnSync('find', [folder, '-printf', '%p %y %s %T@ %m\n'], {
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  }).stdout;
}
