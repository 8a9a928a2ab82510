import type { RunEvent } from '../../contract/runs.ts';

/** In the workflow calls every event carries `data.outputs.text`; it is empty until there is one. */
export function withOutputs(event: RunEvent): object {
  return 'data' in event
    ? { ...event, data: { outputs: { text: '' }, ...event.data } }
    : { ...event, data: { outputs: { text: '' } } };
}
