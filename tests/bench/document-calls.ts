/** A started product, and the access token of one of its members. */
export interface Site {
  readonly url: string;
  readonly token: string;
}

/** Uploads a lease with the page's call; returns its id. */
export async function upload({ url, token }: Site, bytes: Uint8Array, name: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  const response = await fetch(`${url}/functions/v1/file-upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'x-function-slug': 'lease-abstract' },
    body: form,
  });
  const answer = (await response.json()) as { id?: string };
  if (answer.id === undefined) throw new Error(`an upload was refused: ${JSON.stringify(answer)}`);
  return answer.id;
}

/** Makes one of the calls for an uploaded document and reads its stream to the end. */
export async function call({ url, token }: Site, path: string, slug: string, fileId: string, signal?: AbortSignal) {
  const response = await fetch(`${url}/functions/v1/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'x-function-slug': slug, 'Content-Type': 'application/json' },
    body: JSON.stringify({ fileId }),
    ...(signal ? { signal } : {}),
  });
  return response.text();
}
