import type { RunEvent } from '#contract/runs.ts';
import type { StreamFormat } from './event-stream.ts';

/**
 * The streams under /functions/v1/: `data: ` lines separated by blank lines and nothing else (product decisions, reading
 * 24). A further blank line is the heartbeat.
 */
export const dataLines: StreamFormat = {
  contentType: 'text/event-stream; charset=utf-8',
  heartbeat: '\n',
  write: ({ event }) => `data: ${JSON.stringify(withOutputs(event))}\n\n`,
};

/** In the workflow calls every event carries `data.outputs.text`; it is empty until there is one. */
function withOutputs(event: RunEvent): object {
  return 'data' in event
    ? { ...event, data: { outputs: { text: '' }, ...event.data } }
    : { ...event, data: { outputs: { text: '' } } };
}
