import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '#server/base/config/s3-settings.ts';
import { freePort } from './free-port.ts';
import { installed } from './installed.ts';

export const hasSwift = installed(
  'swift-proxy-server',
  'apt-get install swift-proxy swift-account swift-container swift-object',
);

/**
 * OpenStack Swift with its S3 API and one bucket: a third-party store that verifies signatures. Its temporary folder
 * must support extended attributes.
 */
export async function startSwift(): Promise<{ readonly settings: S3Settings; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'foredraft-swift-'));
  const ports = await Promise.all(Array.from({ length: 4 }, freePort));
  const script = fileURLToPath(new URL('./serve-swift.py', import.meta.url));
  const server = spawn('/usr/bin/python3', [script, folder, ...ports.map(String)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const settings = {
    endpoint: `http://127.0.0.1:${ports[0]}`,
    region: 'us-east-1',
    bucket: 'foredraft',
    credentials: { accessKeyId: 'test:tester', secretAccessKey: 'secret-key-of-swift' },
  };
  const isUp = () => fetch(settings.endpoint).then(Boolean, () => false);
  while (server.exitCode === null && !(await isUp())) await setTimeout(100);
  const client = new S3Client({ ...settings, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  client.destroy();
  return {
    settings,
    async close() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
