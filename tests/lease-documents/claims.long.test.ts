import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { corpus } from '../eval/leases/labels.ts';
import { measureLeases } from '../eval/leases/measure.ts';

const isThere = existsSync(corpus);

test.skipIf(!isThere)(
  'true claims on the labeled leases raise core recall to 0.97, and false claims built from true text are refused [D.108]',
  { timeout: 1_200_000 },
  async () => {
    const { claims } = await measureLeases(() => undefined);
    const tuned = claims.filter(({ split }) => split === 'tuned');
    const core = tuned.flatMap(({ fields }) => fields).filter(({ isCore }) => isCore);
    const right = core.filter(({ outcome }) => outcome === 'right').length;
    const reported = core.filter(({ outcome }) => outcome !== 'missing').length;
    const labelled = core.filter(({ outcome }) => outcome !== 'extra').length;
    expect(right / reported).toBeGreaterThan(0.97);
    expect(right / labelled).toBeGreaterThanOrEqual(0.97);
    const tried = tuned.reduce((sum, { mutated }) => sum + mutated, 0);
    expect(tried).toBeGreaterThan(600);
    // The goal is none. False claims now quote whole passages, which fit more fields: at most 5 of 1,000, and 10 of 1,000 for
    // documents that weren't used to write any check.
    expect(tuned.flatMap(({ accepted }) => accepted).length).toBeLessThanOrEqual(0.005 * tried);
    const others = claims.filter(({ split }) => split === 'left out');
    const passed = others.flatMap(({ accepted }) => accepted);
    expect(passed.length).toBeLessThanOrEqual(0.01 * others.reduce((sum, { mutated }) => sum + mutated, 0));
  },
);
