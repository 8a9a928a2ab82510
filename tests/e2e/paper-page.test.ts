import { unzipSync } from 'fflate';
import pg from 'pg';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, signUpByCalls } from '../support/new-user.ts';
import { picture, plainInsights } from '../support/research-package.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

browserDescribe('the Paper Assistant page', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: Awaited<ReturnType<typeof signUpByCalls>>;
  let context: BrowserContext;
  let png: Buffer;

  beforeAll(async () => {
    product = await sharedProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
    context = await newContext();
    png = Buffer.from(await picture('png'));
  });
  afterEach(async () => {
    // Closes every other context, because a page that waits for its session would delay the others.
    await Promise.all(browser.contexts().map((other) => (other === context ? closePages(other) : other.close())));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function newContext(options: Parameters<typeof openPage>[1] = {}): Promise<BrowserContext> {
    const { context, page } = await openPage(browser, options);
    await page.close();
    await logInByCall(context, product, member);
    return context;
  }

  /** The page in a new tab, so that no earlier input is there. */
  async function visit(inside = context): Promise<Page> {
    const page = await inside.newPage();
    await page.goto(`${product.url}/paper-assistant`);
    await insights(page).waitFor();
    return page;
  }

  const image = (name = 'figure.png', buffer = png, mimeType = 'image/png') => ({ name, mimeType, buffer });
  const gif = Buffer.from('GIF89a and more');
  const images = (count: number) => Array.from({ length: count }, (_, index) => image(`figure ${index + 1}.png`));

  test('has a back link to the dashboard, its title, its description and the credits that it needs [F2.3.1]', async () => {
    await onDatabase("update features set credit_cost = 7 where slug = 'paper-assistant'");
    const page = await visit();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Paper Assistant');
    await page.getByText('Turn research insights and images into a paper prototype').waitFor();
    await page.locator('header').getByText('7 credits', { exact: true }).waitFor();
    await onDatabase("update features set credit_cost = 10 where slug = 'paper-assistant'");
    await page.reload();
    await page.locator('header').getByText('10 credits', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Back to dashboard' }).click();
    await page.waitForURL(`${product.url}/dashboard`);
  });

  test('shows before submission what a model costs and which data is sent out, and look-ups can be switched off', async () => {
    const page = await context.newPage();
    await page.route('**/api/features/paper-assistant', async (route) => {
      const feature = await (await route.fetch()).json();
      const model = { name: 'a model at models.example', prices: { input: 3, output: 15 }, mostTokens: 150_000 };
      await route.fulfill({ json: { ...feature, engine: { name: 'built-in', model, literature: true } } });
    });
    await page.goto(`${product.url}/paper-assistant`);
    await insights(page).fill(plainInsights(120));
    const use = page.getByText('Your text is sent to the language model a model at models.example: about');
    await use.waitFor();
    const withLookUps = await use.innerText();
    expect(withLookUps).toMatch(/: about [\d,]+ tokens \(about \$0\.\d\d\)\.$/);
    const lookUps = page.getByRole('checkbox', { name: 'Look up the literature' });
    expect(await lookUps.isChecked()).toBe(true);
    await page.getByText('are sent to OpenAlex, Crossref, DataCite and arXiv.').waitFor();
    await lookUps.uncheck();
    await page.getByText('None of your text is sent to a library.').waitFor();
    expect(await use.innerText()).not.toBe(withLookUps);
    // The package contains it.
    // If the page were closed while its request is held, the request would reach the server.
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('upload-zip-to-temp'));
    await page.route('**/functions/v1/upload-zip-to-temp', (route) => route.abort());
    await page.getByRole('button', { name: 'Generate Academic Draft' }).click();
    const body = (await refused).postDataBuffer() ?? Buffer.alloc(0);
    const zip = body.subarray(body.indexOf('PK\u0003\u0004'));
    const options = unzipSync(new Uint8Array(zip.subarray(0, zip.lastIndexOf('PK\u0005\u0006') + 22)))[
      'prototype.json'
    ];
    expect(JSON.parse(Buffer.from(options ?? []).toString())).toMatchObject({ literature: false });
  });

  test('counts Latin words, numbers and single CJK characters, and shows how many are missing [F2.3.2 F5.6.6 F5.6.7]', async () => {
    const page = await visit();
    for (const [text, counted, missing] of [
      ['', 0, '100 more words needed'],
      ['  \n\t ', 0, '100 more words needed'],
      ['Trees near lamps', 3, '97 more words needed'],
      ['9.2 days, 84 trees', 4, '96 more words needed'],
      ['well-known don’t', 2, '98 more words needed'],
      ['光合作用', 4, '96 more words needed'],
      ['たばこ', 3, '97 more words needed'],
      ['연구 결과', 4, '96 more words needed'],
      ['pH值 7 の trees', 5, '95 more words needed'],
      ['... -- !', 0, '100 more words needed'],
      ['<b>two words</b><script>alert(1)</script>', 2, '98 more words needed'],
      ['be\u0000tween', 1, '99 more words needed'],
      [plainInsights(99), 99, '1 more word needed'],
      [plainInsights(100), 100, null],
      [plainInsights(1000), 1000, null],
    ] as const) {
      await insights(page).fill(text);
      await expect.poll(() => counter(page).innerText(), { message: text }).toBe(`${counted}/1000`);
      const said = page.getByText(/more words? needed/);
      if (missing === null) expect(await said.count()).toBe(0);
      else expect(await said.innerText()).toContain(missing);
    }
  });

  test('checks the limits of the text during typing [F5.1.1 F5.1.2 F5.6.3 F5.6.4 F5.6.5]', async () => {
    const page = await visit();
    const tooMuch =
      'Text contains too much punctuation (max 50%). Please provide meaningful content with normal punctuation usage.';
    const tooMany = 'Text contains too many consecutive punctuation marks (max 20). Please use normal punctuation.';
    const text = plainInsights(100);
    for (const [written, message] of [
      [plainInsights(1000), null],
      [plainInsights(1001), 'Maximum 1000 words allowed.'],
      [`${text} ${'!'.repeat(20)}`, null],
      [`${text} ${'!'.repeat(21)}`, tooMany],
      ['a! b? c. d; e,', null],
      ['a! ?b? .c. ;d; ,e,', tooMuch],
      // Formulas do not count as punctuation.
      [`a $${'+-*/'.repeat(8)}$ b`, null],
      [`a \\(${'=<>^'.repeat(8)}\\) b`, null],
      ['', null],
    ] as const) {
      await insights(page).fill(written);
      await expect.poll(() => problemAt(insights(page)), { message: written.slice(-40) }).toBe(message);
      expect(await insights(page).getAttribute('aria-invalid')).toBe(message === null ? null : 'true');
      expect(await insights(page).getAttribute('required')).toBeNull();
    }
  });

  test('ignores input beyond 10000 characters, and keeps the existing text [F5.1.2 F5.6.8]', async () => {
    const page = await visit();
    const full = `begin ${'nineteen-characters '.repeat(499)}the very end.!`;
    expect(full).toHaveLength(10_000);
    await insights(page).fill(full);
    await page.getByText('The text has 10,000 characters').waitFor();
    await insights(page).evaluate((control: HTMLTextAreaElement) => control.setSelectionRange(6, 6));
    await insights(page).pressSequentially('X');
    await page.keyboard.insertText('pasted');
    expect(await insights(page).inputValue()).toBe(full);
    await insights(page).evaluate((control: HTMLTextAreaElement) => control.setSelectionRange(0, 5));
    await page.keyboard.insertText('START now');
    expect(await insights(page).inputValue()).toBe(`START${full.slice(5)}`);
    // The caret is after the accepted text.
    expect(await insights(page).evaluate((control: HTMLTextAreaElement) => control.selectionStart)).toBe(5);
    await insights(page).fill(`${full}more`);
    expect(await insights(page).inputValue()).toBe(full);
  });

  test('can be submitted with 100 words or with one image, but never with less or without a session [F2.3.6 F5.1.1]', async () => {
    const page = await visit();
    await expect.poll(() => submit(page).isEnabled()).toBe(false);
    await insights(page).fill(plainInsights(99));
    expect(await submit(page).isEnabled()).toBe(false);
    await insights(page).fill(plainInsights(100));
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    await insights(page).fill('');
    await expect.poll(() => submit(page).isEnabled()).toBe(false);
    await files(page).setInputFiles([image()]);
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    await page.getByTitle('Remove image').click();
    await expect.poll(() => submit(page).isEnabled()).toBe(false);

    // Until the login state is known, the button is disabled; logged-out users do not get the page at all.
    const early = await (await newContext()).newPage();
    await early.route('**/functions/v1/auth', () => {});
    await early.goto(`${product.url}/paper-assistant`);
    await early.getByRole('status').getByText('Loading').waitFor();
    expect(await submit(early).count()).toBe(0);
    const { page: stranger } = await openPage(browser);
    await stranger.goto(`${product.url}/paper-assistant`);
    expect(stranger.url()).toBe(`${product.url}/login`);
  });

  test('accepts images by dropping, in the zone or next to it, and by pasting, and counts them out of 10 [F2.3.4]', async () => {
    const page = await visit();
    const zone = page.getByTestId('drop-zone');
    const uploaded = (count: number) => zone.getByText(`${count} of 10 files uploaded`, { exact: true }).waitFor();
    await uploaded(0);
    await transfer(zone, 'drop', [image('a.png'), image('b.png')]);
    await uploaded(2);
    // Outside the zone the browser would open the file instead of the page.
    expect(await transfer(page.getByRole('heading', { level: 1 }), 'drop', [image('c.png')])).toBe('prevented');
    await uploaded(3);
    await transfer(insights(page), 'paste', [image('d.png')]);
    await uploaded(4);
    await transfer(zone, 'drop', [image('e.gif', gif, 'image/gif')]);
    await page.getByRole('alert').getByText('Invalid file type.').waitFor();
    await uploaded(4);
    await page.getByTitle('Remove image').first().click();
    await uploaded(3);
    expect(await page.getByRole('alert').getByText('Invalid file type.').count()).toBe(0);
  });

  test('shows a preview, the size, a description and a remove button for each image [F2.3.3 F2.9.1 F3.2]', async () => {
    const page = await visit();
    const large = Buffer.concat([png, Buffer.alloc(20_000 - png.length)]);
    await files(page).setInputFiles([image('small.png'), image('large one.png', large)]);
    const cards = page.getByRole('listitem').filter({ has: page.getByLabel('Image Description') });
    await expect.poll(() => cards.count()).toBe(2);
    const preview = cards.first().getByRole('img');
    expect(await preview.getAttribute('src')).toMatch(/^blob:/);
    await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(320);
    await cards
      .first()
      .getByText(`${Math.round(png.length / 1024)} KB`, { exact: true })
      .waitFor();
    await cards.nth(1).getByText('20 KB', { exact: true }).waitFor();
    await cards.nth(1).getByLabel('Image Description').fill('Stays.');
    const remove = cards.first().getByRole('button');
    expect(await remove.getAttribute('title')).toBe('Remove image');
    await remove.click();
    await expect.poll(() => cards.count()).toBe(1);
    await cards.first().getByText('large one.png').waitFor();
    expect(await cards.first().getByLabel('Image Description').inputValue()).toBe('Stays.');
    // The same file can be chosen again, and the images are lost when the page is left.
    await files(page).setInputFiles([image('small.png')]);
    await expect.poll(() => cards.count()).toBe(2);
    await page.reload();
    await insights(page).waitFor();
    expect(await cards.count()).toBe(0);
  });

  test('has optional descriptions that are counted and limited to 250 words and 2500 characters [F2.9.2 F4.5.1 F5.2.1]', async () => {
    const page = await visit();
    await files(page).setInputFiles([image()]);
    const description = page.getByLabel('Image Description');
    const count = page.getByTestId('description-counter');
    await expect.poll(() => count.innerText()).toBe('0/250 words');
    expect(await problemAt(description)).toBeNull();
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    for (const [words, colour, message] of [
      [1, '--muted', null],
      [225, '--muted', null],
      [226, '--warn', null],
      [250, '--warn', null],
      [251, '--bad', 'Maximum 250 words allowed.'],
      [225, '--muted', null],
    ] as const) {
      await description.fill(plainInsights(words));
      await expect.poll(() => count.innerText()).toBe(`${words}/250 words`);
      await expect.poll(() => colourOf(count), { message: `${words} words` }).toBe(await token(page, colour));
      expect(await problemAt(description)).toBe(message);
    }
    const long = 'abcd '.repeat(500);
    await description.fill(`${long}more`);
    expect(await description.inputValue()).toBe(long);
  });

  test('refuses an invalid file with its sentence, and keeps the others [F5.1.5 F5.1.6 F5.1.7 F8.1.1]', async () => {
    const page = await visit();
    const problem = page.getByRole('alert');
    const count = (number: number) => page.getByText(`${number} of 10 files uploaded`, { exact: true }).waitFor();
    const ofSize = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
    const type = 'Invalid file type. Only PNG and JPEG/JPG images are allowed.';
    for (const [chosen, message, left] of [
      [[image('a.gif', gif, 'image/gif')], type, 0],
      [[image('a.pdf', gif, 'application/pdf'), image('good.png')], type, 1],
      [[image('a.png', ofSize(1_048_577))], 'File is too large. Maximum size is 1MB.', 1],
      [
        [image('notes.png', Buffer.from('Not a picture at all.'))],
        'Invalid image file. Only PNG and JPEG/JPG formats are supported.',
        1,
      ],
      [images(11), 'You can upload a maximum of 10 images.', 1],
      [images(10), 'You can upload a maximum of 10 images.', 1],
    ] as const) {
      await files(page).setInputFiles([...chosen]);
      await problem.getByText(message, { exact: true }).waitFor();
      await count(left);
    }
    await files(page).setInputFiles([image('exactly.png', ofSize(1_048_576)), ...images(8)]);
    await count(10);
    expect(await problem.getByText('.').count()).toBe(0);
    await files(page).setInputFiles([image()]);
    await problem.getByText('You can upload a maximum of 10 images.', { exact: true }).waitFor();
    await count(10);
  });

  test('reports other failures while files are chosen, and keeps working [F8.1.2]', async () => {
    const page = await visit();
    await page.evaluate(() => {
      const create = URL.createObjectURL;
      URL.createObjectURL = () => {
        URL.createObjectURL = create;
        throw new Error('no memory');
      };
    });
    await files(page).setInputFiles([image()]);
    await page
      .getByRole('alert')
      .getByText('An unknown error occurred during file selection.', { exact: true })
      .waitFor();
    await files(page).setInputFiles([image()]);
    await page.getByText('1 of 10 files uploaded', { exact: true }).waitFor();
  });

  test('shows what is missing after a submission by keyboard with too little text or with errors, and moves the focus there [F5.1.3 F5.1.4]', async () => {
    const page = await visit();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('upload-zip-to-temp')) sent.push(request.url());
    });
    const refused = (message: string) => page.getByRole('alert').getByText(message, { exact: true });
    const nothing = 'Please provide either images with descriptions or research insights (minimum 100 words).';
    await insights(page).fill(plainInsights(99));
    await insights(page).press('Control+Enter');
    await refused(nothing).waitFor();
    expect(await isFocused(insights(page))).toBe(true);
    // The message disappears as soon as something is changed.
    await insights(page).press('End');
    await page.keyboard.insertText(' more');
    await refused(nothing).waitFor({ state: 'detached' });

    await files(page).setInputFiles(images(2));
    await page.getByLabel('Image Description').nth(1).fill(plainInsights(251));
    const descriptions = 'Please fix the errors in image descriptions before submitting.';
    await submit(page).click();
    await refused(descriptions).waitFor();
    expect(await isFocused(page.getByLabel('Image Description').nth(1))).toBe(true);

    await page.getByLabel('Image Description').nth(1).fill('Fine.');
    await insights(page).fill('!'.repeat(21));
    await submit(page).click();
    await refused(
      'Text contains too many consecutive punctuation marks (max 20). Please use normal punctuation.',
    ).waitFor();
    expect(await isFocused(insights(page))).toBe(true);
    expect(sent).toEqual([]);
  });

  test('restores text and details after a reload of the tab, for this user only', async () => {
    const page = await visit();
    await insights(page).fill('What I have written so far.');
    await page.locator('summary').click();
    await page.getByLabel('Working title').fill('Lamps and leaves');
    await page.reload();
    await expect.poll(() => insights(page).inputValue()).toBe('What I have written so far.');
    await page.locator('summary').click();
    expect(await page.getByLabel('Working title').inputValue()).toBe('Lamps and leaves');

    const other = await openPage(browser);
    await logInByCall(other.context, product, await signUpByCalls(product));
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    await other.page.goto(`${product.url}/paper-assistant`);
    await other.page.evaluate((entries) => {
      for (const [key, value] of Object.entries(JSON.parse(entries))) sessionStorage.setItem(key, String(value));
    }, kept);
    await other.page.reload();
    await insights(other.page).waitFor();
    expect(await insights(other.page).inputValue()).toBe('');
  });

  test('fits a phone: nothing is wider than 360 px, and the bar never covers the focused element', async () => {
    const phone = await newContext({ width: 360, height: 640 });
    const page = await visit(phone);
    await insights(page).fill(plainInsights(400));
    await files(page).setInputFiles(images(3));
    await page.getByText('3 of 10 files uploaded', { exact: true }).waitFor();
    await page.locator('summary').click();
    // During layout, something may briefly extend beyond the window.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const top = await topOfBar(page);
    // One thin row, however small the screen.
    expect(640 - top).toBeLessThan(96);
    await insights(page).focus();
    const passed: string[] = [];
    while (!(await isFocused(submit(page)))) {
      await page.keyboard.press('Tab');
      if (await isFocused(submit(page))) break;
      passed.push(await page.evaluate(() => document.activeElement?.tagName ?? ''));
      const bottom = () =>
        page.evaluate(() => {
          const focused = document.activeElement as HTMLElement;
          // The file input covers its whole zone.
          return (focused.closest('label') ?? focused).getBoundingClientRect().bottom;
        });
      // The page scrolls after the focus has moved.
      await expect.poll(bottom, { message: passed.join(' ') }).toBeLessThanOrEqual(top);
      expect(passed.length).toBeLessThan(40);
    }
    expect(passed.filter((name) => name === 'TEXTAREA').length).toBeGreaterThanOrEqual(6);
  });

  test('keeps the line typed at the end of a long text above the bar', async () => {
    const page = await visit();
    await insights(page).fill(`${'A line of the text.\n'.repeat(60)}end`);
    await insights(page).press('Control+Home');
    await insights(page).press('Control+End');
    await page.keyboard.type('!');
    const top = await topOfBar(page);
    // The caret is in the last line, which ends at the padding above the control's lower edge.
    await expect
      .poll(() => insights(page).evaluate((control) => control.getBoundingClientRect().bottom - 16))
      .toBeLessThanOrEqual(top);
  });

  // accessibility.long.test.ts checks every page in both themes.
  test('has no accessibility violation, empty, filled and with errors', async () => {
    const page = await visit();
    expect(await axeFaults(page)).toEqual([]);
    await insights(page).fill('!'.repeat(21));
    await files(page).setInputFiles([image(), image('b.gif', gif, 'image/gif')]);
    await page.getByText('1 of 10 files uploaded', { exact: true }).waitFor();
    await page.getByLabel('Image Description').fill(plainInsights(251));
    await page.locator('summary').click();
    await submit(page).click();
    await page.getByText('Please fix the errors in image descriptions before submitting.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await axeFaults(page, { colors: true })).toEqual([]);
  });

  async function onDatabase(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
});

const closePages = (context: BrowserContext) => Promise.all(context.pages().map((page) => page.close()));
const insights = (page: Page) => page.getByLabel('Research insights');
const counter = (page: Page) => page.getByTestId('word-counter');
const submit = (page: Page) => page.getByRole('button', { name: 'Generate Academic Draft' });
/** The top of the action bar. */
const topOfBar = async (page: Page) =>
  (await submit(page).locator('xpath=ancestor::div[contains(@class, "sticky")]').boundingBox())?.y ?? 0;
const files = (page: Page) => page.locator('input[type=file]');
const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);
const colourOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

/** The current value of a color token, as computed by the browser. */
function token(page: Page, name: string): Promise<string> {
  return page.evaluate((variable) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = `var(${variable})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

/** The control's error description, if any. */
function problemAt(control: Locator): Promise<string | null> {
  return control.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const id = ids.find((id) => id.endsWith('-error') || id.endsWith('-problem'));
    return id === undefined ? null : (document.getElementById(id)?.innerText.trim() ?? null);
  });
}

/** Drops or pastes files on an element; returns whether the page prevented the browser's default. */
async function transfer(
  target: Locator,
  kind: 'drop' | 'paste',
  chosen: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<'prevented' | 'left to the browser'> {
  const list = chosen.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  return target.evaluate(
    (element, { kind, list }) => {
      const carried = new DataTransfer();
      for (const { name, mimeType, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        carried.items.add(new File([bytes], name, { type: mimeType }));
      }
      const options = { bubbles: true, cancelable: true };
      if (kind === 'drop') element.dispatchEvent(new DragEvent('dragover', { ...options, dataTransfer: carried }));
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: carried })
          : new ClipboardEvent('paste', { ...options, clipboardData: carried });
      return element.dispatchEvent(event) ? ('left to the browser' as const) : ('prevented' as const);
    },
    { kind, list },
  );
}
