import { AppError } from '#contract/errors.ts';
import { texts } from './texts.ts';

/** Requests a signed address and lets the browser save the file; the address names it unless `name` does. */
export async function saveSigned(sign: () => Promise<{ signedUrl?: string }>, name = ''): Promise<void> {
  const { signedUrl } = await sign();
  if (!signedUrl) throw new AppError('signed_url_failed');
  saveAddress(signedUrl, name);
}

/** Lets the browser save fetched content. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  saveAddress(address, name);
  // The browser has started the download after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export const downloadStarted = texts.download.started;

/** The message for a download that didn't start; a response without an address has its own. */
export function downloadFailure(error: unknown): string {
  const unsigned = error instanceof AppError && error.code === 'signed_url_failed';
  return unsigned ? texts.download.unsigned : texts.download.failed;
}

function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}
