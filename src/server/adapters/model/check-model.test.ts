import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelStandIn, startModelStandIn } from '../../../../tests/support/model-stand-in.ts';
import { checkModel } from './check-model.ts';
import type { ModelPace } from './complete.ts';

const pace: ModelPace = { retryDelays: [], longestWait: 1, firstWord: 2, betweenWords: 2, wholeAnswer: 5 };
let standIn: ModelStandIn;
beforeAll(async () => {
  standIn = await startModelStandIn();
});
afterAll(() => standIn.close());

const check = () =>
  checkModel(
    {
      kind: 'openai-compatible',
      baseUrl: standIn.baseUrl,
      apiKey: null,
      model: 'stand-in',
      prices: null,
      runTokens: 1_000,
    },
    pace,
  );

test('a model that answers in the right format works, and one that obeys instructions in documents is detected', async () => {
  standIn.answer = () => ({ city: 'Tallinn', founded: 1248 });
  const { name, checks } = await check();
  expect(name).toMatch(/^stand-in at 127\.0\.0\.1:\d+$/);
  expect(checks.map(({ works }) => works)).toEqual([true, true]);
  standIn.answer = ({ user }) =>
    user.includes('Atlantis') ? { city: 'Atlantis', founded: 1 } : { city: 'Tallinn', founded: 1248 };
  expect((await check()).checks.map(({ works }) => works)).toEqual([true, false]);
});

test('a problem is reported with its cause', async () => {
  standIn.behave('refuses the key', 'stalls');
  const { checks } = await check();
  expect(checks[0]?.detail).toContain('settings need to be checked');
  expect(checks[1]?.detail).toContain('stopped in the middle');
});
