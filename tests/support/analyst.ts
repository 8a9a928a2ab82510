import { type Reachable, signUpByCalls } from './new-user.ts';

/** Sends a new member's files to Lease Abstract with the calls of its page, without the pre-analysis. */
export async function analyst(product: Reachable) {
  const { token } = await signUpByCalls(product);
  const headers = { Authorization: `Bearer ${token}`, 'x-function-slug': 'lease-abstract' };
  return async (name: string, bytes: Uint8Array) => {
    const form = new FormData();
    form.set('file', new File([bytes as BlobPart], name));
    const upload = await fetch(`${product.url}/functions/v1/file-upload`, { method: 'POST', headers, body: form });
    const { id, error } = (await upload.json()) as { id?: string; error?: string };
    if (id === undefined) return { message: error ?? '', charge: 'none' };
    const full = await fetch(`${product.url}/functions/v1/async-run-workflow-file`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ fileId: id }),
    });
    const message = await full.text();
    const asked = await fetch(`${product.url}/api/runs/${full.headers.get('X-Run-Id')}`, { headers });
    return { message, charge: ((await asked.json()) as { charge: string }).charge };
  };
}
