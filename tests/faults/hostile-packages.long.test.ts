import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insights } from '../support/insights.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { rawZip } from '../support/raw-zip.ts';
import { picture, plainInsights, researchPackage } from '../support/research-package.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { getJson, runEnd, submitPackage } from '../support/submit-package.ts';

let product: RunningProduct;
let user: Awaited<ReturnType<typeof signUpByCalls>>;
const credits = 1_000;
let charged = 0;

beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: String(credits) });
  user = await signUpByCalls(product);
});
afterAll(() => product?.stop());

const png = await picture('png');
const onePixel = await picture('png', { width: 1, height: 1 });
const wide = new Uint8Array(
  await sharp({ create: { width: 12_000, height: 60, channels: 3, background: '#dde' } })
    .png()
    .toBuffer(),
);
const cmyk = await picture('jpeg', { cmyk: true });
const image = (bytes: Uint8Array, name = 'abcDEF1234.png') => ({ file: name, bytes, description: 'What it shows' });
const ten = Array.from({ length: 10 }, (_, index) => image(png, `abcDEF123${index}.png`));

describe('each of these packages gets its draft', () => {
  const accepted: [string, Parameters<typeof researchPackage>[0]][] = [
    ['a plain text without images', { text: insights }],
    ['no text and one image', { images: [image(png)] }],
    ['one word beside an image', { text: 'Growth', images: [image(png)] }],
    ['ten images', { text: insights, images: ten }],
    [
      '10,000 characters',
      { text: plainInsights(990).padEnd(10_000, ' x').slice(0, 10_000).split(' ').slice(0, 1_000).join(' ') },
    ],
    [
      'only Chinese, Japanese and Korean',
      { text: '研究方法和结果表明这种材料的强度提高了。これは実験の結果です。결과는 분명하다.'.repeat(8) },
    ],
    ['right-to-left', { text: 'درسنا تأثير الضوء على نمو الأشجار في المدينة وقسنا النتائج بدقة. '.repeat(12) }],
    ['emoji', { text: `${insights} 🌳🙂👩‍🔬🏳️‍🌈` }],
    [
      'LaTeX commands',
      {
        text: `${insights} \\input{/etc/passwd} \\write18{id} \\def\\x{\\x}\\x $\\undefined{x}$ 100% & # _ ^ ~ { } \\end{document}`,
      },
    ],
    [
      'Typst code',
      { text: `${insights} #read("/etc/passwd") #eval("1") *bold* _it_ = Heading <label> @ref \`raw\` // comment` },
    ],
    ['a 1x1 image', { text: insights, images: [image(onePixel)] }],
    ['an image 12,000 pixels wide', { text: insights, images: [image(wide)] }],
    ['a CMYK JPEG', { text: insights, images: [image(cmyk, 'abcDEF1234.jpg')] }],
    [
      'hostile options',
      {
        text: insights,
        options: { title: '\\input{x} #panic() <script>', authors: ['{', '%'] },
        seeds: '@article{{{{',
      },
    ],
  ];

  test.each(accepted)('%s', async (_name, content) => {
    const sent = await submitPackage(product, user.token, researchPackage(content));
    expect(sent).toMatchObject({ status: 200, body: { runId: expect.any(String) } });
    const run = await runEnd(product, user.token, sent.body.runId ?? '');
    expect(run).toMatchObject({ state: 'succeeded', charge: 'captured', error: null });
    charged += run.cost;
    const zip = await draftZip(run.result?.id ?? '');
    expect(Object.keys(zip)).toEqual(expect.arrayContaining(['main.tex', 'main.pdf']));
    expect(Object.keys(zip).filter((name) => name.startsWith('figures/'))).toHaveLength(content.images?.length ?? 0);
    expect(new TextDecoder().decode(zip['main.pdf']?.slice(0, 5))).toBe('%PDF-');
  });
});

describe('each of these packages is refused with its sentence, without a charge', () => {
  const refused: [string, () => Uint8Array, number, string][] = [
    [
      'nothing at all',
      () => researchPackage({}),
      422,
      'Please provide either images with descriptions or research insights (minimum 100 words).',
    ],
    [
      'one word',
      () => researchPackage({ text: 'word' }),
      422,
      'Please provide either images with descriptions or research insights (minimum 100 words).',
    ],
    [
      'only punctuation beside an image',
      () => researchPackage({ text: '. , ; : . , ; :', images: [image(png)] }),
      422,
      'Text contains too much punctuation (max 50%). Please provide meaningful content with normal punctuation usage.',
    ],
    [
      'a text file called .png',
      () => researchPackage({ images: [image(new TextEncoder().encode('hello'))] }),
      422,
      'Invalid image file. Only PNG and JPEG/JPG formats are supported.',
    ],
    [
      'a name that climbs',
      () =>
        rawZip([
          { name: 'input.tex', content: insights },
          { name: '../x.png', content: png },
        ]),
      422,
      sentence(),
    ],
    ['a symbolic link', () => rawZip([{ name: 'input.tex', content: '/etc/passwd', mode: 0o120777 }]), 422, sentence()],
    ['a bomb', () => rawZip([{ name: 'input.tex', content: 'a'.repeat(100_000_000) }]), 422, sentence()],
    [
      '10,000 entries',
      () => rawZip(Array.from({ length: 10_000 }, (_, index) => ({ name: `f${index}`, content: '' }))),
      422,
      sentence(),
    ],
    ['no zip', () => new TextEncoder().encode('hello'), 422, sentence()],
    ['13 MB', () => new Uint8Array(13 * 1_048_576), 413, 'The upload is too large.'],
  ];

  test.each(refused)('%s', async (_name, make, status, error) => {
    const before = await balance();
    expect(await submitPackage(product, user.token, make())).toMatchObject({ status, body: { error } });
    expect(await balance()).toBe(before);
  });

  test('an image that is damaged after its signature ends its run with a sentence, without a charge', async () => {
    const damaged = new Uint8Array(png.slice(0, 60));
    const sent = await submitPackage(
      product,
      user.token,
      researchPackage({ text: insights, images: [image(damaged)] }),
    );
    const run = sent.body.runId ? await runEnd(product, user.token, sent.body.runId) : null;
    expect(run === null ? sent.body.error : run.error?.message).toMatch(/image/i);
    expect(run === null || run.charge === 'released').toBe(true);
  });
});

test('after all of it the credits are correct, nothing is held, and the server responds', async () => {
  expect(await balance()).toBe(credits - charged);
  const { runs } = (await getJson(product, user.token, '/api/runs?active=true')) as { runs: unknown[] };
  expect(runs).toEqual([]);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${product.url}/login`)).status).toBe(200);
  expect(product.output()).not.toMatch(/"level":"(?:error|fatal)"/);
});

function sentence(): string {
  return 'The research package could not be read. Please try again.';
}

async function balance(): Promise<number> {
  return ((await getJson(product, user.token, '/api/credits/balance')) as { credits: number }).credits;
}

async function draftZip(fileName: string): Promise<Record<string, Uint8Array>> {
  const path = `/api/drafts/${user.id}/${fileName}/signed-url`;
  const response = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${user.token}` },
  });
  const { signedUrl } = (await response.json()) as { signedUrl: string };
  // The URL has the site's configured origin, which is this product.
  return unzipSync(new Uint8Array(await (await fetch(signedUrl)).arrayBuffer()));
}
