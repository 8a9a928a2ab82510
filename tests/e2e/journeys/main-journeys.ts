import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type Journey, register, runSampleLease } from './journeys.ts';

/**
 * Everyday use in any browser, in addition to `journeys`. For Chromium there are more detailed tests of each of these
 * pages.
 */
export const mainJourneys: Readonly<Record<string, Journey>> = {
  'uploads a lease, logs out, logs in again and finds the report': async (visitor, site) => {
    const { email, password } = await register(visitor, site);
    await visitor.click('link', 'Read a lease');
    await visitor.upload('Choose a lease', fileURLToPath(new URL('../../../src/samples/lease.pdf', import.meta.url)));
    await visitor.click('button', 'Submit');
    await visitor.sees('Analysis completed successfully!');
    await visitor.click('button', /^Account of /);
    await visitor.click('menuitem', 'Logout');
    await visitor.click('link', 'Login');
    await visitor.fill('Email', email);
    await visitor.fill('Password', password);
    await visitor.click('button', /^log ?in$/i);
    await visitor.click('link', 'My Reports');
    await visitor.click('link', /Linden Acoustics/);
    await visitor.sees(/^Read automatically/);
    await visitor.click('link', /^Terms \d+$/);
    await visitor.click('link', /^Source of Security deposit/);
    await visitor.sees(/^Section \d.*, page \d+$/);
  },

  'reads a draft next to its pages, and edits the sentence that they select': async (visitor, site) => {
    await register(visitor, site);
    await visitor.click('link', 'Start a paper');
    await visitor.click('button', 'Try with a sample');
    await visitor.click('link', 'Open the draft');
    await visitor.point('PDF pages', 'We followed 84');
    const words = await visitor.valueOf('Edit sentence');
    expect(words).toMatch(/^We followed 84 saplings/);
    await visitor.fill('Edit sentence', 'We followed 84 young limes of twelve streets.');
    await visitor.click('button', 'Save as a new version');
    await visitor.sees('Version 2 created');
    // Once the new version is typeset, the pages have the new sentence.
    await visitor.point('PDF pages', 'We followed 84 young');
    expect(await visitor.valueOf('Edit sentence')).toBe('We followed 84 young limes of twelve streets.');
  },

  'opens a shared report without an account': async (visitor, site) => {
    await runSampleLease(visitor, site);
    await visitor.click('button', 'Share');
    await visitor.choose('Expires after', '7 days');
    await visitor.click('button', 'Create link');
    await visitor.sees(/^Copy it now/);
    const link = await visitor.valueOf('Link');
    await visitor.click('button', 'Done');
    await visitor.click('button', /^Account of /);
    await visitor.click('menuitem', 'Logout');
    await visitor.sees('Login');
    await visitor.open(link);
    await visitor.sees('Linden Acoustics, Inc.');
    await visitor.click('link', /^Dates \d+$/);
    expect(await visitor.read('Dates')).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  },
};
