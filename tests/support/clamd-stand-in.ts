import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/**
 * Implements the part of clamd's INSTREAM that the product uses; reports everything that contains the EICAR test
 * string.
 */
export async function startClamd(options: { answer?: string; silent?: boolean; limit?: number } = {}): Promise<Clamd> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      const content = contentOf(received);
      if (options.silent) return;
      if (options.limit !== undefined && received.length > options.limit) {
        socket.end('INSTREAM size limit exceeded. ERROR\0');
        return;
      }
      if (content === null) return;
      scanned.push(content);
      const found = content.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
      socket.end(`${options.answer ?? `stream: ${found ? 'Eicar-Test-Signature FOUND' : 'OK'}`}\0`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export interface Clamd {
  readonly url: string;
  /** The whole content of each file, in order. */
  readonly scanned: readonly Buffer[];
  stop(): Promise<void>;
}

/** The joined chunks; null until the final empty one has arrived. */
function contentOf(received: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  if (!received.subarray(0, command.length).equals(command)) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
