import type { Page } from 'playwright';
import type { RunningProduct } from './running-product.ts';

/** Creates the sample draft with the Paper Assistant and opens it. */
export async function openSampleDraft(page: Page, product: Pick<RunningProduct, 'url'>): Promise<void> {
  await page.goto(`${product.url}/paper-assistant`);
  await page.getByRole('button', { name: 'Try with a sample' }).click();
  await page.getByRole('link', { name: 'Open the draft' }).click();
  await page.getByRole('heading', { level: 1, name: /^Sample draft:/ }).waitFor();
}
