import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** An account that tests use to start the product. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
  home: string;
}

/** A clone of this work tree with its uncommitted changes, and nothing else. */
export function makeClone(folder: string, account?: Account): void {
  const source = join(import.meta.dirname, '..', '..');
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: source });
  for (const path of list.toString().split('\0')) {
    if (!path || !existsSync(join(source, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(source, path), join(folder, path));
  }
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}

/** An ordinary user with a home of mode 0700, for the duration of a test. */
export function addAccount(): Account {
  const name = `foredraft${process.pid}`;
  const home = `/tmp/${name}`;
  execFileSync('useradd', ['--create-home', '--home-dir', home, '--key', 'HOME_MODE=0700', '--shell', '/bin/sh', name]);
  const id = (flag: string) => Number(execFileSync('id', [flag, name]).toString());
  return { name, uid: id('-u'), gid: id('-g'), home };
}

export function removeAccount(account: Account): void {
  spawnSync('userdel', ['--remove', account.name], { stdio: 'ignore' });
  rmSync(account.home, { recursive: true, force: true });
}

/** A start of the product as a user would do it: `npm start` in a clone. */
export class Start {
  readonly child: ChildProcess;
  readonly address: string;
  printed = '';
  private readonly begun = Date.now();
  private readonly network: string[];

  constructor(options: {
    clone: string;
    /** Folder of the machine's own Node. */
    node: string;
    port: number;
    env?: Record<string, string>;
    account?: Account;
    /** In a separate network without connections. */
    cutOff?: boolean;
  }) {
    const { clone, node, port, env, account, cutOff } = options;
    this.address = `http://localhost:${port}`;
    const cut = cutOff ? ['unshare', '--net', '--', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'] : [];
    const [program = '', ...args] = [...cut, 'npm', 'start'];
    this.child = spawn(program, args, {
      cwd: clone,
      env: { ...plainEnvironment(node, account?.home), PORT: String(port), ...env },
      ...(account && { uid: account.uid, gid: account.gid }),
      // A separate process group, so that a test can kill all of it, as when a container is closed.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        this.printed += text;
      });
    }
    this.network = cutOff ? ['nsenter', '--net', '--target', String(this.child.pid)] : [];
  }

  /** Waits until this start reports that it is ready, and it is; returns the milliseconds since the start. */
  async ready(): Promise<number> {
    for (;;) {
      if (this.child.exitCode !== null) throw new Error(`ended with ${this.child.exitCode}:\n${this.printed}`);
      if (/ is ready at /.test(this.printed) && (await this.status('/readyz')) === '200')
        return Date.now() - this.begun;
      await sleep(50);
    }
  }

  /** The HTTP status code of a page, or 000. */
  async status(path: string): Promise<string> {
    const [program = '', ...args] = [
      ...this.network,
      ...['curl', '-s', '-o', '/dev/null', '-w', '%{http_code}', '--max-time', '5', `${this.address}${path}`],
    ];
    return promisify(execFile)(program, args).then(
      ({ stdout }) => stdout,
      () => '000',
    );
  }

  /** The product's own output, without npm's. */
  get said(): string[] {
    return this.printed.split('\n').filter((line) => line && !/^(?:>|npm (?:warn|notice))/.test(line));
  }

  async ended(): Promise<number | null> {
    while (this.child.exitCode === null && this.child.signalCode === null) await sleep(20);
    return this.child.exitCode;
  }

  /** Ends it as Ctrl-C or a service manager does. */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.ended();
  }

  /** Ends all of its processes immediately. */
  async killAll(): Promise<void> {
    const { pid } = this.child;
    for (const deadline = Date.now() + 20_000; pid && Date.now() < deadline; await sleep(20)) {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // The group has no processes left.
        return;
      }
    }
  }
}

/** The processes that work in the clone or serve its data, all of which must end. */
export function processesOf(clone: string): string[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .map((pid) => {
      try {
        return `${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`;
      } catch {
        return '';
      }
    })
    .filter((line) => line.includes(clone));
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Without the test runner's environment; install scripts are off, as in strict companies. */
function plainEnvironment(node: string, home: string | undefined): Record<string, string> {
  const kept = ['NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'npm_config_registry'];
  const outer = kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return {
    ...Object.fromEntries(outer),
    HOME: home ?? process.env.HOME ?? '/',
    LANG: 'C.UTF-8',
    PATH: `${node}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    npm_config_ignore_scripts: 'true',
  };
}
