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
