import type { CatalogueEntry } from './catalogue-entry.ts';

/** Credits and runs. */
export const runErrors = {
  adjustment_uncovered: { status: 422, message: 'The user has fewer credits available than that.' },
  adjustment_differs: {
    status: 409,
    message: 'This request was already sent with other values. Please reload and try again.',
  },
  out_of_credits: { status: 402, message: "You're out of credits for this feature." },
  feature_inactive: { status: 404, message: 'Feature not found or inactive' },
  too_many_open_runs: {
    status: 429,
    message: 'You have too many runs in progress. Wait until one has finished, then try again.',
  },
  too_many_samples: {
    status: 429,
    message:
      'You have run this sample three times today. Its results are in My Drafts or My Reports. Try again tomorrow.',
  },
  too_many_pre_analyses: {
    status: 429,
    message: 'You have checked too many documents within an hour. Please try again later.',
  },
  too_many_streams: {
    status: 429,
    message: 'You have too many pages open that show running work. Close some of them, then reload this one.',
  },
  streams_full: {
    status: 503,
    message: 'The server is busy showing the progress of other runs. Please try again in a few seconds.',
  },
  run_not_found: { status: 404, message: 'This run does not exist.' },
  run_finished: { status: 409, message: 'This run has already ended.' },
  run_timed_out: { status: 500, message: 'Operation timed out. Please try again.' },
  run_cancelled: { status: 409, message: 'The run was cancelled. Nothing was charged.' },
  run_failed: { status: 500, message: 'An error occurred' },
  no_response_reader: { status: 502, message: 'Failed to get response reader' },
  no_async_reader: { status: 502, message: 'Failed to get async response reader' },
  // 424: retrying the run could pay for the external work twice, so these errors end it.
  engine_unavailable: {
    status: 424,
    message: "The service that does this work can't be reached right now. Nothing was charged. Please try again later.",
  },
  engine_failed: {
    status: 424,
    message: 'The service that does this work has failed. Nothing was charged. Please try again.',
  },
  engine_answer_unusable: {
    status: 424,
    message: 'The service that does this work returned an unusable answer. Nothing was charged.',
  },
  workflow_not_started: { status: 500, message: 'Failed to start workflow' },
} as const satisfies Record<string, CatalogueEntry>;
