import type { RunningProduct } from './running-product.ts';

interface DocumentRun {
  readonly slug: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly keepPages?: boolean;
}

/** Runs a document tool with the calls of its page, without the pre-analysis; returns the report's id. */
export async function runDocumentTool(
  product: Pick<RunningProduct, 'url'>,
  token: string,
  { slug, name, bytes, keepPages = false }: DocumentRun,
): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'x-function-slug': slug };
  const form = new FormData();
  form.set('file', new File([bytes as BlobPart], name));
  const upload = await fetch(`${product.url}/functions/v1/file-upload`, { method: 'POST', headers, body: form });
  const { id } = (await upload.json()) as { id: string };
  const full = await fetch(`${product.url}/functions/v1/async-run-workflow-file`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ fileId: id, keepPages }),
  });
  const told = await full.text();
  const run = await fetch(`${product.url}/api/runs/${full.headers.get('X-Run-Id')}`, { headers });
  const { result } = (await run.json()) as { result: { id: string } | null };
  if (!result) throw new Error(`no report on ${name}: ${told}`);
  return result.id;
}

/** Runs Base Rent for a number of years with usual values, like its page; returns the report's id. */
export async function runBaseRent(product: Pick<RunningProduct, 'url'>, token: string, term = '5'): Promise<string> {
  const values = {
    term,
    ti_allow: '35.00',
    space_size: '10,000',
    base_rent_min: '50.00',
    base_rent_max: '65.00',
    op_ex_pct: '15.00',
    op_ex_escal: '3.00',
    ti_rate: '8.00',
  };
  const response = await fetch(`${product.url}/functions/v1/run-workflow-text`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'x-function-slug': 'base-rent-sens',
    },
    body: JSON.stringify({ text: JSON.stringify(values) }),
  });
  const events = await response.text();
  const id = /"result":\{"kind":"report","id":"([^"]+)"/.exec(events)?.[1];
  if (id === undefined) throw new Error(`no report: ${response.status} ${events}`);
  return id;
}
