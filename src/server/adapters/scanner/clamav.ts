import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { type Scanner, ScannerUnavailable } from './scanner.ts';

/**
 * ClamAV's daemon over its socket (clamd(8), INSTREAM): `tcp://host:port` or `unix:///path`. Each file uses one
 * connection: length-prefixed chunks, an empty one at the end, then one line with the verdict.
 */
export function createClamAv(address: string, timeoutMilliseconds = 30_000): Scanner {
  const { protocol, hostname, port, pathname } = new URL(address);
  const open = (): Socket =>
    protocol === 'unix:'
      ? connect(decodeURIComponent(pathname))
      : connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) });

  return {
    async scan(content) {
      const socket = open();
      socket.setTimeout(timeoutMilliseconds, () => socket.destroy(new Error('the scanner did not answer in time')));
      const answer = readAnswer(socket);
      let answered = false;
      const settled = answer
        .catch(() => '')
        .then(() => {
          answered = true;
        });
      try {
        for await (const piece of inStream(content)) {
          // The daemon may answer early, for example when a file exceeds its size limit.
          if (answered) break;
          if (!socket.write(piece)) {
            await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), settled]);
          }
        }
        return verdictOf(await answer);
      } catch (cause) {
        throw cause instanceof ScannerUnavailable ? cause : new ScannerUnavailable('no verdict from ClamAV', { cause });
      } finally {
        socket.destroy();
        content.destroy();
      }
    },
  };
}

async function* inStream(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (chunk.length > 0) yield Buffer.concat([sizeOf(chunk.length), chunk]);
  }
  yield sizeOf(0);
}

/** Four bytes, big-endian. */
function sizeOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** Up to the terminating zero byte. */
async function readAnswer(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  socket.on('data', (piece: Buffer) => {
    text += piece.toString('latin1');
    const end = text.indexOf('\0');
    if (end !== -1) resolve(text.slice(0, end));
    else if (text.length > longestAnswer) reject(new Error('the scanner does not stop answering'));
  });
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('the scanner closed the connection')));
  return promise;
}

const longestAnswer = 4_096;

function verdictOf(answer: string): string | null {
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (found !== undefined) return found;
  if (answer === 'stream: OK') return null;
  throw new ScannerUnavailable(`ClamAV answered: ${answer.slice(0, 200)}`);
}
