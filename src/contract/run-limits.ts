import type { RuleLimit } from './rate-limits.ts';

/** Limits of calls that start or follow runs. The numbers are settings of the installation (docs/operations.md). */
const openRuns: RuleLimit = {
  counts: 'rule',
  name: 'open-runs',
  words: 'OPEN_RUNS_PER_USER runs of a user in progress',
  error: 'too_many_open_runs',
};
const preAnalyses: RuleLimit = {
  counts: 'rule',
  name: 'pre-analyses',
  words: 'PRE_ANALYSES_PER_HOUR free pre-analyses per user within 1 hour',
  error: 'too_many_pre_analyses',
};
const streams: RuleLimit = {
  counts: 'rule',
  name: 'streams',
  words: 'STREAMS_PER_USER open streams per user',
  error: 'too_many_streams',
};
const samples: RuleLimit = {
  counts: 'rule',
  name: 'samples',
  words: '3 sample runs of a tool per user and day',
  error: 'too_many_samples',
};
const uploads: RuleLimit = {
  counts: 'rule',
  name: 'uploads',
  words: 'UPLOADS_PER_HOUR uploads per user within 1 hour',
  error: 'too_many_uploads',
};
const storedUploads: RuleLimit = {
  counts: 'rule',
  name: 'stored-uploads',
  words: 'STORED_UPLOADS_PER_USER uploads of a user that wait for their runs',
  error: 'upload_quota_full',
};

export const runLimits = { openRuns, preAnalyses, streams, samples, uploads, storedUploads };
