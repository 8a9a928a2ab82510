import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Settings of the installation that anyone may read. */
export const openSettings = [
  'invitation_required',
  'enable_dismissible_notification',
  'show_under_construction',
] as const;
export type OpenSetting = (typeof openSettings)[number];

/** The string "true" or a boolean (platform specification, section 3). */
export const settingValue = z.union([z.string(), z.boolean()]);

/** Whether a setting is on, in either form of its value; a missing one counts as off. */
export function settingIsOn(value: unknown): boolean {
  return value === true || value === 'true';
}

export const readSetting = endpoint({
  method: 'get',
  path: '/api/settings/{key}',
  summary: 'One setting of the installation',
  access: 'guest',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: z.object({ key: z.enum(openSettings, 'There is no such setting') }),
  answer: z.object({ key: z.string(), value: settingValue }),
});
