import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const folder = z.object({ userId: z.uuid() });
const path = '/api/drafts/{userId}/sample';

export const findSample = endpoint({
  method: 'get',
  path,
  summary: "Whether the caller's sample draft is there; it stays until it is deleted",
  access: 'member',
  params: folder,
  answer: z.object({ available: z.boolean() }),
});

export const openSample = endpoint({
  method: 'post',
  path,
  summary:
    "The caller's sample draft, made by the engine of the Paper Assistant when it is opened first. Costs nothing",
  access: 'member',
  params: folder,
  answer: z.object({ fileName: z.string() }),
});

export const removeSample = endpoint({
  method: 'delete',
  path,
  summary: "Deletes the caller's sample draft for good",
  access: 'member',
  params: folder,
  answer: z.object({ removed: z.boolean() }),
});
