import { Readable } from 'node:stream';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { type Api, createApi } from './endpoints.ts';
import type { HttpContext } from './env.ts';

/**
 * Serves signed URLs: the token is the permission, so nothing else is checked. Each access is an event in the security
 * log of the user that the URL was made for.
 */
export function serveSignedFiles(files: FileStore, db: Db): Api {
  const api = createApi();
  api.get('/files/:token', async (c) => {
    const claim = files.openSigned(c.req.param('token'));
    if (!claim) throw new AppError('link_expired');
    const { response, bytes } = await answerFile(c, files, claim);
    await recordEvent(db, {
      kind: 'file_opened',
      userId: claim.userId ?? null,
      // The folder shows the kind of file; the rest of the key may identify the person.
      details: { kind: claim.key.split('/')[0] ?? '', bytes, download: claim.downloadName !== undefined },
    });
    return response;
  });
  return api;
}

/** Streams a file from the store; throws not_found. */
export async function answerFile(
  c: HttpContext,
  files: Pick<FileStore, 'stat' | 'stream'>,
  file: { readonly key: string; readonly contentType?: string; readonly downloadName?: string },
): Promise<{ response: Response; bytes: number }> {
  const stat = await files.stat(file.key);
  if (!stat) throw new AppError('not_found');
  const content = await files.stream(file.key);
  c.header('Content-Type', file.contentType ?? 'application/octet-stream');
  c.header('Content-Length', String(stat.bytes));
  c.header('Content-Disposition', disposition(file.downloadName));
  c.header('Cache-Control', 'private, no-store');
  // Users created these files: opened in a browser, they can't run scripts or load anything.
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  return { response: c.body(Readable.toWeb(content) as ReadableStream), bytes: stat.bytes };
}

/** RFC 6266: an ASCII name for old clients, and the full name in UTF-8. */
function disposition(name: string | undefined): string {
  if (!name) return 'inline';
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
