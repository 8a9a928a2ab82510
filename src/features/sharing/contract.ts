import { z } from 'zod';
import { endpoint, smallBody } from '#contract/endpoint.ts';
import type { AttemptsLimit } from '#contract/rate-limits.ts';
import { hashingQueue } from '#contract/reauthentication.ts';

/** Links by which anyone can read a report or draft, without an account, until they expire or are revoked. */
export const shareKinds = ['report', 'draft'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Days after which a link expires. */
export const shareDays = [1, 7, 30] as const;
export const mostShareLinks = 100;

export const shareLinkSchema = z.object({
  id: z.uuid(),
  kind: z.enum(shareKinds),
  /** The title of the report or draft. */
  title: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  expired: z.boolean(),
  has_password: z.boolean(),
  /** Number of visits, without those of its owner. */
  openings: z.int(),
  last_opened_at: z.string().nullable(),
});
export type ShareLink = z.output<typeof shareLinkSchema>;

/** What is shared: a report by its id, a draft by its file name. */
const sharedItem = z.object({ kind: z.enum(shareKinds), item: z.string().min(1).max(200) });
export type SharedItem = z.output<typeof sharedItem>;

const sharePassword = z
  .string()
  .min(8, 'The password must be at least 8 characters')
  .max(200, 'The password must be at most 200 characters');

/** Limits for people who open a link. */
export const shareLimits = {
  guesses: {
    counts: 'attempts',
    name: 'share-password-block',
    words: 'passwords per link and network',
    attempts: 10,
    seconds: 900,
  },
  allGuesses: { counts: 'attempts', name: 'share-password', words: 'passwords per link', attempts: 50, seconds: 3_600 },
  downloads: { counts: 'attempts', name: 'share-files', words: 'files per link', attempts: 120, seconds: 600 },
} as const satisfies Record<string, AttemptsLimit>;

export const listShareLinks = endpoint({
  method: 'get',
  path: '/api/share-links',
  summary: "The caller's share links that were not revoked, newest first; of one report or draft if asked",
  access: 'member',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: sharedItem.partial(),
  answer: z.object({ links: z.array(shareLinkSchema) }),
});

export const createShareLink = endpoint({
  method: 'post',
  path: '/api/share-links',
  summary: 'Creates a share link; only this response contains its address',
  access: 'member',
  rateLimit: [hashingQueue],
  idempotency: 'none',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: sharedItem.extend({
    expires_in_days: z.literal(shareDays, 'A link expires after 1, 7 or 30 days'),
    password: sharePassword.optional(),
  }),
  status: 201,
  answer: z.object({ link: shareLinkSchema, url: z.string() }),
});

export const revokeShareLink = endpoint({
  method: 'delete',
  path: '/api/share-links/{id}',
  summary: 'Revokes a share link; it stops working immediately',
  access: 'member',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: z.object({ id: z.uuid() }),
  answer: z.object({}),
});

export const unlockShareLink = endpoint({
  method: 'post',
  path: '/api/share-links/unlock',
  summary: 'Checks the password of a share link and sets a cookie that opens it in this browser',
  access: 'guest',
  rateLimit: [shareLimits.guesses, shareLimits.allGuesses, hashingQueue],
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({ token: z.string().max(100), password: z.string().max(200) }),
  answer: z.object({}),
});

/** Where the files of shared content are, by the link's token. */
export const sharedFilePath = '/api/shared/{token}/files/{name}';

export function sharedFileAddress(token: string, name: string): string {
  return `/api/shared/${token}/files/${encodeURIComponent(name)}`;
}

/** The page of a link. */
export function sharedPagePath(kind: ShareKind, token: string): string {
  return `/shared/${kind}s/${token}`;
}

/** The content of a link's page: the shared item, the password form, or nothing because the link doesn't work. */
export type Shared<T> =
  | { readonly state: 'open'; readonly item: T }
  | { readonly state: 'locked' }
  | { readonly state: 'gone'; readonly status: 404 | 410 };

/** Reads the data of a link's page while the server renders it. */
export type SharedReader<T> = (request: Request, token: string) => Promise<Shared<T>>;
