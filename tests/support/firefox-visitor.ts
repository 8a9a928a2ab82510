import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import type { ControlKind, Visitor } from './visitor.ts';

const path = process.env.FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((one) => existsSync(one));

export const hasFirefox = path !== undefined;

/** A separate Firefox, driven by WebDriver BiDi, without earlier visits. */
export async function firefoxVisitor(): Promise<Visitor> {
  if (path === undefined) throw new Error('no Firefox found');
  const downloads = await mkdtemp(join(tmpdir(), 'foredraft-firefox-'));
  const browser: Browser = await launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.helperApps.neverAsk.saveToDisk': 'application/octet-stream',
      'intl.accept_languages': 'en-US',
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'networkidle2' });
    },
    click: (kind, name) => clickControl(page, kind, name),
    async fill(label, text) {
      const field = await labelled(page, label);
      // Selects what the field has, so that typing replaces it.
      await field.evaluate((element) => (element as unknown as { select(): void }).select());
      await field.type(text);
    },
    async choose(label, option) {
      const field = await labelled(page, label);
      const value = await field.evaluate(
        (element, wanted) =>
          [...(element as HTMLSelectElement).options].find(({ label: shown }) => shown === wanted)?.value ?? '',
        option,
      );
      await field.select(value);
    },
    async upload(label, path) {
      const field = (await labelled(page, label)) as ElementHandle<HTMLInputElement>;
      await field.uploadFile(path);
    },
    async point(region, words) {
      const part = await found(page, 'section,[role=region]', region, true);
      const handle = await page.waitForFunction(elementWith, {}, part, words);
      await (handle.asElement() as ElementHandle<Element> | null)?.click();
    },
    valueOf: async (label) => (await labelled(page, label)).evaluate((element) => (element as HTMLInputElement).value),
    async sees(text) {
      await page.waitForFunction(isSeen, {}, ...patternOf(text));
    },
    async read(region) {
      const part = await found(page, 'section,[role=region]', region, true);
      return part.evaluate((element) => (element as HTMLElement).innerText);
    },
    async download(kind, name) {
      await clickControl(page, kind, name);
      return downloaded(downloads);
    },
    async close() {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}

const selectors: Readonly<Record<ControlKind, string>> = {
  button: 'button,[role=button],summary',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
};

const control = (page: Page, kind: ControlKind, name: string | RegExp) => found(page, selectors[kind], name, false);

/**
 * A page may replace a control after it was found and before it is clicked, for example on hydration; then the new one
 * is clicked.
 */
async function clickControl(page: Page, kind: ControlKind, name: string | RegExp): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await (await control(page, kind, name)).click();
    } catch (error) {
      if (tries === 3 || !String(error).includes('detached')) throw error;
    }
  }
}

const labelled = (page: Page, label: string) => found(page, 'input,textarea,select', label, false);

/** A pattern as its parts, which can be sent to the browser. */
function patternOf(text: string | RegExp): [string, string, boolean] {
  return typeof text === 'string' ? [text, '', false] : [text.source, text.flags, true];
}

/** Waits for the first visible, enabled element with this name. */
async function found(
  page: Page,
  selector: string,
  name: string | RegExp,
  isRegion: boolean,
): Promise<ElementHandle<Element>> {
  const handle = await page.waitForFunction(elementNamed, {}, selector, isRegion, ...patternOf(name));
  const element = handle.asElement();
  if (element === null) throw new Error(`nothing is called ${name}`);
  return element as ElementHandle<Element>;
}

/** Runs in the browser. */
function elementNamed(selector: string, isRegion: boolean, text: string, flags: string, isPattern: boolean) {
  const textOf = (ids: string) => ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '');
  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels;
    const ids = element.getAttribute('aria-labelledby');
    const label = element.getAttribute('aria-label');
    const own = isRegion ? '' : (element as HTMLElement).innerText;
    const name =
      ids !== null ? textOf(ids).join(' ') : (label ?? (labels?.length ? (labels[0]?.textContent ?? '') : own));
    return name
      .replace(/\s+/g, ' ')
      .replace(/ ?\(optional\)$/, '')
      .trim();
  };
  const matches = (name: string) => (isPattern ? new RegExp(text, flags).test(name) : name === text);
  const isUsable = (element: Element) =>
    element.getClientRects().length > 0 &&
    !(element as HTMLButtonElement).disabled &&
    element.getAttribute('aria-disabled') !== 'true' &&
    getComputedStyle(element).visibility === 'visible';
  return (
    [...document.querySelectorAll(selector)].find((element) => isUsable(element) && matches(nameOf(element))) ?? null
  );
}

/** Runs in the browser: the innermost element with these words. */
function elementWith(part: Element, words: string): Element | null {
  const all = [...part.querySelectorAll('*')].filter(
    (element) => element.textContent?.includes(words) && element.getClientRects().length > 0,
  );
  return all.at(-1) ?? null;
}

/** Runs in the browser: whether the text of an element, without those around it, is visible. */
function isSeen(text: string, flags: string, isPattern: boolean): boolean {
  const matches = (words: string) => (isPattern ? new RegExp(text, flags).test(words) : words.includes(text));
  return [...document.body.querySelectorAll('*')].some(
    (element) =>
      element instanceof HTMLElement &&
      element.getClientRects().length > 0 &&
      element.textContent !== null &&
      element.textContent.length < 2_000 &&
      matches(element.innerText.replace(/\s+/g, ' ').trim()),
  );
}

async function downloaded(folder: string): Promise<Buffer> {
  for (let tries = 0; tries < 200; tries += 1) {
    const names = await readdir(folder);
    const [name] = names;
    if (name !== undefined && !names.some((each) => each.endsWith('.part'))) {
      const bytes = await readFile(join(folder, name));
      if (bytes.length > 0) return bytes;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nothing was downloaded');
}
