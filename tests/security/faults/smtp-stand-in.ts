import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A mail server (RFC 5321) that can be taken down; it accepts every mail. */
export async function smtpStandIn(): Promise<SmtpStandIn> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let isMail = false;
    socket.on('error', () => socket.destroy());
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      text += chunk;
      for (;;) {
        const end = isMail ? '\r\n.\r\n' : '\r\n';
        const at = text.indexOf(end);
        if (at < 0) return;
        const part = text.slice(0, at);
        text = text.slice(at + end.length);
        if (isMail) mails.push(part);
        const answer = isMail ? '250 accepted' : answerTo(part);
        isMail = !isMail && /^DATA/i.test(part);
        socket.write(`${answer}\r\n`);
        if (/^QUIT/i.test(part)) socket.end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async down() {
      server.close();
      await once(server, 'close');
    },
    async up() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

function answerTo(command: string): string {
  if (/^DATA/i.test(command)) return '354 go on';
  return /^QUIT/i.test(command) ? '221 bye' : '250 ok';
}

export interface SmtpStandIn {
  readonly url: string;
  /** As received, with their headers. */
  readonly mails: readonly string[];
  down(): Promise<void>;
  up(): Promise<void>;
}
