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
  params: z.object({ key: z.enum(openSettings, 'There is no such setting') }),
  answer: z.object({ key: z.string(), value: settingValue }),
});

/** Every setting that administrators can change, with its type. A setting that isn't stored has its default. */
export const settingTypes = {
  invitation_required: { type: 'switch' },
  enable_dismissible_notification: { type: 'switch' },
  show_under_construction: { type: 'switch' },
  /** Replaces the product's own banner text. */
  banner_text: { type: 'text', most: 200 },
  /** Last day (UTC) on which the banner shows. */
  banner_until: { type: 'day' },
  /** Credits for a new account. */
  signup_credits: { type: 'number', most: 10_000 },
} as const satisfies Record<OpenSetting, { type: 'switch' }> & Record<string, SettingType>;
export type SettingKey = keyof typeof settingTypes;
export const settingKeys = Object.keys(settingTypes) as [SettingKey, ...SettingKey[]];

export type SettingType =
  | { readonly type: 'switch' }
  | { readonly type: 'text'; readonly most: number }
  | { readonly type: 'day' }
  /** A whole number from 0. */
  | { readonly type: 'number'; readonly most: number };

/** Null for a setting with its default. */
export const typedValue = z.union([z.boolean(), z.int(), z.string().max(1_000), z.null()]);
export type TypedValue = z.output<typeof typedValue>;

/** The message for an invalid value of a setting; null if it is valid. */
export function settingProblem(key: SettingKey, value: TypedValue): string | null {
  const type: SettingType = settingTypes[key];
  if (type.type === 'switch') return typeof value === 'boolean' ? null : 'This setting is on or off.';
  if (value === null) return null;
  if (type.type === 'number') {
    const isGood = typeof value === 'number' && value >= 0 && value <= type.most;
    return isGood ? null : `Please enter a whole number from 0 to ${type.most.toLocaleString('en-US')}.`;
  }
  if (type.type === 'day') return z.iso.date().safeParse(value).success ? null : 'Please enter a date.';
  const length = typeof value === 'string' ? value.trim().length : 0;
  return length > 0 && length <= type.most ? null : `Please enter 1 to ${type.most} characters.`;
}

/** A stored setting as a value of its type; null if none is stored, or it is invalid. */
export function readSettingValue(key: SettingKey, stored: string | undefined | null): TypedValue {
  const { type } = settingTypes[key];
  if (type === 'switch') return settingIsOn(stored);
  if (stored === undefined || stored === null) return null;
  const value = type === 'number' ? Number(stored) : stored;
  return settingProblem(key, value) === null ? value : null;
}
