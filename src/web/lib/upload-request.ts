import { texts } from './texts.ts';

/**
 * A request with upload progress, which fetch doesn't support. Resolves with the response whatever its status; rejects
 * with a TypeError if the connection breaks, and with an AbortError if the signal fires.
 */
export function sendWithProgress(path: string, options: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = options;
    const abort = () => request.abort();
    const request = new XMLHttpRequest();
    const settle = (settled: () => void) => {
      signal?.removeEventListener('abort', abort);
      settled();
    };
    request.open('POST', path);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(options.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) options.onUploadProgress(event.loaded, event.total);
    });
    request.addEventListener('load', () => settle(() => resolve(responseOf(request))));
    request.addEventListener('error', () => settle(() => reject(new TypeError(texts.uploadCutOff))));
    request.addEventListener('abort', () => settle(() => reject(new DOMException(texts.uploadGivenUp, 'AbortError'))));
    if (signal?.aborted) {
      reject(new DOMException(texts.uploadGivenUp, 'AbortError'));
      return;
    }
    signal?.addEventListener('abort', abort);
    request.send(options.body);
  });
}

export interface UploadOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | string;
  readonly signal?: AbortSignal | undefined;
  /** Bytes sent so far, and in total. */
  readonly onUploadProgress: (sent: number, total: number) => void;
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(request.status === 204 ? null : (request.response as Blob), { status: request.status, headers });
}
