import { dirname } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CitedSource, DraftChange } from '#contract/draft-changes.ts';
import type { DraftPreview } from '#features/drafts/contract/drafts.ts';
import { insights } from '../support/insights.ts';
import { addLampWorks, askingStandIn } from '../support/lamp-literature.ts';
import { type LiteratureStandIn, startLiteratureStandIn } from '../support/literature-stand-in.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { researchPackage } from '../support/research-package.ts';
import { runOnServer } from '../support/run-on-server.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { getJson, runEnd, submitPackage } from '../support/submit-package.ts';

const seeds = `@article{lee2019, author={Lee, Ann}, title={Light and buds}, journal={Trees}, year={2019}}
@article{invented, author={Nobody, Max}, title={Lamps and their moons}, year={2020}, doi={10.1000/lamps}}
@article{nowhere, author={Nobody, Max}, title={Nothing of the kind}, year={2020}, doi={10.1000/nowhere}}
@article{gone, author={Marsh, Ada}, title={Light and frost in young trees}, year={2015}, doi={10.1000/taken-back}}`;

/** Citations in a draft's workspace over HTTP, with the page's calls. */
describe('the citations of a draft', () => {
  let product: RunningProduct;
  let standIn: LiteratureStandIn;
  let user: { id: string; token: string };
  beforeAll(async () => {
    standIn = await startLiteratureStandIn();
    addLampWorks(standIn);
    // Without TeX, which these tests do not cover and which is slow.
    product = await startProduct({
      SIGNUP_CREDITS: '200',
      PATH: dirname(process.execPath),
      ...askingStandIn(standIn),
    });
    user = await signUpByCalls(product);
  });
  afterAll(async () => {
    await product?.stop();
    await standIn?.close();
  });

  async function newDraft(content: Parameters<typeof researchPackage>[0] = {}): Promise<string> {
    const { body } = await submitPackage(product, user.token, researchPackage({ text: insights, ...content }));
    const run = await runEnd(product, user.token, body.runId ?? '');
    return `/api/drafts/${user.id}/${run.result?.id}`;
  }

  async function send(method: string, path: string, body?: object) {
    const response = await fetch(product.url + path, {
      method,
      headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  const preview = (draft: string) => getJson(product, user.token, `${draft}/preview`) as Promise<DraftPreview>;
  async function change(draft: string, wanted: DraftChange) {
    const { versions } = await preview(draft);
    return send('POST', `${draft}/versions`, { base: versions[0]?.number ?? 0, change: wanted });
  }
  const cite = (draft: string, sentence: string | null, source: CitedSource) =>
    change(draft, { kind: 'cite', sentence, source });

  async function files(draft: string): Promise<Record<string, string>> {
    const version = (await preview(draft)).versions[0]?.number;
    const { body } = await send('POST', `${draft}/versions/${version}/files`);
    if (body['runId']) expect((await runEnd(product, user.token, body['runId'] as string)).state).toBe('succeeded');
    const signed = await send('POST', `${draft}/versions/${version}/signed-url`);
    const zip = unzipSync(new Uint8Array(await (await fetch(signed.body['signedUrl'] as string)).arrayBuffer()));
    const texts = Object.entries(zip).filter(([name]) => /\.(?:tex|bib|bbl|md|json)$/.test(name));
    return Object.fromEntries(texts.map(([name, bytes]) => [name, strFromU8(bytes)]));
  }

  const sentences = ({ text }: DraftPreview) =>
    (text?.parts ?? [])
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
  const unsourced = (draft: DraftPreview) =>
    sentences(draft).filter(({ added }) => added.includes('[citation needed]'));
  const quoted = (draft: DraftPreview) => sentences(draft).filter(({ origin }) => origin === 'source');
  const proposed = ({ coverage }: DraftPreview) =>
    (coverage.works ?? []).filter(({ from }) => from === 'search').map(({ id }) => id);

  test('verdicts other than "verified" appear in the checklist of a run [D.125]', async () => {
    const { risks } = await preview(await newDraft({ seeds }));
    const about = (rule: string) => risks.filter((risk) => risk.rule === rule).map(({ quote }) => quote);
    expect(about('seed-differs')).toEqual(['Lamps and their moons (invented)']);
    expect(about('seed-not-found')).toEqual(['Light and buds (lee2019)', 'Nothing of the kind (nowhere)']);
    expect(about('doubtful-reference')).toEqual(['Light and frost in young trees (gone)']);
  });

  test('a missing source is added as a seed paper, a found work, a DOI or a BibTeX entry, and each can be undone [D.121]', async () => {
    const draft = await newDraft({ seeds });
    const [first, second] = unsourced(await preview(draft));
    const [one, other] = [first?.id ?? '', second?.id ?? ''];
    expect((await cite(draft, one, { from: 'draft', key: 'lee2019' })).status).toBe(200);
    expect((await cite(draft, one, { from: 'library', work: 'doi:10.1000/leaf' })).status).toBe(200);
    expect((await cite(draft, other, { from: 'pasted', text: 'https://doi.org/10.1038/nature14539' })).status).toBe(
      200,
    );
    const entry = '@book{own-key, author={Öztürk, Ayşe}, title={On {Lamps}}, publisher={Town Press}, year={1999}}';
    expect((await cite(draft, other, { from: 'pasted', text: entry })).status).toBe(200);
    const cited = await preview(draft);
    expect(unsourced(cited).map(({ id }) => id)).not.toContain(one);
    expect(cited.version).toMatchObject({ number: 5, cause: 'cite' });
    // The author's words are unchanged; the citation comes before the period.
    const made = await files(draft);
    const introduction = made['sections/01-introduction.tex'] ?? Object.values(made).join('\n');
    expect(introduction).toMatch(/\\cite\{lee2019, ?Silva2018\}\./);
    expect(introduction).toMatch(/\\cite\{LeCun2015, ?own-key\}\./);
    const bib = made['references.bib'] ?? '';
    expect(bib).toContain('% verified: Crossref doi:10.1000/leaf\n@article{Silva2018,');
    expect(bib).toContain('@article{LeCun2015,');
    expect(bib).toMatch(/@book\{own-key,\n {2}author = \{.*ztürk, Ayşe\},\n {2}title = \{On \{Lamps\}\}/);
    // The entry that no library has is a checklist item.
    expect(cited.risks.filter(({ rule }) => rule === 'seed-not-found').map(({ quote }) => quote)).toContain(
      'On Lamps (own-key)',
    );
    expect((await change(draft, { kind: 'restore', version: 1 })).status).toBe(200);
    const back = await preview(draft);
    expect(unsourced(back).map(({ id }) => id)).toContain(one);
    expect(back.text?.references.map(({ key }) => key)).not.toContain('own-key');
  });

  test('an entry that cannot be read or found is refused with its line, and changes nothing [D.121]', async () => {
    const draft = await newDraft();
    const sentence = unsourced(await preview(draft))[0]?.id ?? '';
    const refusal = async (source: CitedSource) => {
      const { status, body } = await cite(draft, sentence, source);
      return [status, body['error']];
    };
    const broken =
      '@article{fine, title={Fine}, author={Lee, Ann}, year={2019}}\n\n@article{broken, title={Open, year=2020';
    expect(await refusal({ from: 'pasted', text: broken })).toEqual([
      400,
      expect.stringMatching(/^Line 3 could not be read as a DOI, a BibTeX entry or a RIS entry: “@article\{broken/),
    ]);
    expect(await refusal({ from: 'pasted', text: '10.1038/nature14539\nsomething I read' })).toEqual([
      400,
      expect.stringMatching(/^Line 2 could not be read .* “something I read”/),
    ]);
    expect(await refusal({ from: 'pasted', text: '10.1000/nobody' })).toEqual([
      400,
      expect.stringMatching(/^No library of records knows 10\.1000\/nobody\./),
    ]);
    expect(await refusal({ from: 'library', work: 'doi:10.1000/nobody' })).toEqual([400, expect.any(String)]);
    expect(await refusal({ from: 'draft', key: 'nobody' })).toEqual([400, expect.any(String)]);
    expect((await preview(draft)).versions).toHaveLength(1);
  });

  test('a search leaves out refused works, and reports when no library answers [D.121, D.126]', async () => {
    const draft = await newDraft();
    const search = async () => (await send('GET', `${draft}/works?query=lamps%20and%20trees`)).body;
    expect(await search()).toMatchObject({
      state: 'answered',
      works: [{ id: 'doi:10.1000/lamps', label: expect.stringContaining('Okafor (2021)') }, { id: 'doi:10.1000/leaf' }],
    });
    await change(draft, { kind: 'refuse', work: 'doi:10.1000/lamps', refused: true });
    expect(await search()).toMatchObject({ state: 'answered', works: [{ id: 'doi:10.1000/leaf' }] });
    standIn.trouble.push('hang up', 'hang up');
    expect((await send('GET', `${draft}/works?query=words%20nobody%20asked`)).body).toEqual({
      state: 'offline',
      works: [],
    });
  });

  test('verified works are quoted in the introduction, can be switched off and on, and a refused one never returns [D.122]', async () => {
    await pause();
    const draft = await newDraft();
    const before = await preview(draft);
    expect(before.text?.relatedWork).toBe('shown');
    expect(quoted(before).map(({ words }) => words)).toEqual(
      expect.arrayContaining([
        '“Street trees near lamps had an earlier bud burst by one week.”',
        '“Lamps delay leaf fall of street trees by ten days in lit districts.”',
      ]),
    );
    const introduction = before.text?.parts.find(({ blocks }) =>
      blocks.some((block) => block.kind === 'heading' && block.sentence.words === 'Related work'),
    );
    expect(introduction?.title).toBe('Background');
    expect((await files(draft))['references.bib']).toContain('% verified: OpenAlex doi:10.1000/leaf');

    expect((await change(draft, { kind: 'related-work', shown: false })).status).toBe(200);
    const hidden = await preview(draft);
    expect([hidden.text?.relatedWork, quoted(hidden), hidden.text?.references]).toEqual(['hidden', [], []]);
    expect((await cite(draft, null, { from: 'library', work: 'doi:10.1000/leaf' })).status).toBe(400);
    expect((await change(draft, { kind: 'related-work', shown: true })).status).toBe(200);
    expect(quoted(await preview(draft)).map(({ words }) => words)).toEqual(quoted(before).map(({ words }) => words));

    expect((await cite(draft, null, { from: 'library', work: 'doi:10.1000/leaf' })).status).toBe(200);
    expect((await change(draft, { kind: 'refuse', work: 'doi:10.1000/lamps', refused: true })).status).toBe(200);
    const refusedThere = async () => {
      const now = await preview(draft);
      return [proposed(now), quoted(now).some(({ words }) => words.includes('earlier bud burst')), now.refusedWorks];
    };
    // The author added the other work, so it is neither suggested nor quoted from the lookup.
    expect(await refusedThere()).toEqual([[], false, ['doi:10.1000/lamps']]);
    await change(draft, { kind: 'look-up' });
    expect(await refusedThere()).toEqual([[], false, ['doi:10.1000/lamps']]);
    expect((await change(draft, { kind: 'restore', version: 1 })).status).toBe(200);
    expect(await refusedThere()).toEqual([['doi:10.1000/leaf'], false, ['doi:10.1000/lamps']]);
    await change(draft, { kind: 'refuse', work: 'doi:10.1000/lamps', refused: false });
    expect(await refusedThere()).toEqual([['doi:10.1000/lamps', 'doi:10.1000/leaf'], true, []]);
  });

  test('a look-up is repeated free of charge; if no library answers, it is reported and nothing changes [D.126]', async () => {
    await pause();
    // The libraries were unreachable while the draft was made, and nothing is cached.
    await runOnServer(product.databaseUrl, 'delete from literature_answers');
    standIn.trouble.push(...Array.from({ length: 60 }, () => 'hang up' as const));
    const draft = await newDraft({
      text: insights.replaceAll('trees', 'shrubs'),
      seeds:
        '@article{leaf, author={Silva, Ada}, title={Lamps delay the leaf fall of street trees}, year={2018}, doi={10.1000/leaf}}',
    });
    standIn.trouble.length = 0;
    const before = await preview(draft);
    expect(before.coverage.literature).toBe('offline');
    expect(before.risks.map(({ rule }) => rule)).toContain('seeds-not-verified');
    const credits = async () => (await getJson(product, user.token, '/api/credits/balance')) as { credits: number };
    const balance = await credits();

    await pause();
    standIn.trouble.push(...Array.from({ length: 60 }, () => 'hang up' as const));
    const away = await change(draft, { kind: 'look-up' });
    standIn.trouble.length = 0;
    expect([away.status, away.body['code']]).toEqual([503, 'literature_offline']);
    expect(await preview(draft)).toMatchObject({ versions: [{ number: 1 }], coverage: { literature: 'offline' } });

    await pause();
    expect((await change(draft, { kind: 'look-up' })).status).toBe(200);
    const after = await preview(draft);
    expect(after).toMatchObject({ version: { number: 2, cause: 'look-up' }, coverage: { literature: 'on' } });
    expect(after.risks.map(({ rule }) => rule)).not.toContain('seeds-not-verified');
    expect(after.coverage.notes?.join(' ')).toContain('1 agrees with its record');
    expect(await credits()).toEqual(balance);
  });

  /** Longer than the backoff after a library was unreachable. */
  const pause = () => new Promise((resolve) => setTimeout(resolve, 4_500));
});
