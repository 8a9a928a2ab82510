import { z } from 'zod';
import { apiKeyScopeNames } from '#contract/api-key-scopes.ts';
import { endpoint, smallBody } from '#contract/endpoint.ts';
import { passwordLimits, reauthenticationSchema } from '#contract/reauthentication.ts';

const scope = z.enum(apiKeyScopeNames, 'There is no such permission');

export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** 'fdk_3fK2a9': identifies a key without granting access. */
  prefix: z.string(),
  scopes: z.array(scope),
  created_at: z.string(),
  expires_at: z.string(),
  expired: z.boolean(),
  last_used_at: z.string().nullable(),
  /** Network of the last use, '203.0.113.0/24'. */
  last_used_block: z.string().nullable(),
});
export type ApiKey = z.output<typeof apiKeySchema>;

/** Days after which a key expires. */
export const apiKeyLifetimes = [30, 90, 365] as const;
export const mostApiKeys = 20;

export const apiKeyForm = z.object({
  name: z.string().trim().min(1, 'Name the key').max(60, 'The name must be at most 60 characters'),
  scopes: z
    .array(scope)
    .min(1, 'Choose at least one permission')
    .transform((chosen) => apiKeyScopeNames.filter((name) => chosen.includes(name))),
  expires_in_days: z.literal(apiKeyLifetimes, 'A key expires after 30, 90 or 365 days'),
});

export const listApiKeys = endpoint({
  method: 'get',
  path: '/api/account/api-keys',
  summary: "The caller's API keys, newest first",
  access: 'account',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: z.object({ keys: z.array(apiKeySchema) }),
});

export const createApiKey = endpoint({
  method: 'post',
  path: '/api/account/api-keys',
  summary: 'Creates an API key; only this response contains its secret',
  access: 'account',
  rateLimit: passwordLimits,
  idempotency: 'none',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: apiKeyForm.extend(reauthenticationSchema.shape),
  status: 201,
  answer: z.object({ key: apiKeySchema, secret: z.string() }),
});

export const revokeApiKey = endpoint({
  method: 'delete',
  path: '/api/account/api-keys/{id}',
  summary: 'Revokes an API key; it stops working immediately',
  access: 'account',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: z.object({ id: z.uuid() }),
  answer: z.object({}),
});
