import { expect, test } from 'vitest';
import type { CurrentValues } from '#contract/current-values.ts';
import { correctionSchema } from '#contract/report-reviews.ts';
import type { CorrectionKind } from '#contract/review-items.ts';
import { readCorrection } from './read-correction.ts';

test.each<[CorrectionKind, CurrentValues, object]>([
  ['money', { value: '$26,000.50' }, { kind: 'money', amount: 26_000.5 }],
  ['money', { value: ' 26 000 ' }, { kind: 'money', amount: 26_000 }],
  ['money', { value: '0' }, { kind: 'money', amount: 0 }],
  ['area', { value: '12,500' }, { kind: 'area', area: 12_500 }],
  ['number', { value: '61' }, { kind: 'number', number: 61 }],
  ['date', { value: '2029-04-30' }, { kind: 'date', date: '2029-04-30' }],
  ['text', { value: ' Utah ' }, { kind: 'text', text: 'Utah' }],
  ['rent', { value: '31,250', from: '2026-01-01', to: '' }, { kind: 'rent', monthly: 31_250, from: '2026-01-01' }],
  ['risk', { value: 'A risk.', severity: 'high' }, { kind: 'risk', severity: 'high', text: 'A risk.' }],
])('%s from %j is a correction that the server accepts [D.151]', (kind, typed, correction) => {
  expect(readCorrection(kind, typed)).toEqual({ correction });
  expect(correctionSchema.safeParse(correction).success).toBe(true);
});

test.each<[CorrectionKind, CurrentValues, string, object]>([
  ['money', { value: '' }, 'value', { kind: 'money', amount: Number.NaN }],
  ['money', { value: 'much' }, 'value', { kind: 'money', amount: Number.NaN }],
  ['money', { value: '-1' }, 'value', { kind: 'money', amount: -1 }],
  ['money', { value: '1.005' }, 'value', { kind: 'money', amount: 1.005 }],
  ['money', { value: '1e3' }, 'value', { kind: 'money', amount: Number.NaN }],
  ['money', { value: '9000000000000' }, 'value', { kind: 'money', amount: 9e12 }],
  ['area', { value: '0' }, 'value', { kind: 'area', area: 0 }],
  ['number', { value: '2,000,000' }, 'value', { kind: 'number', number: 2e6 }],
  ['date', { value: '' }, 'value', { kind: 'date', date: '' }],
  ['date', { value: '1066-10-14' }, 'value', { kind: 'date', date: '1066-10-14' }],
  ['text', { value: '  ' }, 'value', { kind: 'text', text: ' ' }],
  ['risk', { value: '', severity: 'high' }, 'value', { kind: 'risk', severity: 'high', text: '' }],
  [
    'rent',
    { value: '1', from: '2026-02-01', to: '2026-01-01' },
    'to',
    { kind: 'rent', monthly: 1, from: '2026-02-01', to: '2026-01-01' },
  ],
])('%s from %j is refused at its field, with the message of the server [D.151]', (kind, typed, field, sent) => {
  const message = correctionSchema.safeParse(sent).error?.issues[0]?.message;
  expect(readCorrection(kind, typed)).toEqual({ field, message });
});
