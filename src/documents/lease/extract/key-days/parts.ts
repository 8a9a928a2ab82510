import type { Counted, KeyDate } from '#contract/lease-report.ts';
import { countedDay, describeCounted } from '../../lexicon/counted-day.ts';
import type { FoundField } from '../facts.ts';

export const isoDay = /^\d{4}-\d{2}-\d{2}$/;
/** Words that show that a date may still change. */
export const expected =
  /\b(?:estimat|expect|anticipat|schedul|target|project|intend|no\s+later\s+than|on\s+or\s+before|by)\w*\b/i;
/** `9-12 months`, as the notice period of a renewal is stored. */
export const period = /^(\d{1,3})(?:-(\d{1,3}))? (day|week|month|year)s?$/;

/** The date with its derivation, in words and in machine-readable form. */
export function counted(anchor: string, count: Counted): Required<Pick<KeyDate, 'date' | 'derived' | 'counted'>> {
  return { date: countedDay(anchor, count), derived: describeCounted(anchor, count), counted: count };
}

export function unitOf(name: string | undefined): Counted['unit'] {
  return name === 'week' || name === 'month' || name === 'year' ? name : 'day';
}

export function doubtOf({ decided }: FoundField): string | null {
  return decided.state === 'check' ? decided.reason : null;
}

export function stateOf(doubt: string | null): { state: 'found' } | { state: 'check'; reason: string } {
  return doubt === null ? { state: 'found' } : { state: 'check', reason: doubt };
}

export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
