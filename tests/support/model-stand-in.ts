import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A language model of this machine behind the chat completions form of an OpenAI-compatible endpoint, streamed. It
 * answers what the test has it answer, and misbehaves in the ways in which real ones do.
 */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const script: Behaviour[] = [];
  const standIn: ModelStandIn = {
    baseUrl: '',
    requests: [],
    answer: () => ({}),
    behave: (...behaviours) => {
      script.splice(0, script.length, ...behaviours);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    standIn.requests.push(body);
    const behaviour = script.shift() ?? 'answers';
    try {
      await misbehave[behaviour](response, () => JSON.stringify(standIn.answer(body)));
    } catch {
      response.destroy(); // The other side has hung up, as a test may want it to.
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(standIn, { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
}

export interface ModelStandIn {
  readonly baseUrl: string;
  readonly requests: ModelRequest[];
  /** What a well-behaved answer says, as a JSON value. */
  answer: (request: ModelRequest) => unknown;
  /** How the next requests are treated, in order; after them it behaves. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

export interface ModelRequest {
  readonly system: string;
  readonly user: string;
  readonly model: string;
}

type Treatment = (response: ServerResponse, answer: () => string) => Promise<void> | void;

const misbehave = {
  answers: (response, answer) => stream(response, answer()),
  'answers in a fence': (response, answer) => stream(response, `Here it is:\n\`\`\`json\n${answer()}\n\`\`\``),
  'asks to wait': (response) => {
    response.writeHead(429, { 'retry-after': '0' }).end('{"error":{"message":"Too many requests"}}');
  },
  'asks to wait for an hour': (response) => {
    response.writeHead(429, { 'retry-after': '3600' }).end('{"error":{"message":"Too many requests"}}');
  },
  fails: (response) => {
    response.writeHead(500).end('{"error":{"message":"Internal"}}');
  },
  'refuses the key': (response) => {
    response.writeHead(401).end('{"error":{"message":"Invalid key"}}');
  },
  'hangs up': (response) => {
    response.destroy();
  },
  stalls: (response, answer) => {
    open(response);
    say(response, answer().slice(0, 10)); // And nothing more, with the connection open.
  },
  'says nothing': (response) => open(response),
  'is cut': (response, answer) => {
    open(response);
    say(response, answer().slice(0, 10));
    response.end();
  },
  'forgets its usage': (response, answer) => stream(response, answer(), { usage: null }),
  'runs into its limit': (response, answer) => stream(response, answer().slice(0, 10), { finish: 'length' }),
  'says no JSON': (response) => stream(response, 'I would be happy to help you with that.'),
  'breaks the shape': (response) => stream(response, '{"unexpected": true}'),
  'is empty': (response) => stream(response, ''),
  declines: (response) => stream(response, '', { finish: 'content_filter' }),
  'uses a million tokens': (response, answer) =>
    stream(response, answer(), { usage: { prompt_tokens: 1_000_000, completion_tokens: 10, total_tokens: 1_000_010 } }),
  'answers with a page': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
  },
} satisfies Record<string, Treatment>;

export type Behaviour = keyof typeof misbehave;

function stream(
  response: ServerResponse,
  text: string,
  { finish = 'stop', usage = usageOf(text) as object | null } = {},
): void {
  open(response);
  for (const piece of text.match(/[\s\S]{1,40}/g) ?? []) say(response, piece);
  send(response, { choices: [{ index: 0, delta: {}, finish_reason: finish }] });
  if (usage) send(response, { choices: [], usage });
  response.end('data: [DONE]\n\n');
}

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send(response, { choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] });
}

function say(response: ServerResponse, content: string): void {
  send(response, { choices: [{ index: 0, delta: { content }, finish_reason: null }] });
}

function send(response: ServerResponse, chunk: object): void {
  const frame = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'stand-in', ...chunk };
  response.write(`data: ${JSON.stringify(frame)}\n\n`);
}

function usageOf(text: string): object {
  const completion = Math.ceil(text.length / 4);
  return { prompt_tokens: 100, completion_tokens: completion, total_tokens: 100 + completion };
}

async function readBody(request: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as {
    model?: string;
    messages?: { role: string; content: string }[];
  };
  const said = (role: string) => body.messages?.find((message) => message.role === role)?.content ?? '';
  return { system: said('system'), user: said('user'), model: body.model ?? '' };
}
