import { test } from 'vitest';
import { expectAgreement } from './agreement.fixture.ts';

test('agrees with an independent month-by-month calculation to half a cent on 1,000 random inputs', () =>
  expectAgreement(1_000));
