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
    // If the rules report a value anyway, the claim isn't to blame.
    const passed = (split: 'tuned' | 'left out') =>
      claims
        .filter((score) => score.split === split)
        .flatMap(({ accepted }) => accepted)
        .filter(({ isKnown, isFound }) => !isKnown || isFound);
    // The goal is zero. Limits: none may be shown as found, and at most 3 of 1,000 may be shown for checking, or 8 of
    // 1,000 in the documents that were left out when the first checks were written.
    expect([...passed('tuned'), ...passed('left out')].filter(({ isFound }) => isFound)).toEqual([]);
    expect(passed('tuned').length).toBeLessThanOrEqual(0.003 * tried);
    const others = claims.filter(({ split }) => split === 'left out');
    expect(passed('left out').length).toBeLessThanOrEqual(
      0.008 * others.reduce((sum, { mutated }) => sum + mutated, 0),
    );
    const risks = claims.flatMap((score) => score.risks);
    expect(risks.flatMap(({ accepted }) => accepted).length).toBeLessThanOrEqual(
      0.003 * risks.reduce((sum, score) => sum + score.tried, 0),
    );
  },
);
