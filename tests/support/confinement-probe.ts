import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';

/** What a document might try after taking over the process that reads it. */
export interface ProbeJob {
  readonly kind: 'read' | 'write' | 'list' | 'connect' | 'command' | 'worker' | 'signal' | 'environment' | 'compute';
  readonly target: string;
}

process.on('disconnect', () => process.exit(0));
process.on('message', async (job: ProbeJob) => {
  process.send?.(await attempt(job).catch((error: Error) => `refused: ${error.message}`));
});
process.send?.('ready');

/** What it could access, or why not. */
async function attempt({ kind, target }: ProbeJob): Promise<string> {
  switch (kind) {
    case 'read':
      return `got ${readFileSync(target, 'latin1').slice(0, 100_000)}`;
    case 'write':
      writeFileSync(target, 'x');
      return 'got written';
    case 'list':
      return `got ${readdirSync(target).join()}`;
    case 'connect':
      return new Promise((resolve) => {
        const socket = connect(Number(target), '127.0.0.1');
        socket.once('connect', () => resolve('got connected'));
        socket.once('error', (error) => resolve(`refused: ${error.message}`));
      });
    case 'command': {
      const { error, stdout } = spawnSync(target, ['-c', 'echo started'], { encoding: 'utf8' });
      return error ? `refused: ${error.message}` : `got ${stdout}`;
    }
    case 'worker':
      return new Promise((resolve, reject) => {
        const code = `require('node:worker_threads').parentPort.postMessage(require('node:fs').readFileSync(${JSON.stringify(target)}, 'latin1'))`;
        const worker = new Worker(code, { eval: true });
        worker.once('message', (text: string) => resolve(`got ${text}`));
        worker.once('error', reject);
      });
    case 'signal':
      process.kill(Number(target), 0);
      return 'got answered';
    case 'compute': {
      // Milliseconds of CPU time.
      const { user, system } = process.cpuUsage();
      const until = user + system + 1_000 * Number(target);
      for (let used = 0; used < until; ) {
        const now = process.cpuUsage();
        used = now.user + now.system;
      }
      return 'got computed';
    }
    case 'environment':
      return `got ${Object.keys(process.env).sort().join()}`;
  }
}
