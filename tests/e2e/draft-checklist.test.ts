import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DraftChange } from '#contract/draft-changes.ts';
import type { DraftPreview } from '#features/drafts/contract/drafts.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { researchPackage } from '../support/research-package.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';
import { getJson, runEnd, submitPackage } from '../support/submit-package.ts';

/** Contains methods and results but no limitations, and one overclaiming sentence. */
const text = `Night buses are common in large towns and carry many young people home (Okafor 2018). We wanted to know whether a night bus lowers the number of accidents on country roads.
We counted accidents on 40 roads in two districts during 2021 and 2022, and a bus was introduced in one district in January 2022. The counts come from the police register of the province, and roads with building sites were excluded.
Accidents on the roads with a bus fell from 31 to 22 in a year (rate ratio 0.71, 95% CI 0.52 to 0.97), and on the others they rose from 28 to 29.
This proves that night buses save lives. Data and code are available at Zenodo.`;

/** A draft's prompts and checklist over HTTP, with the page's calls. */
describe('prompts and checklist of a draft', () => {
  let product: RunningProduct;
  let user: { id: string; token: string };
  let draft: string;
  beforeAll(async () => {
    product = await sharedProduct();
    user = await signUpByCalls(product);
    const { body } = await submitPackage(product, user.token, researchPackage({ text }));
    const run = await runEnd(product, user.token, body.runId ?? '');
    draft = `/api/drafts/${user.id}/${run.result?.id}`;
  });
  afterAll(() => product?.stop());

  const preview = () => getJson(product, user.token, `${draft}/preview`) as unknown as Promise<DraftPreview>;

  async function change(wanted: DraftChange, token = user.token): Promise<{ status: number; message: string }> {
    const { version } = await preview();
    const response = await fetch(`${product.url}${draft}/versions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ base: version?.number, change: wanted }),
    });
    const body = (await response.json()) as { error?: string };
    return { status: response.status, message: body.error ?? '' };
  }

  const promptsOf = ({ text: shown }: DraftPreview) =>
    (shown?.parts ?? []).flatMap(({ id, blocks }) =>
      blocks.flatMap((block) => (block.kind === 'gap' ? [{ section: id, move: block.move }] : [])),
    );
  const item = ({ risks }: DraftPreview, rule: string) => risks.find((risk) => risk.rule === rule);

  test('a prompt is shown only if no sentence fits; text typed there becomes the author’s sentence, and the prompt disappears [D.118]', async () => {
    const before = await preview();
    const prompts = promptsOf(before);
    expect(prompts.map(({ move }) => move)).toEqual(['gap', 'gap', 'limitation']);
    expect(item(before, 'no-limitation')).toMatchObject({ state: 'open', sentence: null });
    const section = prompts[2]?.section ?? '';
    const typed = 'Only two districts were counted. Drivers may have changed their habits.';
    expect(await change({ kind: 'answer', section, move: 'limitation', text: typed })).toMatchObject({ status: 200 });
    const after = await preview();
    expect(promptsOf(after)).toEqual(prompts.slice(0, 2));
    expect(after.version).toMatchObject({ number: 2, cause: 'answer' });
    const added = (after.text?.parts.find(({ id }) => id === section)?.blocks ?? [])
      .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
      .filter(({ origin }) => origin === 'user-edited');
    expect(added.map(({ words, move }) => [words, move?.label])).toEqual([
      ['Only two districts were counted.', 'limitation'],
      ['Drivers may have changed their habits.', 'limitation'],
    ]);
    // The checklist shows the sentence that satisfies it.
    expect(item(after, 'no-limitation')).toMatchObject({
      state: 'satisfied',
      sentence: added[0]?.id,
      quote: added[0]?.words,
    });
  });

  test('text typed into a prompt of the abstract is added to the body, and the abstract repeats it [D.118]', async () => {
    const typed = 'No one has counted accidents before and after.';
    expect(await change({ kind: 'answer', section: 'abstract', move: 'gap', text: typed })).toMatchObject({
      status: 200,
    });
    const after = await preview();
    expect(promptsOf(after)).toEqual([]);
    const placed = (after.text?.parts ?? []).flatMap(({ title, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'paragraph'
          ? block.sentences.flatMap(({ words, origin }) => (words === typed ? [[title, origin]] : []))
          : [],
      ),
    );
    expect(placed).toEqual([
      ['Abstract', 'user-repeated'],
      ['Introduction', 'user-edited'],
    ]);
  });

  test('an outdated prompt, an empty answer and another user are refused, and no version is created [D.118]', async () => {
    const { text: shown, version } = await preview();
    const section = shown?.parts.at(-1)?.id ?? '';
    expect(await change({ kind: 'answer', section, move: 'limitation', text: 'Once more.' })).toEqual({
      status: 400,
      message: 'This prompt is no longer in the draft. Load the newest version and try again.',
    });
    const stranger = await signUpByCalls(product);
    expect((await change({ kind: 'answer', section, move: 'gap', text: 'x' }, stranger.token)).status).toBe(403);
    expect((await preview()).version?.number).toBe(version?.number);
  });

  test('a dismissal stores its reason, survives other changes, and can be undone; an edit marks an item as addressed [D.119]', async () => {
    const open = item(await preview(), 'overclaiming-words');
    expect(open).toMatchObject({ state: 'open', quote: 'This proves that night buses save lives.' });
    const id = open?.id ?? '';
    expect(await change({ kind: 'checklist', item: id, reason: '  ' })).toMatchObject({
      status: 400,
      message: 'Please write why this item doesn’t apply. The reason is stored with the draft.',
    });
    expect(await change({ kind: 'checklist', item: 'nothing', reason: 'x' })).toMatchObject({ status: 400 });
    expect(await change({ kind: 'checklist', item: id, reason: 'It is the name of our campaign.' })).toMatchObject({
      status: 200,
    });
    const dismissed = { state: 'dismissed', reason: 'It is the name of our campaign.' };
    expect(item(await preview(), 'overclaiming-words')).toMatchObject(dismissed);
    await change({ kind: 'template', template: 'ieee-journal' });
    await change({ kind: 'template', template: (await preview()).templates[2]?.id ?? '' });
    expect(item(await preview(), 'overclaiming-words')).toMatchObject(dismissed);
    expect(await change({ kind: 'checklist', item: id, reason: null })).toMatchObject({ status: 200 });
    const again = item(await preview(), 'overclaiming-words');
    expect(again).toMatchObject({ state: 'open' });
    expect(again).not.toHaveProperty('reason');
    await change({ kind: 'edit', sentence: open?.sentence ?? '', text: 'Night buses may save lives.' });
    expect(item(await preview(), 'overclaiming-words')).toMatchObject({
      state: 'addressed',
      quote: 'Night buses may save lives.',
    });
    await change({ kind: 'edit', sentence: open?.sentence ?? '', text: 'This proves that buses cure everything.' });
    expect(item(await preview(), 'overclaiming-words')).toMatchObject({ state: 'open' });
  });

  test('every item has an id and a state [D.119]', async () => {
    const { risks } = await preview();
    expect(new Set(risks.map(({ id }) => id)).size).toBe(risks.length);
    expect(item(await preview(), 'no-data-statement')).toMatchObject({
      state: 'satisfied',
      quote: 'Data and code are available at Zenodo.',
    });
  });
});
