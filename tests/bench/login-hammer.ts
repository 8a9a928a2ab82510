import { Agent, request } from 'node:http';

/**
 * A separate process that logs in as fast as possible until it is stopped; then it reports how many logins were
 * evaluated. Each login uses another local address block and another account, because one block would soon reach its
 * limit.
 */
const port = Number(process.argv[2]);
const atATime = 16;

let going = true;
let evaluated = 0;
let strangers = 0;

process.on('message', () => {
  going = false;
});
await Promise.all(
  Array.from({ length: atATime }, async () => {
    while (going) {
      strangers += 1;
      if ((await login(strangers)) === 401) evaluated += 1;
    }
  }),
);
process.send?.(evaluated, () => process.disconnect());

/** The status of a login from 127.x.y.z: all of 127.0.0.0/8 refers to this machine. */
function login(stranger: number): Promise<number> {
  const body = JSON.stringify({
    action: 'login',
    email: `stranger${process.pid}-${stranger}@example.org`,
    password: 'Wr0ng-password!',
  });
  const localAddress = `127.${(stranger >> 8) & 127}.${stranger & 255}.1`;
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const options = { port, host: '127.0.0.1', path: '/functions/v1/auth', method: 'POST', headers, localAddress };
    const call = request({ ...options, agent: new Agent({ keepAlive: false }) }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    call.once('error', reject);
    call.end(body);
  });
}
