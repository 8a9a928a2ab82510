import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FinishReason, type ModelWire, modelWires, type Usage } from './model-wires.ts';

/**
 * A mock language model with both supported interfaces: OpenAI-compatible chat completions and Anthropic's messages,
 * streamed. The test sets its answers, and it can misbehave like real ones.
 */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const script: Behaviour[] = [];
  const standIn: ModelStandIn = {
    baseUrl: '',
    requests: [],
    paths: [],
    traceparents: [],
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
    standIn.paths.push(request.url ?? '');
    standIn.traceparents.push(String(request.headers.traceparent ?? ''));
    const wire = Object.values(modelWires).find(({ path }) => request.url === `/v1${path}`);
    if (wire === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = await readBody(request, wire);
    standIn.requests.push(body);
    const behaviour = script.shift() ?? 'answers';
    try {
      await misbehave[behaviour]({ wire, response, answer: () => JSON.stringify(standIn.answer(body)) });
    } catch {
      response.destroy(); // The client has disconnected, which may be what the test wants.
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(standIn, { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
}

export interface ModelStandIn {
  readonly baseUrl: string;
  readonly requests: ModelRequest[];
  /** The path of every request, including unknown paths. */
  readonly paths: string[];
  /** The trace of every request; '' if there was none. */
  readonly traceparents: string[];
  /** The content of a normal answer, as a JSON value. */
  answer: (request: ModelRequest) => unknown;
  /** The behavior for the next requests, in order; normal after that. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

export interface ModelRequest {
  readonly system: string;
  readonly user: string;
  readonly model: string;
  /** The headers that this format knows, by name; null if one wasn't sent. */
  readonly headers: Readonly<Record<string, string | null>>;
}

interface Call {
  readonly wire: ModelWire;
  readonly response: ServerResponse;
  readonly answer: () => string;
}

type Treatment = (call: Call) => Promise<void> | void;

const misbehave = {
  answers: (call) => stream(call, call.answer()),
  'answers in a fence': (call) => stream(call, `Here it is:\n\`\`\`json\n${call.answer()}\n\`\`\``),
  'asks to wait': ({ wire, response }) => wire.refuse(response, 429, 'rate_limit_error', { 'retry-after': '0' }),
  'asks to wait for an hour': ({ wire, response }) =>
    wire.refuse(response, 429, 'rate_limit_error', { 'retry-after': '3600' }),
  'redirects elsewhere': ({ response }) => {
    response.writeHead(307, { location: '/v1/elsewhere' }).end();
  },
  'is overloaded': ({ wire, response }) => wire.refuse(response, 529, 'overloaded_error'),
  fails: ({ wire, response }) => wire.refuse(response, 500, 'api_error'),
  'refuses the key': ({ wire, response }) => wire.refuse(response, 401, 'authentication_error'),
  'hangs up': ({ response }) => {
    response.destroy();
  },
  stalls: ({ wire, response, answer }) => {
    wire.begin(response);
    wire.say(response, answer().slice(0, 10)); // Sends only this, and leaves the connection open.
  },
  'says nothing': ({ wire, response }) => wire.begin(response),
  'is cut': ({ wire, response, answer }) => {
    wire.begin(response);
    wire.say(response, answer().slice(0, 10));
    response.end();
  },
  'breaks off overloaded': ({ wire, response, answer }) => {
    wire.begin(response);
    wire.say(response, answer().slice(0, 10));
    wire.breakOff(response, 'overloaded_error');
  },
  'forgets its usage': (call) => stream(call, call.answer(), { usage: null }),
  'runs into its limit': (call) => stream(call, call.answer().slice(0, 10), { finish: 'length' }),
  'says no JSON': (call) => stream(call, 'I would be happy to help you with that.'),
  'breaks the shape': (call) => stream(call, '{"unexpected": true}'),
  'is empty': (call) => stream(call, ''),
  declines: (call) => stream(call, '', { finish: 'refusal' }),
  'uses a million tokens': (call) => stream(call, call.answer(), { usage: { input: 1_000_000, output: 10 } }),
  'answers with a page': ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
  },
} satisfies Record<string, Treatment>;

export type Behaviour = keyof typeof misbehave;

function stream(
  { wire, response }: Call,
  text: string,
  { finish = 'stop', usage = { input: 100, output: Math.ceil(text.length / 4) } }: StreamEnd = {},
): void {
  wire.begin(response);
  for (const piece of text.match(/[\s\S]{1,40}/g) ?? []) wire.say(response, piece);
  wire.finish(response, finish, usage);
}

interface StreamEnd {
  readonly finish?: FinishReason;
  readonly usage?: Usage | null;
}

async function readBody(request: IncomingMessage, wire: ModelWire): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.fromEntries(wire.headers.map((name) => [name, request.headers[name]?.toString() ?? null]));
  return { ...wire.read(JSON.parse(Buffer.concat(chunks).toString() || '{}')), headers };
}
