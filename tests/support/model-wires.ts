import type { ServerResponse } from 'node:http';

/** The two wire formats of model answers that the product supports. */
export interface ModelWire {
  /** The path after the base address. */
  readonly path: string;
  /** The headers for authentication and version. */
  readonly headers: readonly string[];
  begin(response: ServerResponse): void;
  say(response: ServerResponse, text: string): void;
  /** The finish reason and usage in this format; no usage if null. */
  finish(response: ServerResponse, reason: FinishReason, usage: Usage | null): void;
  /** A failure before the answer: status and body in this format. */
  refuse(response: ServerResponse, status: number, kind: string, headers?: Record<string, string>): void;
  /** A failure in the middle of the stream. */
  breakOff(response: ServerResponse, kind: string): void;
  read(body: WireBody): { system: string; user: string; model: string };
}

export type FinishReason = 'stop' | 'length' | 'refusal';

export interface Usage {
  readonly input: number;
  readonly output: number;
}

interface WireBody {
  readonly model?: string;
  readonly system?: string | { text: string }[];
  readonly messages?: { role: string; content: string | { type: string; text?: string }[] }[];
}

/** The format of an OpenAI-compatible endpoint: streamed chat completions. */
const chatCompletions: ModelWire = {
  path: '/chat/completions',
  headers: ['authorization'],
  begin(response) {
    open(response);
    chunk(response, { choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] });
  },
  say(response, content) {
    chunk(response, { choices: [{ index: 0, delta: { content }, finish_reason: null }] });
  },
  finish(response, reason, usage) {
    const reasons = { stop: 'stop', length: 'length', refusal: 'content_filter' };
    chunk(response, { choices: [{ index: 0, delta: {}, finish_reason: reasons[reason] }] });
    if (usage) {
      const { input, output } = usage;
      chunk(response, {
        choices: [],
        usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
      });
    }
    response.end('data: [DONE]\n\n');
  },
  refuse(response, status, kind, headers = {}) {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: kind, type: kind } }));
  },
  breakOff(response, kind) {
    response.end(`data: ${JSON.stringify({ error: { message: kind, type: kind } })}\n\n`);
  },
  read({ messages, model }) {
    const said = (role: string) => textOf(messages?.find((message) => message.role === role)?.content);
    return { system: said('system'), user: said('user'), model: model ?? '' };
  },
};

/** Anthropic's format: messages streamed as named events (docs.anthropic.com, "Streaming messages" and "Errors"). */
const messages: ModelWire = {
  path: '/messages',
  headers: ['x-api-key', 'anthropic-version'],
  begin(response) {
    open(response);
    event(response, 'message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'stand-in',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 100, output_tokens: 1 },
      },
    });
    event(response, 'content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
    event(response, 'ping', {});
  },
  say(response, text) {
    event(response, 'content_block_delta', { index: 0, delta: { type: 'text_delta', text } });
  },
  finish(response, reason, usage) {
    const reasons = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' };
    event(response, 'content_block_stop', { index: 0 });
    // Usage arrives with the finish reason; a stream without it lacks both.
    if (usage) {
      event(response, 'message_delta', {
        delta: { stop_reason: reasons[reason], stop_sequence: null },
        usage: { input_tokens: usage.input, output_tokens: usage.output },
      });
    }
    event(response, 'message_stop', {});
    response.end();
  },
  refuse(response, status, kind, headers = {}) {
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1', ...headers });
    response.end(JSON.stringify({ type: 'error', error: { type: kind, message: kind }, request_id: 'req_1' }));
  },
  breakOff(response, kind) {
    event(response, 'error', { error: { type: kind, message: kind } });
    response.end();
  },
  read({ system, messages: said, model }) {
    return {
      system: textOf(system),
      user: textOf(said?.find(({ role }) => role === 'user')?.content),
      model: model ?? '',
    };
  },
};

export const modelWires = { 'openai-compatible': chatCompletions, anthropic: messages } as const;

function textOf(content: string | { text?: string }[] | undefined): string {
  return typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('');
}

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function chunk(response: ServerResponse, part: object): void {
  const frame = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'stand-in', ...part };
  response.write(`data: ${JSON.stringify(frame)}\n\n`);
}

function event(response: ServerResponse, type: string, part: object): void {
  response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...part })}\n\n`);
}
