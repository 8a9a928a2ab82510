import { z } from 'zod';
import { type OpenSetting, settingIsOn } from './open-settings.ts';

/** Every setting that administrators can change, with its type. A setting that isn't stored has its default. */
export const settingTypes = {
  invitation_required: { type: 'switch' },
  enable_dismissible_notification: { type: 'switch' },
  show_under_construction: { type: 'switch' },
  /** Replaces the product's own banner text. */
  banner_text: { type: 'text', most: 200 },
  /** First and last day (UTC) on which the banner shows. */
  banner_from: { type: 'day' },
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

/** Null if the setting has its default value. */
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
