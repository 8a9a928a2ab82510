import { InputError } from '#contract/engine.ts';
import { cleanText } from '#contract/free-text.ts';
import { limits } from '#contract/limits.ts';
import { fold } from '../inlines.ts';
import type { Risk } from '../manuscript.ts';

/** Dismisses an open checklist item for a reason, or reopens a dismissed one (null). Null if nothing changes. */
export function decideItem(risks: readonly Risk[], id: string, given: string | null): Risk[] | null {
  const reason = given === null ? undefined : fold(cleanText(given, limits.drafts.reasonLength));
  if (reason === '') throw new InputError(texts.noReason);
  const risk = risks.find((entry) => entry.id === id);
  if (risk === undefined || (risk.state !== 'open' && risk.state !== 'dismissed')) throw new InputError(texts.noItem);
  if (risk.reason === reason) return null;
  const { reason: _, ...rest } = risk;
  const decided: Risk = reason === undefined ? { ...rest, state: 'open' } : { ...rest, state: 'dismissed', reason };
  return risks.map((entry) => (entry === risk ? decided : entry));
}

const texts = {
  noReason: 'Please write why this item doesn’t apply. The reason is stored with the draft.',
  noItem: 'This checklist item is no longer open. Load the newest version and try again.',
} as const;
