import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { openPage } from './browser.ts';
import type { ControlKind, Visitor } from './visitor.ts';

export async function chromiumVisitor(browser: Browser): Promise<Visitor> {
  const { page, context } = await openPage(browser);
  page.setDefaultTimeout(20_000);
  const control = (kind: ControlKind, name: string | RegExp) =>
    page.getByRole(kind, { name, exact: typeof name === 'string' }).first();
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'networkidle' });
    },
    click: (kind, name) => control(kind, name).click(),
    fill: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    async choose(label, option) {
      await page.getByLabel(label, { exact: true }).selectOption({ label: option });
    },
    upload: (label, path) => page.getByLabel(label, { exact: true }).setInputFiles(path),
    point: (region, words) => page.getByRole('region', { name: region, exact: true }).getByText(words).first().click(),
    valueOf: (label) => page.getByLabel(label, { exact: true }).inputValue(),
    sees: (text) => seen(page, text),
    read: (region) => page.getByRole('region', { name: region, exact: true }).innerText(),
    async download(kind, name) {
      const [file] = await Promise.all([page.waitForEvent('download'), control(kind, name).click()]);
      return readFile(await file.path());
    },
    close: () => context.close(),
  };
}

async function seen(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}
