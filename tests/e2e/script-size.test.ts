import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDocumentTool } from '../support/document-run.ts';
import { makePdf, page as pageOf } from '../support/make-pdf.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

/** How much script a document loads before any interaction: the scripts that it names, and their imports. */
let product: RunningProduct;
let cookie: string;
let report: string;
beforeAll(async () => {
  product = await sharedProduct();
  const { email, password, token } = await signUpByCalls(product);
  const lease = makePdf([
    pageOf([
      'OFFICE LEASE',
      'This Lease is made as of March 3, 2021 between Alder Row LLC ("Landlord") and Quill Studio, Inc. ("Tenant").',
      '1. Term. The term is sixty (60) months. 2. Rent. Tenant shall pay monthly rent of $9,500.00.',
    ]),
  ]);
  report = await runDocumentTool(product, token, { slug: 'lease-abstract', name: 'lease.pdf', bytes: lease });
  const login = await fetch(`${product.url}/functions/v1/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'login', email, password }),
  });
  cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
});
afterAll(() => product?.stop());

const publicPages = [
  '/',
  '/blog',
  '/philosophy',
  '/about',
  '/contact',
  '/terms',
  '/help',
  '/glossary',
  '/changelog',
  '/status',
  '/samples',
  '/samples/paper',
  '/samples/lease',
  '/docs/api',
];

test.each(publicPages)('a guest loads %s with at most 3 KB of script, and without React', async (path) => {
  const script = await scriptOf(path);
  expect(script.kilobytes).toBeLessThanOrEqual(3);
  expect(script.files.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['/assets/static-page']);
});

const formPages = ['/login', '/register', '/forgot-password', '/verify-email'];

test.each(formPages)('a guest loads the form of %s with at most 3 KB of script until it is used', async (path) => {
  const script = await scriptOf(path);
  expect(script.kilobytes).toBeLessThanOrEqual(3);
  expect(script.files.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['/assets/late-start']);
});

test.each(formPages)('the form of %s then loads at most 166 KB of script, and no zod', async (path) => {
  const script = await scriptOf(path, '', 'used');
  expect(script.files.some((file) => file.startsWith('/assets/entry.client-'))).toBe(true);
  expect(script.files.filter((file) => /form-checks|zod|schemas/.test(file))).toEqual([]);
  expect(script.kilobytes).toBeLessThanOrEqual(166);
});

test.each(['/dashboard', '/about'])('a member loads %s with at most 150 KB of script', async (path) => {
  const script = await scriptOf(path, cookie);
  expect(script.files.some((file) => file.startsWith('/assets/entry.client-'))).toBe(true);
  expect(script.kilobytes).toBeLessThanOrEqual(150);
});

test.each(['', '?tab=terms'])('a member loads a report%s with at most 160 KB of script [D.150]', async (query) => {
  const script = await scriptOf(`/my-reports/${report}${query}`, cookie);
  expect(script.files.some((file) => file.startsWith('/assets/report-'))).toBe(true);
  expect(script.kilobytes).toBeLessThanOrEqual(160);
});

async function scriptOf(path: string, sent = '', form: 'unused' | 'used' = 'unused'): Promise<Script> {
  const response = await fetch(product.url + path, { headers: { Cookie: sent }, redirect: 'error' });
  const html = await response.text();
  const [waitingScript = '', list = ''] = waitingPattern.exec(html) ?? [];
  const named = [...html.replace(waitingScript, '').matchAll(loading)].map(([, file = '']) => file);
  const waiting = [...named, ...(form === 'used' ? list.split(' ') : [])];
  const bytes = new Map<string, number>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (bytes.has(file)) continue;
    const code = await readFile(join(import.meta.dirname, '../../build/client', file));
    bytes.set(file, gzipSync(code, { level: 9 }).length);
    const imports = code.toString().matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g);
    for (const [, imported] of imports) waiting.push(join(dirname(file), imported ?? ''));
  }
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  return { files: [...bytes.keys()], kilobytes: total / 1024 };
}

interface Script {
  readonly files: readonly string[];
  readonly kilobytes: number;
}

/** What loads immediately: a script's address, a preloaded module, an import of an inline module. */
const loading =
  /(?:<script[^>]* src=|<link rel="modulepreload" href=|\bimport (?:\* as \w+ from )?)"(\/assets\/[\w.-]+\.js)"/g;

/** The module of a form, which is not executed until the form is used, and the list of its files. */
const waitingPattern = /<script[^>]* data-start="([^"]*)"[^>]*>[^<]*<\/script>/;
