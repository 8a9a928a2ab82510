import type { Run } from '#contract/runs.ts';
import type { RunningProduct } from './running-product.ts';

/** Submits a package like the page; returns any status and JSON. */
export async function submitPackage(
  product: Pick<RunningProduct, 'url'>,
  token: string,
  bytes: Uint8Array,
  options: { idempotencyKey?: string; name?: string } = {},
): Promise<{ status: number; body: { fileId?: string; runId?: string; error?: string; code?: string } }> {
  const form = new FormData();
  form.set(
    'file',
    new File([bytes as Uint8Array<ArrayBuffer>], options.name ?? 'package.zip', { type: 'application/zip' }),
  );
  const response = await fetch(`${product.url}/functions/v1/upload-zip-to-temp`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'x-function-slug': 'paper-assistant',
      ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
    },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as { error?: string } };
}

/** Follows a run until it has ended. */
export async function runEnd(product: Pick<RunningProduct, 'url'>, token: string, runId: string): Promise<Run> {
  for (let tries = 0; tries < 600; tries += 1) {
    const run = (await getJson(product, token, `/api/runs/${runId}`)) as Run;
    if (['succeeded', 'failed', 'cancelled'].includes(run.state)) return run;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`run ${runId} did not end`);
}

export async function getJson(product: Pick<RunningProduct, 'url'>, token: string, path: string): Promise<unknown> {
  const response = await fetch(`${product.url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
