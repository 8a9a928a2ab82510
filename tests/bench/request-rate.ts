import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

export const callers = 8;
const secondsPerRound = 1;

/**
 * Requests per second of `callers` parallel clients; they don't decompress responses, so that only the server is
 * measured.
 */
export async function rate(address: string, own: Readonly<Record<string, string>> = {}): Promise<number> {
  const first = await fetch(address, { headers: own });
  if (!first.ok || (await first.text()).length < 10) throw new Error(`no answer: ${first.status}`);
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const begin = performance.now();
  const until = begin + secondsPerRound * 1_000;
  let done = 0;
  const reader = async () => {
    while (performance.now() < until) {
      const [response] = (await once(
        get(address, { agent, headers: { 'Accept-Encoding': 'gzip', ...own } }),
        'response',
      )) as [IncomingMessage];
      if (response.statusCode !== 200) throw new Error(`no answer: ${response.statusCode}`);
      response.resume();
      await once(response, 'end');
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, reader));
  agent.destroy();
  return (done * 1_000) / (performance.now() - begin);
}
