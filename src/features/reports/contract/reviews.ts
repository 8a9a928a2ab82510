import { z } from 'zod';
import { endpoint, smallBody } from '#contract/endpoint.ts';
import { reviewRequestSchema, reviewVersion } from '#contract/report-reviews.ts';
import { reportAnswer, reportId } from './reports.ts';

const itemParams = reportId.extend({ item: z.string().regex(/^[a-z][a-z0-9_-]{1,80}$/, 'There is no such value.') });

export const reviewItem = endpoint({
  method: 'put',
  path: '/api/reports/{id}/reviews/{item}',
  summary: 'Accepts, corrects or rejects one value, date or risk of a report; returns the updated report',
  access: 'member',
  keyScope: 'change',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: itemParams,
  bodyLimit: smallBody,
  body: reviewRequestSchema,
  answer: reportAnswer,
});

export const undoReview = endpoint({
  method: 'post',
  path: '/api/reports/{id}/reviews/{item}/undo',
  summary: 'Undoes the last review of one value; returns the updated report',
  access: 'member',
  keyScope: 'change',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: itemParams,
  bodyLimit: smallBody,
  body: z.object({ version: reviewVersion }),
  answer: reportAnswer,
});
