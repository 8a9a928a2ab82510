import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A proxy to a local server that can be closed: open connections break, and new ones are refused. The port as a function
 * is for a server that comes back at another one.
 */
export async function closableProxy(host: string, port: number | (() => number)): Promise<ClosableProxy> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(typeof port === 'number' ? port : port(), host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    port: own,
    async shut() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
    async reopen() {
      server.listen(own, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

export interface ClosableProxy {
  readonly port: number;
  shut(): Promise<void>;
  reopen(): Promise<void>;
}
