import { describe, expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import type { Run, RunEvent } from '#contract/runs.ts';
import type { StreamEvent } from './event-stream.ts';
import { followRun, type RunPort } from './follow-run.ts';

const id = '11111111-1111-4111-8111-111111111111';
const started: StreamEvent = { id: '1', data: { event: 'workflow_started', data: { runId: id, steps: 1 } } };
const step: StreamEvent = {
  id: '2',
  data: { event: 'step_started', data: { id: 'a', title: 'A', position: 1, steps: 1 } },
};
const finished: StreamEvent = {
  id: '3',
  data: {
    event: 'workflow_finished',
    data: { status: 'succeeded', outputs: { text: 'done' }, runId: id, result: null },
  },
};

describe('following a run', () => {
  test('returns the run, then its events in order, and ends after the last one', async () => {
    const seen = await follow([[started, step, finished]], ['running', 'running', 'running', 'succeeded']);
    expect(seen.events).toEqual(['workflow_started', 'step_started', 'workflow_finished']);
    expect(seen.run?.state).toBe('succeeded');
    expect(seen.opened).toEqual([null]);
  });

  test('reopens a broken stream after the last received event, and returns no event twice', async () => {
    const seen = await follow(
      [[started, 'cut'], 'cut', [started, step, 'cut'], [step, finished]],
      [...Array(6).fill('running'), 'succeeded'],
    );
    expect(seen.opened).toEqual([null, '1', '1', '2']);
    expect(seen.events).toEqual(['workflow_started', 'step_started', 'workflow_finished']);
  });

  test('compares ids as numbers', async () => {
    const tenth = { ...step, id: '10' };
    const seen = await follow(
      [
        [{ ...started, id: '9' }, 'cut'],
        [{ ...started, id: '9' }, tenth, { ...finished, id: '11' }],
      ],
      [...Array(5).fill('running'), 'succeeded'],
    );
    expect(seen.events).toEqual(['workflow_started', 'step_started', 'workflow_finished']);
  });

  test('continues if a stream ends early while the run is active', async () => {
    const seen = await follow([[started], [step, finished]], [...Array(4).fill('running'), 'succeeded']);
    expect(seen.opened).toEqual([null, '1']);
    expect(seen.run?.state).toBe('succeeded');
  });

  test('reconnects when the server asks for it, and not at all without a session [D.141]', async () => {
    const full = new AppError('too_many_streams', { retryAfter: 30 });
    const seen = await follow([[finished]], [full, 'running', 'succeeded']);
    expect(seen.pauses).toEqual([30_000]);
    expect(seen.run?.state).toBe('succeeded');

    const out = await follow([[started]], ['running', 'running', new AppError('no_active_session')]);
    expect(out.error?.code).toBe('no_active_session');
    expect(out.opened).toEqual([null]);
    expect(out.pauses.length).toBe(1);
  });

  test('waits longer after each failure in a row, and briefly again after an event', async () => {
    const seen = await follow(
      ['cut', 'cut', 'cut', [started, 'cut'], [finished]],
      [...Array(6).fill('running'), 'succeeded'],
    );
    expect(seen.pauses).toEqual([500, 1_000, 2_000, 500]);
  });

  test('never waits longer than ten seconds', async () => {
    const seen = await follow([...Array(12).fill('cut'), [finished]], [...Array(13).fill('running'), 'succeeded']);
    expect(Math.max(...seen.pauses)).toBe(10_000);
  });

  test('returns the events of a finished run once and ends', async () => {
    const seen = await follow([[started, step, finished]], Array(4).fill('succeeded'));
    expect(seen.events).toEqual(['workflow_started', 'step_started', 'workflow_finished']);
    expect(seen.opened).toEqual([null]);
  });

  test('returns all events of a finished run even if its stream breaks, and then ends', async () => {
    const cut = await follow([[started, step], [finished]], Array(2).fill('succeeded'));
    expect(cut.events).toEqual(['workflow_started', 'step_started', 'workflow_finished']);
    expect(cut.pauses).toEqual([]);
    const short = await follow([[started], []], Array(2).fill('succeeded'));
    expect(short).toMatchObject({ events: ['workflow_started'], opened: [null, '1'], error: null });
  });

  test('stops with an error if the server refuses', async () => {
    const seen = await follow([], [new AppError('run_not_found')]);
    expect(seen.error?.code).toBe('run_not_found');
    expect(seen.pauses).toEqual([]);
  });

  test('tries again if the server has an error', async () => {
    const seen = await follow(
      [[finished]],
      [new AppError('unavailable'), new AppError('internal'), 'running', 'succeeded'],
    );
    expect(seen.error).toBeNull();
    expect(seen.events).toEqual(['workflow_finished']);
  });

  test('skips unknown events', async () => {
    const seen = await follow([[{ id: '1', data: { event: 'tea_break' } }, finished]], ['running', 'succeeded']);
    expect(seen.events).toEqual(['workflow_finished']);
  });

  test('returns nothing more after it is cancelled', async () => {
    const stop = new AbortController();
    const seen = await follow([[started, step, finished]], Array(4).fill('running'), stop, () => stop.abort());
    expect(seen.events).toEqual(['workflow_started']);
  });
});

async function follow(
  streams: readonly ('cut' | readonly (StreamEvent | 'cut')[])[],
  runs: readonly (Run['state'] | AppError)[],
  stop = new AbortController(),
  afterFirstEvent = () => {},
) {
  const left = { streams: [...streams], runs: [...runs] };
  const seen = {
    run: null as Run | null,
    events: [] as RunEvent['event'][],
    error: null as AppError | null,
    opened: [] as (string | null)[],
    pauses: [] as number[],
  };
  const port: RunPort = {
    loadRun: async () => {
      const next = left.runs.shift();
      if (next === undefined) throw new Error('The run was read more often than the test expects');
      if (next instanceof AppError) throw next;
      return runIn(next);
    },
    async *openEvents(_, lastEventId) {
      seen.opened.push(lastEventId);
      const next = left.streams.shift();
      if (next === undefined) throw new AppError('forbidden', { message: 'No stream is left' });
      if (next === 'cut') throw new TypeError('network error');
      for (const event of next) {
        if (event === 'cut') throw new TypeError('network error');
        yield event;
      }
    },
    pause: async (milliseconds) => void seen.pauses.push(milliseconds),
    onRun: (run) => {
      seen.run = run;
    },
    onEvent: (event) => {
      seen.events.push(event.event);
      if (seen.events.length === 1) afterFirstEvent();
    },
    onError: (error) => {
      seen.error = error;
    },
  };
  await followRun(id, port, stop.signal);
  return seen;
}

function runIn(state: Run['state']): Run {
  return {
    id,
    feature: 'paper-assistant',
    state,
    sample: false,
    cost: 10,
    charge: 'held',
    engine: 'built-in',
    steps: [],
    error: null,
    result: null,
    keeps_pages: null,
    created_at: '2026-11-20T09:00:00Z',
    started_at: null,
    finished_at: null,
  };
}
