import { expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { prepareText } from '../../../prepare/lease-text.ts';
import { decideField } from '../../decide.ts';
import { subordinationSnda } from './subordination-snda.ts';

const noteFor = (text: string) =>
  decideField(subordinationSnda, {
    text: prepareText(caseDocument(`SUBORDINATION\n${text}`)),
    kind: 'lease',
    best: () => null,
  }).values.map(({ note }) => note);

test('a sentence of the same clause that protects the tenant is shown with the subordination', () => {
  expect(
    noteFor(
      'This Lease is subject and subordinate to all mortgages that now or later affect the Premises. Any subordination agreement shall provide that the holder of the mortgage shall not disturb the tenancy of Tenant while it is not in default.',
    ),
  ).toEqual([
    'Non-disturbance (page 1): “Any subordination agreement shall provide that the holder of the mortgage shall not disturb the tenancy of Tenant while it is not in default.”',
  ]);
});

test('a clause without protection, or one that states it in the quoted sentence, has no note', () => {
  expect(noteFor('This Lease is subject and subordinate to all mortgages that affect the Premises.')).toEqual([
    undefined,
  ]);
  expect(
    noteFor(
      'This Lease is subject and subordinate to all mortgages that affect the Premises, provided that the holder agrees not to disturb Tenant while no default exists.',
    ),
  ).toEqual([undefined]);
});
