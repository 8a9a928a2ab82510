import type { RunEvent } from '#contract/runs.ts';
import type { StreamFormat } from './event-stream.ts';

/**
 * The streams under /functions/v1/: `data: ` lines separated by blank lines (product decisions, reading 24). An extra
 * blank line is the heartbeat.
 */
export const dataLines: StreamFormat = {
  contentType: 'text/event-stream; charset=utf-8',
  heartbeat: '\n',
  write: ({ event }) => `data: ${JSON.stringify(withOutputs(event))}\n\n`,
};

/** In the workflow calls every event has `data.outputs.text`, which is empty until there is a text. */
function withOutputs(event: RunEvent): object {
  return 'data' in event
    ? { ...event, data: { outputs: { text: '' }, ...event.data } }
    : { ...event, data: { outputs: { text: '' } } };
}
