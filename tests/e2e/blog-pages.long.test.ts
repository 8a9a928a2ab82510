import pg from 'pg';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { picture } from '../support/research-package.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const root = { email: 'root@example.org', password: 'Correct-Horse-7' };

browserDescribe('blog management in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let pool: pg.Pool;
  beforeAll(async () => {
    product = await startProduct({ ADMIN_EMAIL: root.email, ADMIN_PASSWORD: root.password });
    pool = new pg.Pool({ connectionString: product.databaseUrl });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await pool?.end();
    await product?.stop();
  });

  async function asAdmin(path: string, options = {}) {
    const opened = await openPage(browser, options);
    const answer = await opened.context.request.post(`${product.url}/functions/v1/auth`, {
      data: { action: 'login', ...root },
    });
    expect(answer.ok()).toBe(true);
    await opened.page.goto(product.url + path, { waitUntil: 'networkidle' });
    return opened;
  }

  const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
  const content = (page: Page) => page.getByLabel('Content', { exact: true });
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

  test('a post is written, previewed, saved, edited and deleted [P2.15.21 P2.15.22 P2.15.23 P2.15.24 P2.15.25 P2.15.26 P5.17 P5.18 P8.8.6]', async () => {
    const { page, context, problems } = await asAdmin('/admin/blog');
    await page.getByRole('heading', { level: 1, name: 'Blog Management' }).waitFor();
    await page.getByText('No posts found.').waitFor();
    expect(await page.getByRole('form').count()).toBe(0);

    // Creating a post: the slug is generated and not asked for.
    await page.getByRole('link', { name: 'New Post' }).click();
    await page.getByRole('form', { name: 'New Post' }).waitFor();
    await page.getByLabel('Author name').fill('');
    await save(page);
    await page.getByText('Title is required').waitFor();
    await page.getByText('Author name is required').waitFor();
    await page.getByLabel('Title', { exact: true }).fill('What’s new: Spring!');
    await page.getByText('Address: /blog/whats-new-spring').waitFor();
    expect(await page.getByLabel('Slug').count()).toBe(0);
    await page.getByLabel('Author name').fill('Mara Example');
    const statuses = page.getByLabel('Status', { exact: true }).getByRole('option');
    expect(await statuses.allInnerTexts()).toEqual(['draft', 'published', 'archived']);
    expect(await page.getByLabel('Category').count()).toBe(1);

    expect(await content(page).getAttribute('rows')).toBe('15');
    await content(page).fill('strong');
    await content(page).selectText();
    await page.getByRole('button', { name: 'Bold' }).click();
    expect(await content(page).inputValue()).toBe('**strong**');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.locator('strong', { hasText: 'strong' }).waitFor();
    expect((await preview.boundingBox())?.height).toBeGreaterThanOrEqual(400);
    expect(await content(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByText(/^Saved as a draft at/).waitFor();
    await save(page);
    await toast(page, 'Blog post created successfully');
    await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}$/);

    // The list on the left; editing on the right, with the slug.
    const row = page.getByRole('listitem').filter({ hasText: 'What’s new: Spring!' });
    const day = new Date().toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
    await row.getByText(day).waitFor();
    await row.getByText('draft', { exact: true }).waitFor();
    await row.getByRole('link', { name: 'Edit What’s new: Spring!' }).waitFor();
    const form = page.getByRole('form', { name: 'Edit Post' });
    expect((await row.boundingBox())?.x).toBeLessThan((await form.boundingBox())?.x ?? 0);
    expect(await page.getByLabel('Slug').inputValue()).toBe('whats-new-spring');
    await page.getByLabel('Slug').fill('');
    await save(page);
    await page.getByText('Slug is required').waitFor();
    await page.getByLabel('Slug').fill('spring');
    await page.getByLabel('Status', { exact: true }).selectOption('published');
    await save(page);
    await toast(page, 'Blog post updated successfully');
    await row.getByText('published', { exact: true }).waitFor();
    await page.getByLabel('Publication', { exact: true }).waitFor();
    expect(await page.getByLabel('Publication', { exact: true }).inputValue()).toBe('keep');

    // Deleting asks for confirmation; Enter does nothing, Space confirms.
    await row.getByRole('button', { name: /^Delete/ }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Are you sure you want to delete this post?').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Cancel');
    await page.keyboard.press('Enter');
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await row.getByRole('button', { name: /^Delete/ }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Blog post deleted successfully');
    await page.waitForURL(/\/admin\/blog$/);
    await page.getByText('No posts found.').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('leaving with unsaved text asks first, the text is restored later, a newer version is reported, and an older one is compared and restored', async () => {
    const { rows } = await pool.query(
      `insert into blog_posts (title, slug, author_name, content) values ('Two at once', 'two', 'Mara Example', $1) returning id`,
      ['one\ntwo\nthree'],
    );
    const id = rows[0].id;
    const { page, context, problems } = await asAdmin(`/admin/blog/${id}`);
    await content(page).fill('one\n2\nthree');
    await page.getByText(/^Saved as a draft at/).waitFor();
    await page.getByRole('link', { name: 'New Post' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Are you sure you want to leave? Your changes will be lost.').waitFor();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('form', { name: 'New Post' }).waitFor();

    await page.getByRole('link', { name: 'Edit Two at once' }).click();
    await page.getByText(/^These are your unsaved changes from/).waitFor();
    expect(await content(page).inputValue()).toBe('one\n2\nthree');

    await pool.query(`update blog_posts set content = 'from elsewhere' where id = $1`, [id]);
    await save(page);
    await toast(page, 'Someone else has saved this post. Nothing was overwritten; your text is still here.');
    await page.getByText(/has saved version 2 of this post/).waitFor();
    expect(await content(page).inputValue()).toBe('one\n2\nthree');
    await page.getByRole('button', { name: 'Keep my version' }).click();
    await save(page);
    await toast(page, 'Blog post updated successfully');

    await page.getByText('Show earlier versions').click();
    await page.getByRole('button', { name: 'Compare version 1' }).click();
    const compared = page.getByRole('region', { name: 'Changes from version 1 to the text in the editor' });
    expect([await compared.locator('del').innerText(), await compared.locator('ins').innerText()]).toEqual([
      '− two',
      '+ 2',
    ]);
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await expect.poll(() => content(page).inputValue()).toBe('one\ntwo\nthree');
    // The rejected save is the only failed request.
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
    await context.close();
  });

  test('an image is uploaded into the text with its description, and on a phone nothing is wider than the screen', async () => {
    const { page, context, problems } = await asAdmin('/admin/blog/new', { width: 360, height: 760 });
    await page.getByRole('button', { name: 'Image' }).click();
    const dialog = page.getByRole('dialog');
    const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(await picture('png')) };
    await dialog.getByLabel('File').setInputFiles(file);
    await dialog.getByLabel('Description of the image').fill('A [rising] line');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect
      .poll(() => content(page).inputValue())
      .toMatch(/^!\[A \\\[rising\\\] line\]\(\/blog\/images\/[0-9a-f-]{36}\.png\)/);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const shown = page.getByRole('img', { name: 'A [rising] line' });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(problems).toEqual([]);
    await context.close();
  });
});
