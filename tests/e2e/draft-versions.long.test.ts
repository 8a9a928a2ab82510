import { dirname } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DraftChange } from '#contract/draft-changes.ts';
import type { DraftPreview } from '#features/drafts/contract/drafts.ts';
import { insights } from '../support/insights.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { picture, researchPackage } from '../support/research-package.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { getJson, runEnd, submitPackage } from '../support/submit-package.ts';

const otherIdea = insights.replaceAll('trees', 'bridges').replaceAll('Trees', 'Bridges');
const seedPaper =
  '@article{lee2019, author={Lee, Ann}, title={Light and buds}, journal={Trees}, year={2019}, doi={10.1000/xyz}}';

/** A draft's versions over HTTP, with the page's calls. */
describe('the versions of a draft', () => {
  let product: RunningProduct;
  let ann: Author;
  let bob: Author;
  let carol: Pick<Author, 'id' | 'token'>;
  beforeAll(async () => {
    // Without TeX, which these tests do not cover and which is slow.
    product = await startProduct({ SIGNUP_CREDITS: '60', PATH: dirname(process.execPath) });
    [ann, bob, carol] = await Promise.all([newAuthor(), newAuthor(), signUpByCalls(product)]);
  });
  afterAll(() => product?.stop());

  async function newAuthor(): Promise<Author> {
    const user = await signUpByCalls(product);
    const images = [
      { file: 'abcdefghij.png', description: 'Bud burst against illuminance', bytes: await picture('png') },
    ];
    const { body } = await submitPackage(product, user.token, researchPackage({ text: insights, images }));
    const run = await runEnd(product, user.token, body.runId ?? '');
    return { ...user, draft: `/api/drafts/${user.id}/${run.result?.id}` };
  }

  async function send(user: Pick<Author, 'token'>, method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(product.url + path, {
      method,
      headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }

  let plainDraft: Promise<Record<string, Uint8Array>> | undefined;
  async function prototype(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
    const { body } = await submitPackage(product, carol.token, bytes);
    const run = await runEnd(product, carol.token, body.runId ?? '');
    const signed = await send(carol, 'POST', `/api/drafts/${carol.id}/${run.result?.id}/signed-url`);
    return unzipSync(new Uint8Array(await (await fetch(signed.body['signedUrl'] as string)).arrayBuffer()));
  }

  const preview = (user: Author, version?: number) =>
    getJson(
      product,
      user.token,
      `${user.draft}/preview${version === undefined ? '' : `?version=${version}`}`,
    ) as Promise<DraftPreview>;
  const change = (user: Author, base: number, wanted: DraftChange) =>
    send(user, 'POST', `${user.draft}/versions`, { base, change: wanted });
  const newest = async (user: Author) => (await preview(user)).versions[0]?.number ?? 0;
  const balance = async (user: Author) =>
    ((await getJson(product, user.token, '/api/credits/balance')) as { credits: number }).credits;

  async function made(user: Author, version: number): Promise<Record<string, Uint8Array>> {
    const { body } = await send(user, 'POST', `${user.draft}/versions/${version}/files`);
    if (body['runId']) expect((await runEnd(product, user.token, body['runId'] as string)).state).toBe('succeeded');
    const signed = await send(user, 'POST', `${user.draft}/versions/${version}/signed-url`);
    return unzipSync(new Uint8Array(await (await fetch(signed.body['signedUrl'] as string)).arrayBuffer()));
  }

  /** The sentences of the body, or of one part. */
  function sentences({ text }: DraftPreview, where?: string) {
    return (text?.parts ?? [])
      .filter(({ id, title }) => (where === undefined ? id !== 'abstract' : title === where))
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
  }

  test('the run creates the first one, with its text, the origin of each sentence, and its files [D.62]', async () => {
    const draft = await preview(ann);
    expect(draft.versions).toEqual([expect.objectContaining({ number: 1, cause: 'first', ready: true })]);
    expect(draft.text?.parts.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Abstract', 'Background', 'Methods', 'Results', 'Discussion']),
    );
    expect(new Set(sentences(draft).map(({ origin }) => origin))).toEqual(new Set(['user']));
    expect(Object.keys(draft.figures)).toEqual(['figures/fig1.png']);
    const image = await fetch(Object.values(draft.figures)[0] ?? '');
    expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  });

  test('another template creates another version, typeset again and checked against its limits, free of charge [D.63]', async () => {
    const before = await balance(ann);
    const first = await preview(ann);
    expect(first.risks.map(({ rule }) => rule)).not.toContain('template-limits');
    // Clicked twice, and sent again because the first response was lost.
    const answers = await Promise.all(
      [1, 2, 3].map(() => change(ann, 1, { kind: 'template', template: 'ieee-journal' })),
    );
    expect(answers.map(({ status, body }) => [status, body['version']])).toEqual(Array(3).fill([200, 2]));
    const [old, now] = [await made(ann, 1), await made(ann, 2)];
    expect(strFromU8(old['main.tex'] as Uint8Array)).toMatch(/\\documentclass\[[^\]]*\]\{article\}/);
    expect(strFromU8(now['main.tex'] as Uint8Array)).toMatch(/\\documentclass\[[^\]]*\]\{IEEEtran\}/);
    expect(now['figures/fig1.png']).toEqual(old['figures/fig1.png']);
    expect(strFromU8((now['main.pdf'] as Uint8Array).slice(0, 5))).toBe('%PDF-');
    const draft = await preview(ann);
    expect(draft).toMatchObject({ version: { number: 2, cause: 'template', template: 'ieee-journal' } });
    expect(sentences(draft)).toEqual(sentences(first));
    expect((await fetch(draft.pdf?.url ?? '')).headers.get('Content-Type')).toBe('application/pdf');
    expect(await balance(ann)).toBe(before);
    // Choosing the current template creates no version; an unknown one is rejected with a message.
    expect((await change(ann, 2, { kind: 'template', template: 'ieee-journal' })).body).toEqual({ version: 2 });
    expect(await change(ann, 2, { kind: 'template', template: 'nature' })).toMatchObject({
      status: 400,
      body: { error: 'There is no such template.' },
    });
    expect(await newest(ann)).toBe(2);
  });

  test('a version downloads as Word, with its images, and as PDF, LaTeX and Markdown, for its owner only [D.131]', async () => {
    const fileOf = async (format: string) => {
      const { status, body } = await send(ann, 'POST', `${ann.draft}/versions/1/exports`, { format });
      expect(status).toBe(200);
      return fetch(body['signedUrl'] as string);
    };
    const word = await fileOf('docx');
    expect(word.headers.get('Content-Disposition')).toMatch(/\.docx/);
    const parts = unzipSync(new Uint8Array(await word.arrayBuffer()));
    expect(Object.keys(parts).filter((name) => /^word\/media\/.*\.png$/.test(name))).toHaveLength(1);
    const markdown = await (await fileOf('md')).text();
    const pdf = await fileOf('pdf');
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(pdf.headers.get('Content-Disposition')).toMatch(/^attachment;.*\.pdf/);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const latex = await fileOf('tex');
    expect(latex.headers.get('Content-Disposition')).toMatch(/^attachment;.*\.tex/);
    const source = await latex.text();
    expect(source).toContain('\\documentclass');
    expect(source).not.toContain('\\input{sections');
    for (const { words } of sentences(await preview(ann, 1)).slice(0, 5)) {
      const plain = /^[\w ,]+/.exec(words)?.[0] ?? '';
      expect(strFromU8(parts['word/document.xml'] as Uint8Array)).toContain(plain);
      expect(markdown).toContain(plain);
    }
    for (const [user, path, body, status] of [
      [bob, `${ann.draft}/versions/1/exports`, { format: 'docx' }, 403],
      [ann, `${ann.draft}/versions/99/exports`, { format: 'docx' }, 404],
      [ann, `${ann.draft}/versions/1/exports`, { format: 'exe' }, 400],
    ] as const)
      expect((await send(user, 'POST', path, body)).status).toBe(status);
  });

  test('a change from one of two tabs succeeds, and the other tab is notified', async () => {
    const base = await newest(ann);
    const [one, other] = sentences(await preview(ann), 'Methods');
    const edits = [one, other].map((sentence) => ({
      kind: 'edit' as const,
      sentence: sentence?.id ?? '',
      text: `${sentence?.words.slice(0, -1)}, in short.`,
    }));
    const answers = await Promise.all(edits.map((edit) => change(ann, base, edit)));
    const lost = answers.findIndex(({ status }) => status === 409);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers[lost]?.body).toMatchObject({ code: 'draft_changed' });
    expect(await newest(ann)).toBe(base + 1);
    // Repeated on the newest version it succeeds, and both changes are kept.
    expect((await change(ann, base + 1, edits[lost] as DraftChange)).status).toBe(200);
    const draft = await preview(ann);
    expect(
      sentences(draft)
        .filter(({ origin }) => origin === 'user-edited')
        .map(({ words }) => words)
        .sort(),
    ).toEqual(edits.map(({ text }) => text).sort());
  });

  test('moving a sentence corrects its move, and risks, gaps and coverage are rebuilt [F1.5]', async () => {
    const before = await preview(bob);
    const moved = sentences(before, 'Results')[0];
    const target = before.text?.places.find(({ move }) => move === 'limitation');
    const wanted = {
      kind: 'move' as const,
      sentence: moved?.id ?? '',
      section: target?.section ?? '',
      move: 'limitation' as const,
    };
    expect(await change(bob, 1, wanted)).toMatchObject({ status: 200, body: { version: 2 } });
    const after = await preview(bob);
    expect(sentences(after, 'Results').map(({ id }) => id)).not.toContain(moved?.id);
    expect(
      sentences(after, 'Discussion')
        .concat(sentences(after, 'Limitations'))
        .find(({ id }) => id === moved?.id),
    ).toMatchObject({
      words: moved?.words,
      origin: 'user',
      move: { label: 'limitation', sure: true },
    });
    const words = (draft: DraftPreview) =>
      sentences(draft)
        .map((sentence) => sentence.words)
        .sort();
    expect(words(after)).toEqual(words(before));
    // An overclaiming sentence is found after the edit, and its statement needs a source.
    const claim = sentences(after, 'Discussion')[0];
    const text = 'Consistent with previous studies, we definitively proved that lamps always harm every tree.';
    expect((await change(bob, 2, { kind: 'edit', sentence: claim?.id ?? '', text })).status).toBe(200);
    const edited = await preview(bob);
    const rules = edited.risks.filter(({ sentence }) => sentence === claim?.id).map(({ rule }) => rule);
    expect(rules).toContain('overclaiming-words');
    expect(edited.coverage.rows.find(({ sentence }) => sentence === claim?.id)?.text).toBe(text);
    const files = await made(bob, 3);
    expect(strFromU8(files['provenance.json'] as Uint8Array)).toContain('"your own words, edited"');
    expect(strFromU8(files['risk-checklist.md'] as Uint8Array)).toContain(text);
    expect(strFromU8(files['insights.txt'] as Uint8Array)).not.toContain('definitively');
  });

  test('the abstract repeats the sentence that the author chose, and follows edits in the body [D.79]', async () => {
    const carolsDraft = await newAuthor();
    const draft = await preview(carolsDraft);
    const repeated = sentences(draft, 'Abstract');
    expect(new Set(repeated.map(({ origin }) => origin))).toEqual(new Set(['user-repeated']));
    const body = new Map(sentences(draft).map((sentence) => [sentence.id, sentence.words]));
    for (const { repeats, words } of repeated) expect(body.get(repeats ?? '')).toBe(words);
    const result = sentences(draft, 'Results').find(({ id }) => !repeated.some(({ repeats }) => repeats === id));
    const choice = { kind: 'abstract' as const, slot: 'result' as const, sentence: result?.id ?? '' };
    expect((await change(carolsDraft, 1, choice)).body).toEqual({ version: 2 });
    expect((await change(carolsDraft, 2, choice)).body).toEqual({ version: 2 });
    const text = 'Trees near lamps opened their buds early.';
    expect((await change(carolsDraft, 2, { kind: 'edit', sentence: result?.id ?? '', text })).status).toBe(200);
    const edited = await preview(carolsDraft);
    expect(sentences(edited, 'Abstract').find(({ move }) => move?.label === 'result')).toMatchObject({
      words: text,
      repeats: result?.id,
    });
    expect((await change(carolsDraft, 3, { ...choice, sentence: null })).body).toEqual({ version: 4 });
    const prompts = (await preview(carolsDraft)).text?.parts[0]?.blocks.filter(({ kind }) => kind === 'gap');
    expect(prompts).toContainEqual({
      kind: 'gap',
      text: 'State the main result in one sentence.',
      slot: 'result',
      move: 'result',
    });
    expect((await change(carolsDraft, 4, { ...choice, sentence: 's999' })).status).toBe(400);
  });

  test('a figure is linked by its number, and can be linked to another sentence or to none [D.113]', async () => {
    const author = await newAuthor();
    const draft = await preview(author);
    const naming = sentences(draft).find(({ words }) => words.startsWith('Figure 1 shows'));
    expect(sentences(draft).filter(({ reference }) => reference !== null)).toEqual([]);
    const [other] = sentences(draft, 'Methods');
    const bind = (sentence: string | null) => ({ kind: 'figure' as const, figure: 'fig1', sentence });
    expect((await change(author, 1, bind(other?.id ?? ''))).body).toEqual({ version: 2 });
    const moved = sentences(await preview(author), 'Methods');
    expect(moved[1]).toMatchObject({
      origin: 'template',
      words: '(Figure 1)',
      editable: false,
      reference: { figure: 'fig1', sentence: other?.id, proposed: false },
    });
    expect(moved[0]?.words).toBe(other?.words);
    expect((await change(author, 2, bind(naming?.id ?? ''))).status).toBe(200);
    expect((await change(author, 3, bind(null))).status).toBe(200);
    expect((await change(author, 4, bind('s999'))).status).toBe(400);
  });

  test('other users cannot change a draft, and words that it does not contain are refused', async () => {
    const [sentence] = sentences(await preview(bob), 'Methods');
    const edit = { kind: 'edit' as const, sentence: sentence?.id ?? '', text: 'Mine now.' };
    const stranger = { ...ann, draft: bob.draft };
    for (const [method, path, body] of [
      ['POST', '/versions', { base: 3, change: edit }],
      ['POST', '/versions/2/files', undefined],
      ['POST', '/versions/2/signed-url', undefined],
      ['GET', '/preview?version=2', undefined],
    ] as const) {
      expect((await send(stranger, method, bob.draft + path, body)).status).toBe(403);
    }
    // In a path with their own id, another user's file name doesn't refer to a draft.
    const own = bob.draft.replace(bob.id, ann.id);
    expect((await send(ann, 'POST', `${own}/versions`, { base: 3, change: edit })).status).toBe(404);
    for (const text of ['', ' \n ', '...', '\u0000']) {
      expect((await change(bob, 3, { ...edit, text })).status).toBe(400);
    }
    expect((await change(bob, 3, { ...edit, sentence: 's999' })).status).toBe(400);
    expect((await change(bob, 9, edit)).status).toBe(404);
    // Users cannot start the run that generates files.
    const forged = await fetch(`${product.url}/functions/v1/run-workflow-text`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${ann.token}`,
        'x-function-slug': 'paper-version',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ text: '{}' }),
    });
    expect(forged.status).toBe(404);
    expect(await newest(bob)).toBe(3);
  });

  test('an invalid change is refused with a sentence, and no version is created [D.130]', async () => {
    const base = await newest(ann);
    const draft = await preview(ann);
    const [one] = sentences(draft, 'Methods');
    const sentence = one?.id ?? '';
    const author = { name: 'Ann Lee', affiliation: '', email: '', orcid: '', corresponding: false };
    for (const [wanted, said] of [
      [{ kind: 'split', sentence, first: 'One.', second: ' ' }, 'Please write at least one word.'],
      [{ kind: 'edit', sentence, text: `So${'!'.repeat(40)}` }, 'Text contains too many consecutive'],
      [{ kind: 'add', section: 'nowhere', after: null, paragraph: true, move: null, text: 'A b.' }, 'no such section'],
      [{ kind: 'figure-order', figures: ['fig9'] }, 'The figure is no longer in the draft.'],
      [{ kind: 'section-remove', section: 'abstract' }, 'no such section'],
      [{ kind: 'section-add', after: null, text: ' ' }, 'Please write at least one word.'],
      [{ kind: 'table', sentence, rows: [['a']] }, 'This table is no longer in the draft.'],
      [{ kind: 'authors', authors: [{ ...author, orcid: '0000-0000-0000-0000' }] }, 'ORCID is not valid'],
      [{ kind: 'authors', authors: Array.from({ length: 51 }, () => author) }, ''],
      [{ kind: 'keywords', keywords: Array.from({ length: 21 }, (_, index) => `k${index}`) }, ''],
      [{ kind: 'shift', sentence, to: 'sideways' }, ''],
      [{ kind: 'everything' }, ''],
    ] as const) {
      const { status, body } = await change(ann, base, wanted as never);
      expect([status, wanted.kind]).toEqual([400, wanted.kind]);
      expect(body['error']).toContain(said);
    }
    const large = await change(ann, base, { kind: 'code', sentence, text: 'x'.repeat(300_000) });
    expect(large.status).toBe(413);
    expect(await newest(ann)).toBe(base);
  });

  test('headings, authors and list items are changed by the same call, and appear in the files [D.130]', async () => {
    const base = await newest(ann);
    const methods = (await preview(ann)).text?.parts.find(({ title }) => title === 'Methods');
    const author = {
      name: 'Ann Lee',
      affiliation: 'Oak Lab',
      email: 'ann@example.org',
      orcid: '',
      corresponding: true,
    };
    const after =
      methods?.blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))[0]?.id ?? null;
    const changes: DraftChange[] = [
      { kind: 'authors', authors: [author] },
      { kind: 'heading', section: methods?.id ?? '', text: 'What we did' },
      {
        kind: 'add',
        section: methods?.id ?? '',
        after,
        paragraph: false,
        move: null,
        text: 'Trees were three years old.',
      },
    ];
    for (const [index, wanted] of changes.entries())
      expect(await change(ann, base + index, wanted)).toEqual({ status: 200, body: { version: base + index + 1 } });
    const files = await made(ann, base + 3);
    const source = Object.entries(files)
      .filter(([path]) => path.endsWith('.tex'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('\n');
    for (const words of ['Oak Lab', 'What we did', 'Trees were three years old.']) expect(source).toContain(words);
  });

  test('restoring an earlier version makes it the newest', async () => {
    const first = await preview(bob, 1);
    expect(await change(bob, 3, { kind: 'restore', version: 1 })).toMatchObject({ status: 200, body: { version: 4 } });
    const draft = await preview(bob);
    expect(draft.version).toMatchObject({ number: 4, cause: 'restore' });
    expect(draft.text).toEqual(first.text);
    expect(draft.risks).toEqual(first.risks);
  });

  test('two versions are compared by their sentences: added, removed, moved, edited', async () => {
    const changes = async (version: number, since: number) =>
      (await getJson(product, bob.token, `${bob.draft}/versions/${version}/changes?since=${since}`)) as {
        changes: { kind: string; before: { place: string } | null; after: { words: string } | null }[];
      };
    expect((await changes(2, 1)).changes).toEqual([
      {
        kind: 'moved',
        sentence: expect.any(String),
        before: expect.objectContaining({ place: 'Results' }),
        after: expect.objectContaining({ place: 'Discussion' }),
      },
    ]);
    expect((await changes(3, 2)).changes.map(({ kind }) => kind)).toEqual(['edited']);
    expect((await changes(4, 1)).changes).toEqual([]);
    // A rewritten paragraph: one sentence is kept, one edited, one added; then one is deleted.
    const block = (await preview(bob)).text?.parts
      .find(({ title }) => title === 'Discussion')
      ?.blocks.find((entry) => entry.kind === 'paragraph' && entry.sentences.length > 2);
    const lines = block?.kind === 'paragraph' ? block.sentences.map(({ words }) => words) : [];
    const sentence = block?.kind === 'paragraph' ? (block.sentences[0]?.id ?? '') : '';
    const anew = [lines[0], 'Now it says something else.', ...lines.slice(2), 'And it has a last word.'];
    expect((await change(bob, 4, { kind: 'rewrite', sentence, text: anew.join('\n') })).status).toBe(200);
    expect((await changes(5, 4)).changes.map(({ kind, after }) => [kind, after?.words])).toEqual([
      ['edited', 'Now it says something else.'],
      ['added', 'And it has a last word.'],
    ]);
    expect((await change(bob, 5, { kind: 'rewrite', sentence, text: anew.slice(0, -1).join('\n') })).status).toBe(200);
    expect((await changes(6, 5)).changes.map(({ kind }) => kind)).toEqual(['removed']);
    expect((await send(bob, 'GET', `${bob.draft}/versions/7/changes?since=1`)).status).toBe(404);
  });

  test('the inputs of a draft can be deleted at any time, and the draft can still be read and downloaded [F1.6]', async () => {
    const newestOf = await newest(bob);
    await made(bob, newestOf);
    const before = await preview(bob);
    const image = Object.values(before.figures)[0] ?? '';
    // The inputs cannot be deleted while a version is generated from them.
    expect((await change(bob, newestOf, { kind: 'template', template: 'spie' })).status).toBe(200);
    const { runId } = (await send(bob, 'POST', `${bob.draft}/versions/${newestOf + 1}/files`)).body;
    const refused = await send(bob, 'DELETE', `${bob.draft}/inputs`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'draft_busy' } });
    await send(bob, 'POST', `/api/runs/${runId}/cancel`);
    expect(await send(bob, 'DELETE', `${bob.draft}/inputs`)).toEqual({ status: 200, body: { images: 1 } });
    expect(await send(bob, 'DELETE', `${bob.draft}/inputs`)).toEqual({ status: 200, body: { images: 0 } });
    expect((await fetch(image)).status).toBe(404);
    const after = await preview(bob, newestOf);
    expect(after).toMatchObject({ inputs: null, figures: {}, text: before.text, risks: before.risks });
    expect((await fetch(after.pdf?.url ?? '')).status).toBe(200);
    expect(Object.keys(await made(bob, newestOf))).toContain('main.tex');
    for (const [answer, wanted] of [
      [await change(bob, newestOf + 1, { kind: 'template', template: 'llncs' }), 409],
      [await send(bob, 'POST', `${bob.draft}/versions/${newestOf + 1}/files`), 409],
    ] as const) {
      expect(answer).toMatchObject({ status: wanted, body: { code: 'draft_inputs_deleted' } });
    }
  });

  test('the data export contains every version and the stored inputs', async () => {
    const password = ann.password;
    const { body } = await send(ann, 'POST', '/api/account/export', { password });
    const files = unzipSync(new Uint8Array(await (await fetch(body['signedUrl'] as string)).arrayBuffer()));
    const name = ann.draft.split('/').at(-1) ?? '';
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'draft-versions.json',
        'draft-inputs.json',
        `drafts/${name}`,
        `drafts/${name.replace('.zip', '_v2.zip')}`,
      ]),
    );
    expect(Object.keys(files).some((path) => /^draft-images\/.*\.png$/.test(path))).toBe(true);
    const json = <T>(path: string) => JSON.parse(strFromU8(files[path] as Uint8Array)) as T[];
    // The sample draft that every new user gets is exported too.
    const draft = json<{ id: string; file_name: string }>('drafts.json').find(({ file_name }) => file_name === name);
    const versions = json<{ number: number; draft_id: string }>('draft-versions.json');
    expect(versions.filter(({ draft_id }) => draft_id === draft?.id).map(({ number }) => number)).toEqual(
      Array.from({ length: await newest(ann) }, (_, index) => index + 1),
    );
    expect(strFromU8(files['draft-inputs.json'] as Uint8Array)).toContain('Street trees in cities grow');
  });

  test.each([
    ['another idea', { text: otherIdea }, 'sections/02-introduction.tex', 'bridges'],
    ['a target journal', { options: { template: 'llncs' } }, 'main.tex', '{llncs}'],
    ['constraints', { options: { constraints: 'At most 100 words.' } }, 'risk-checklist.md', 'The limit is 100 words'],
    ['seed papers', { seeds: seedPaper }, 'references.bib', 'Light and buds'],
    ['data as pictures', { picture: true }, 'provenance.json', 'Caption of fig1'],
  ])('a prototype is created from an idea, and %s changes it [F1.4]', async (_, given, path, sign) => {
    const { picture: pictured, ...content } = { text: insights, ...given } as {
      text: string;
      picture?: boolean;
      options?: object;
      seeds?: string;
    };
    const images = pictured
      ? [{ file: 'abcdefghij.png', description: 'Bud burst of both years', bytes: await picture('png') }]
      : [];
    plainDraft = plainDraft ?? prototype(researchPackage({ text: insights }));
    const plain = await plainDraft;
    const zip = await prototype(researchPackage({ ...content, images }));
    const read = (files: Record<string, Uint8Array>) =>
      Object.entries(files)
        .filter(([name]) => name === path || (path.startsWith('sections/') && name.startsWith('sections/')))
        .map(([, bytes]) => strFromU8(bytes))
        .join('\n');
    expect(read(zip)).toContain(sign);
    expect(read(plain)).not.toContain(sign);
  });

  test('deleting the draft deletes all of its versions and files, even while one is being created', async () => {
    const base = await newest(ann);
    await change(ann, base, { kind: 'template', template: 'mnras' });
    const { pdf } = await preview(ann, 2);
    expect((await fetch(pdf?.url ?? '')).status).toBe(200);
    const path = ann.draft.slice('/api/drafts/'.length);
    expect((await send(ann, 'DELETE', '/api/drafts', { paths: [path] })).status).toBe(200);
    expect((await send(ann, 'GET', `${ann.draft}/preview`)).status).toBe(404);
    // The run in progress is cancelled, not marked as failed, because nothing was wrong with it.
    const making = async () => {
      const { runs } = (await getJson(product, ann.token, '/api/runs')) as { runs: { state: string }[] };
      return [...new Set(runs.map(({ state }) => state))].sort();
    };
    await expect.poll(making).toEqual(['cancelled', 'succeeded']);
    await expect.poll(async () => (await fetch(pdf?.url ?? '')).status).toBe(404);
  });
});

interface Author {
  readonly id: string;
  readonly token: string;
  readonly password: string;
  /** The base address of the draft's calls. */
  readonly draft: string;
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}
