import { z } from 'zod';
import { AppError } from '../../../contract/errors.ts';
import { downloadReport } from '../../../contract/reports.ts';
import { call } from '../../../web/lib/api.ts';
import { texts } from './texts.ts';

/** Has the report made in one format and lets the browser save it; the address names the file. */
export async function startDownload(id: string, format: string): Promise<void> {
  const { signedUrl } = await call(downloadReport, { params: { id }, body: { format } });
  const link = document.createElement('a');
  link.href = signedUrl;
  link.download = '';
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}

/** What is said of a download that did not start. */
export function downloadFailure(error: unknown): string {
  const unsigned = error instanceof z.ZodError || (error instanceof AppError && error.code === 'signed_url_failed');
  return unsigned ? texts.failures.address : texts.failures.download;
}

/** 'PDF', 'Word', …: what a button says of a format. */
export function formatName(format: string): string {
  return names[format] ?? format.toUpperCase();
}

const names: Record<string, string | undefined> = { md: 'Markdown' };
