import pg from 'pg';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { openPages } from '../support/open-pages.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('the public pages in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser;
  let desk: { page: Page; problems: string[] };

  beforeAll(async () => {
    product = await startProduct({ SUPPORT_EMAIL: 'help@lab.example', FOUNDER_NAME: 'Ada Example' });
    browser = await launchBrowser();
    desk = await openPage(browser);
    member = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** A guest at the path; on desktop always in the same window. */
  async function guest(path: string, options?: object): Promise<{ page: Page; problems: string[] }> {
    const { page, problems } = options ? await openPage(browser, options) : desk;
    problems.length = 0;
    await page.goto(product.url + path);
    return { page, problems };
  }

  /** A page that runs no scripts: for what the server sends. */
  async function reader(): Promise<Page> {
    const context = await browser.newContext({ javaScriptEnabled: false });
    return context.newPage();
  }

  async function ofMember(): Promise<{ page: Page; problems: string[] }> {
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, member);
    return { page, problems };
  }

  test('/ is the landing page for a guest and leads a logged-in user to the dashboard [P2.1.1]', async () => {
    const visit = await guest('/');
    await visit.page.getByRole('heading', { level: 1, name: 'Prototype Your Manuscript In Minutes' }).waitFor();
    expect(visit.page.url()).toBe(`${product.url}/`);
    const { page, problems } = await ofMember();
    await page.goto(product.url);
    await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
    expect(page.url()).toBe(`${product.url}/dashboard`);
    expect([...visit.problems, ...problems]).toEqual([]);
  });

  test('the landing page opens with its headline, and its two buttons lead to /login and /philosophy [F2.2.1 F2.2.2]', async () => {
    const { page, problems } = await guest('/');
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
      'Prototype Your Manuscript In Minutes',
    ]);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Prototype Now', exact: true }).click();
    await page.waitForURL(`${product.url}/login`);
    await page.goBack();
    await main.getByRole('link', { name: 'Our Philosophy', exact: true }).click();
    await page.waitForURL(`${product.url}/philosophy`);
    await page.getByRole('heading', { level: 1, name: 'Our Philosophy' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('the manuscript on the first screen has its notes: the sentence, the source, the risk', async () => {
    const { page } = await guest('/');
    const manuscript = page.getByRole('figure', { name: 'A page of a paper prototype' });
    for (const note of ['your sentence', '10.1098/rspb.2016.0813', 'A comparison without a test or an interval']) {
      expect(await manuscript.innerText()).toContain(note);
    }
    const source = manuscript.getByRole('link');
    expect(await source.getAttribute('href')).toBe('https://doi.org/10.1098/rspb.2016.0813');
  });

  test('the Writing Trap names four problems, and How it Works three steps in order [F2.2.3 F2.2.4]', async () => {
    const { page } = await guest('/');
    const trap = page.getByRole('region', { name: 'The Writing Trap' });
    expect(await trap.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Late Feedback',
      'Citation Overload',
      'Structure Paralysis',
      'Formatting Friction',
    ]);
    const steps = page.getByRole('region', { name: 'How it Works' }).locator('ol > li');
    expect(await steps.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Input',
      'Reason & Assemble',
      'Download',
    ]);
  });

  test('Clarity Before Commitment compares before and after in four rows of a table [F2.2.5]', async () => {
    for (const width of [1440, 360]) {
      const { page } = await guest('/', { width });
      const table = page.getByRole('table', { name: 'Clarity Before Commitment' });
      expect(await table.getByRole('columnheader').allInnerTexts(), `${width}`).toEqual([
        'What changes',
        'Before',
        'After',
      ]);
      expect(await table.getByRole('rowheader').allInnerTexts(), `${width}`).toEqual([
        'First Feedback',
        'Literature Clarity',
        'Risk Visibility',
        'Journal Fit',
      ]);
      for (const cell of await table.getByRole('cell').allInnerTexts()) expect(cell.trim().length).toBeGreaterThan(20);
      expect(await table.getByRole('cell').count(), `${width}`).toBe(8);
    }
  });

  test('six quotes are attributed by role only and marked as illustrative [F2.2.6]', async () => {
    const { page } = await guest('/');
    const voices = page.getByRole('region', { name: 'What it is for, by role' });
    expect(await voices.locator('blockquote').count()).toBe(6);
    const roles = await voices.locator('figcaption').allInnerTexts();
    expect(new Set(roles)).toEqual(
      new Set([
        'Doctoral candidate',
        'Thesis advisor',
        'Postdoctoral researcher',
        'Principal investigator',
        'Clinician scientist',
        'Research librarian',
      ]),
    );
    expect(await voices.innerText()).toContain('These quotes are illustrative');
  });

  test("the closing call's 'Try' leads to /register and its 'Contact Us' to /contact [F2.2.7]", async () => {
    const { page, problems } = await guest('/');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Try', exact: true }).click();
    await page.waitForURL(`${product.url}/register`);
    await page.goBack();
    await main.getByRole('link', { name: 'Contact Us', exact: true }).click();
    await page.waitForURL(`${product.url}/contact`);
    expect(problems).toEqual([]);
  });

  test('the page mentions LaTeX and PDF, a free start and no credit card [F1.11]', async () => {
    const { page } = await guest('/');
    const offer = page.getByRole('main').getByRole('list').first();
    expect(await offer.getByRole('listitem').allInnerTexts()).toEqual([
      'LaTeX and PDF download',
      'Free start',
      'No credit card',
    ]);
  });

  test('the badge UNDER CONSTRUCTION is shown unless its setting is off [F1.8]', async () => {
    const { page } = await guest('/');
    const badge = page.getByRole('main').getByText('UNDER CONSTRUCTION', { exact: true });
    expect(await badge.isVisible()).toBe(true);
    await store(product, 'show_under_construction', 'false');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await badge.count()).toBe(0);
    await store(product, 'show_under_construction', 'true');
    await page.reload();
    expect(await badge.isVisible()).toBe(true);
  });

  test('the public pages state what a prototype is not, and that private data trains no public model [F1.9 F1.10]', async () => {
    for (const path of ['/', '/philosophy', '/about', '/terms']) {
      const { page } = await guest(path);
      const text = await page.getByRole('main').innerText();
      expect(text, path).toMatch(/prototype is a planning and validation aid, not a ready-to-submit manuscript/i);
      expect(text, path).toMatch(/do(es)? not train public models on private project data/);
    }
  });

  test('Our Philosophy is an article of nine sections with a readable length [F2.10.2]', async () => {
    const { page, problems } = await guest('/philosophy');
    const article = page.getByRole('article');
    expect(await article.locator('section[id] > h2').allInnerTexts()).toEqual([
      'Put uncertainty on the table',
      'Leading voices',
      'The timing mismatch',
      'A practical mosaic',
      'The manuscript prototype',
      'Boundaries and ethics',
      "Why it's worth it",
      'Invitation',
      'References',
    ]);
    const essay = await article.locator('section[id]:not(#references)').allInnerTexts();
    const words = essay.join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(1800);
    expect(words).toBeLessThanOrEqual(2500);
    expect(problems).toEqual([]);
  });

  test('the eight references have working identifiers, and each is cited in the text', async () => {
    const { page } = await guest('/philosophy');
    const list = page.locator('#references ol > li');
    expect(await list.count()).toBe(8);
    const links = list.getByRole('link');
    expect(await links.count()).toBe(8);
    for (const link of await links.all()) {
      const [text, address] = [await link.innerText(), (await link.getAttribute('href')) ?? ''];
      if (text.startsWith('ISBN ')) {
        const digits = text.slice(5).replaceAll('-', '');
        expect(address).toBe(`https://openlibrary.org/isbn/${digits}`);
        expect(checkDigitHolds(digits), text).toBe(true);
      } else {
        expect(text).toMatch(/^doi:10\.\d{4,}\/\S+$/);
        expect(address).toBe(`https://doi.org/${text.slice(4)}`);
      }
    }
    for (let number = 1; number <= 8; number += 1) {
      const citation = page.getByRole('link', { name: `Reference [${number}]` });
      expect(await citation.first().getAttribute('href')).toBe(`#reference-${number}`);
      expect(await page.locator(`li#reference-${number}`).count()).toBe(1);
    }
  });

  test('its contents stay visible on wide screens, follow the reader and scroll smoothly to 100 px above a section [F2.10.1]', async () => {
    const { page, problems } = await openPage(browser);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await recordScrolls(page);
    await page.goto(`${product.url}/philosophy`);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const current = () => contents.locator('[aria-current="location"]').allInnerTexts();
    expect(await contents.getByRole('link').count()).toBe(9);
    await expect.poll(current).toEqual(['Put uncertainty on the table']);

    await contents.getByRole('link', { name: 'The manuscript prototype' }).click();
    await expect.poll(() => topOf(page, 'prototype'), { timeout: 20_000 }).toBe(100);
    await expect.poll(current).toEqual(['The manuscript prototype']);
    expect(await page.evaluate(() => (window as unknown as Scrolled).asked)).toEqual(['smooth']);
    expect(page.url()).toBe(`${product.url}/philosophy#prototype`);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('prototype');
    const { y = 0 } = (await contents.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(64);
    expect(y).toBeLessThan(120);

    // It follows manual scrolling, down and up.
    for (const [id, name] of [
      ['worth', "Why it's worth it"],
      ['voices', 'Leading voices'],
    ] as const) {
      await page.evaluate((at) => {
        document.getElementById(at)?.scrollIntoView({ behavior: 'instant' });
      }, id);
      await expect.poll(current).toEqual([name]);
    }
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 100_000);
    await expect.poll(current).toEqual(['References']);
    expect(problems).toEqual([]);
  });

  test('scrolling to a section is instant for readers who prefer reduced motion, by click and by URL', async () => {
    const { page } = await openPage(browser);
    await recordScrolls(page);
    await page.goto(`${product.url}/philosophy#mosaic`);
    await expect.poll(() => topOf(page, 'mosaic')).toBe(100);
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Leading voices' }).click();
    expect(await topOf(page, 'voices')).toBe(100);
    expect(await page.evaluate(() => (window as unknown as Scrolled).asked)).toEqual(['instant']);
  });

  test('long contents keep the current entry in view', async () => {
    const { page } = await guest('/terms', { width: 1280, height: 560 });
    const last = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last();
    expect(await inView(last)).toBe(false);
    await section(page, 'Changes to these terms, and contact').scrollIntoViewIfNeeded();
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 100_000);
    await expect.poll(() => inView(last)).toBe(true);
    expect(await last.getAttribute('aria-current')).toBe('location');
  });

  test('on a phone the contents are folded above the text', async () => {
    const { page } = await guest('/philosophy', { width: 360, height: 740 });
    expect(await page.getByRole('navigation', { name: 'Contents' }).count()).toBe(0);
    await page.getByText('Contents', { exact: true }).locator('visible=true').click();
    await page.getByRole('main').getByRole('link', { name: 'Invitation' }).click();
    await expect.poll(() => topOf(page, 'invitation')).toBe(100);
  });

  test('the byline has a date and the founder’s name from the settings [F2.10.3]', async () => {
    const { page } = await guest('/philosophy');
    const byline = page.getByText('By Ada Example');
    expect(await byline.innerText()).toContain('November 11, 2025');
    expect(await byline.locator('time').getAttribute('datetime')).toBe('2025-11-11');
  });

  test('the article ends with links to /login and /contact [F2.10.4]', async () => {
    const { page } = await guest('/philosophy');
    const closing = page.getByRole('region', { name: 'Try the argument on your own paper' });
    expect(
      await closing.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/login', '/contact']);
  });

  test('the article argues for agile writing and against ghostwriting [F1.12 F1.13]', async () => {
    const { page } = await guest('/philosophy');
    const text = await page.getByRole('article').innerText();
    for (const point of [/agile/i, /feedback/i, /manuscript prototype/i, /traceable citations/i, /risk signals/i]) {
      expect(text).toMatch(point);
    }
    expect(text).toContain('Journal-aligned structure');
    expect(text).toContain('Foredraft is not ghostwriting.');
    expect(text).toContain('Research judgment stays with the researcher.');
  });

  test('About covers each of its subjects, and its Back link leads to / [F2.11.1]', async () => {
    const { page, problems } = await guest('/about');
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'The product',
      'What a Paper Prototype is',
      'The process',
      'What we believe',
      "The researcher's advantage",
      'Academic integrity',
      'Advisors and teams',
      'Privacy',
    ]);
    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL(`${product.url}/`);
    expect(problems).toEqual([]);
  });

  test('Contact has the support address from the settings and the reply time, but no form [F2.12.1]', async () => {
    const { page } = await guest('/contact');
    const main = page.getByRole('main');
    expect(await main.locator('form, input, textarea, button').count()).toBe(0);
    const address = main.getByRole('link', { name: 'help@lab.example', exact: true });
    expect(await address.getAttribute('href')).toBe('mailto:help@lab.example');
    expect(await main.innerText()).toContain('24-48 hours on business days');
  });

  test('Contact lists its six topics; two of them need a word in the subject, and their links fill it in [F2.12.2 F2.12.3]', async () => {
    const { page } = await guest('/contact');
    const topics = page.getByRole('main').getByRole('listitem');
    expect(await topics.getByRole('heading').allInnerTexts()).toEqual([
      'Technical support and bug reports',
      'Usage questions',
      'Performance feedback',
      'Feature proposals',
      'Security disclosure',
      'Data export or deletion requests',
    ]);
    for (const [topic, subject] of [
      ['Security disclosure', 'SECURITY'],
      ['Data export or deletion requests', 'Data Request'],
    ] as const) {
      const row = topics.filter({ hasText: topic });
      expect(await row.innerText()).toContain(`Your subject must contain “${subject}”`);
      const link = new URL((await row.getByRole('link').getAttribute('href')) ?? '');
      expect(link.protocol + link.pathname).toBe('mailto:help@lab.example');
      expect(link.searchParams.get('subject')).toBe(subject);
    }
  });

  test('the Terms of Service are in effect since November 11, 2025 and have 21 numbered sections [F2.13.1]', async () => {
    const { page, problems } = await guest('/terms');
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    expect(await page.getByText('Effective November 11, 2025').count()).toBe(1);
    const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(titles.map((title) => Number.parseInt(title, 10))).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
    expect(new Set(titles.map((title) => title.replace(/^\d+/, ''))).size).toBe(21);
    expect(problems).toEqual([]);
  });

  test('the terms name the minimum age and the data that may not be uploaded [F2.13.2]', async () => {
    const { page } = await guest('/terms');
    expect(await section(page, 'Who may use the service').innerText()).toContain('at least 16 years old');
    const prohibited = section(page, 'Data that may not be uploaded');
    expect(await prohibited.innerText()).toContain('You may not enter or upload:');
    expect(await prohibited.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
  });

  test('the terms name Singapore law and the limit of liability [F2.13.3]', async () => {
    const { page } = await guest('/terms');
    expect(await section(page, 'Governing law and disputes').innerText()).toContain('governed by the law of Singapore');
    expect(await section(page, 'Limit of liability').innerText()).toContain(
      'the greater of USD 100 or the fees that you paid to us in the 6 months before',
    );
  });

  test('the terms require 30 days of negotiation, then one arbitrator in Singapore [F2.13.4]', async () => {
    const { page } = await guest('/terms');
    const disputes = await section(page, 'Governing law and disputes').innerText();
    expect(disputes).toContain('settle it informally for 30 days');
    expect(disputes).toContain('by arbitration, by one arbitrator. The seat of the arbitration is Singapore.');
  });

  test('the terms state that credits are non-refundable and may expire, and that a separate agreement is possible [F2.13.5]', async () => {
    const { page } = await guest('/terms');
    expect(await section(page, 'Credits and payment').innerText()).toContain(
      'Credits are non-refundable and may expire.',
    );
    expect(await section(page, 'Enterprise and regulated customers').innerText()).toContain(
      'Enterprise customers, and customers in regulated fields, may get a separate agreement',
    );
  });

  test('/terms#top opens at the top of the terms, and the end links back there [P2.1.12]', async () => {
    const { page, problems } = await guest('/terms#top');
    const title = page.getByRole('heading', { level: 1 });
    await expect.poll(() => inView(title)).toBe(true);
    expect(await page.locator('#top').count()).toBe(1);
    expect(await page.locator('#top').getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.getByRole('link', { name: 'Back to top' }).scrollIntoViewIfNeeded();
    await expect.poll(() => inView(title)).toBe(false);
    await page.getByRole('link', { name: 'Back to top' }).click();
    await expect.poll(() => inView(title)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('/translator sends a guest to /login and shows Under Construction with the planned features to a user [P2.1.7 F2.4.1 F2.4.2]', async () => {
    const visit = await guest('/translator');
    expect(visit.page.url()).toBe(`${product.url}/login`);
    const { page, problems } = await ofMember();
    await page.goto(`${product.url}/translator`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Translator' }).waitFor();
    expect(await main.getByText('Under Construction', { exact: true }).isVisible()).toBe(true);
    expect(await main.locator('form, input, textarea, button').count()).toBe(0);
    const list = main.getByRole('region', { name: 'Coming Soon' }).getByRole('listitem');
    expect((await list.allInnerTexts()).map((text) => text.toLowerCase())).toEqual([
      'multi-language document translation',
      'academic terminology preservation',
      'citation format maintenance',
      'real-time collaboration',
    ]);
    expect(problems).toEqual([]);
  });

  test('the pages are available to a logged-in user as well', async () => {
    const { page, problems } = await ofMember();
    for (const [path, heading] of openPages) {
      await page.goto(product.url + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(page.url()).toBe(product.url + path);
    }
    expect(problems).toEqual([]);
  });

  test('every page has one title, a description, and its own URL for search engines and shared links', async () => {
    const page = await reader();
    const seen = new Set<string>();
    for (const path of ['/', ...openPages.map(([path]) => path)]) {
      await page.goto(`${product.url}${path}?from=elsewhere`);
      const title = await page.title();
      expect(title, path).toContain('Foredraft');
      expect(await page.locator('head > title').count(), path).toBe(1);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length, path).toBeGreaterThan(70);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href'), path).toBe(product.url + path);
      expect(await page.locator('meta[property="og:url"]').getAttribute('content'), path).toBe(product.url + path);
      for (const text of [title, description ?? '']) {
        expect(text, path).not.toMatch(/[{}]/);
        expect(seen.has(text), text).toBe(false);
        seen.add(text);
      }
    }
  });

  test('our own texts contain no exclamation mark and no unfilled placeholder', async () => {
    const page = await reader();
    for (const path of ['/', ...openPages.map(([path]) => path)]) {
      await page.goto(product.url + path);
      const text = await page.getByRole('main').innerText();
      expect(text, path).not.toMatch(/[!{}*]|\[\[/);
    }
  });
});

/** A numbered section of the terms. */
function section(page: Page, title: string) {
  return page.getByRole('region', { name: title });
}

async function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate((at) => Math.round(document.getElementById(at)?.getBoundingClientRect().top ?? Number.NaN), id);
}

function inView(locator: ReturnType<Page['getByRole']>): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 64 && bottom <= innerHeight;
  });
}

interface Scrolled {
  asked: (string | undefined)[];
}

/** Collects in `asked` the requested behavior of each scroll. */
async function recordScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: (string | undefined)[] = [];
    Object.assign(window, { asked });
    const scrollTo = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
    window.scrollTo = ((first: ScrollToOptions | number, top?: number) => {
      if (typeof first === 'number') return scrollTo({ left: first, top: top ?? 0 });
      asked.push(first.behavior);
      scrollTo(first);
    }) as typeof window.scrollTo;
  });
}

/** ISBN-13: the sum of the digits, weighted alternately 1 and 3, is a multiple of ten. */
function checkDigitHolds(digits: string): boolean {
  const sum = Array.from(digits, (digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3)).reduce((a, b) => a + b, 0);
  return digits.length === 13 && sum % 10 === 0;
}

async function store(product: RunningProduct, key: string, value: string): Promise<void> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  await database.query(
    `insert into system_settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
    [key, value],
  );
  await database.end();
}
