import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import { type NewUser, verificationLink } from '../../support/new-user.ts';
import type { RunningProduct } from '../../support/running-product.ts';
import type { Visitor } from '../../support/visitor.ts';

/**
 * What first-time users do within two minutes, in any browser, using only visible labels. Each journey begins at the
 * homepage. `journeys` uses the same names as the tests.
 */
export const journeys: Readonly<Record<string, Journey>> = {
  'sees a sample report without an account [D.156]': async (visitor, { product }) => {
    await visitor.open(product.url);
    await visitor.click('link', 'See what it makes: two samples, without an account');
    await visitor.click('link', 'See the lease report');
    await visitor.sees('Linden Acoustics, Inc.');
    await visitor.click('link', /^Risks \d+$/);
    await visitor.click('link', /^Source of .*: Section \d/);
    await visitor.sees(/^Section \d.*, page \d+$/);
  },

  'finds the next critical date of a lease [D.150]': async (visitor, site) => {
    await runSampleLease(visitor, site);
    await visitor.sees('Next date');
    await visitor.click('link', /^Dates \d+$/);
    // The list may be there before the texts that depend on today's date.
    await visitor.sees(/in [\d,]+ days/);
    const dates = await visitor.read('Dates');
    const ahead = /Upcoming\s+([A-Z][a-z]{2} \d{1,2}, \d{4})\s+in [\d,]+ days/.exec(dates)?.[1];
    expect(Date.parse(ahead ?? '')).toBeGreaterThan(Date.now());
    await visitor.sees(new RegExp(`^${ahead}: `));
  },

  'corrects a wrong deposit and downloads the XLSX with it [D.151]': async (visitor, site) => {
    await runSampleLease(visitor, site);
    await visitor.click('link', /^Terms \d+$/);
    await visitor.click('button', 'Correct: Security deposit');
    await visitor.fill('Correct amount', '26,000');
    await visitor.click('button', 'Save');
    await visitor.sees('Corrected: Security deposit');
    await visitor.click('button', 'Download');
    const { sheets } = await readXlsx(await visitor.download('menuitem', /Excel|XLSX/));
    const row = sheets.find(({ name }) => name === 'Fields')?.rows.find((cells) => cells[1] === 'Security deposit');
    expect(row).toEqual(expect.arrayContaining([26_000, 'corrected']));
  },

  'answers a [citation needed] [D.121]': async (visitor, site) => {
    await register(visitor, site);
    await visitor.click('link', 'Start a paper');
    await visitor.click('button', 'Try with a sample');
    await visitor.click('link', 'Open the draft');
    await visitor.click('link', '[citation needed]');
    await visitor.fill(
      'Paste a DOI, or a BibTeX or RIS entry',
      '@book{lamps, author={Öztürk, Ayşe}, title={On Lamps}, publisher={Town Press}, year={1999}}',
    );
    await visitor.click('button', 'Cite the pasted work');
    await visitor.sees('Version 2 of 2');
    expect(await visitor.read('Background')).toMatch(/for most of the night\. \[\d\]/);
  },

  'shares a report for seven days and revokes it [D.161]': async (visitor, site) => {
    await runSampleLease(visitor, site);
    await visitor.click('button', 'Share');
    await visitor.choose('Expires after', '7 days');
    await visitor.click('button', 'Create link');
    await visitor.sees(/^Copy it now/);
    const link = await visitor.valueOf('Link');
    expect((await fetch(link)).status).toBe(200);
    await visitor.click('button', /^Revoke the link/);
    await visitor.sees('The link has been revoked');
    expect((await fetch(link)).status).toBe(410);
  },

  'creates an API key and runs Base Rent with curl from the docs page [D.69]': async (visitor, site) => {
    const { password } = await register(visitor, site);
    await visitor.click('button', /^Account of /);
    await visitor.click('menuitem', 'Account');
    await visitor.click('link', 'Manage API keys');
    await visitor.sees('New key');
    await visitor.fill('Name', 'First script');
    await visitor.click('button', 'Create key');
    await visitor.sees("Confirm it's you");
    await visitor.fill('Your password', password);
    await visitor.click('button', /^Create key$/);
    await visitor.sees('Copy your new key');
    const key = await visitor.valueOf('API key');
    await visitor.click('button', 'Done');
    await visitor.click('link', 'How to use the API');
    const example = await visitor.read('Example: run Base Rent');
    const { stdout } = await promisify(execFile)('bash', ['-c', example], { env: { ...process.env, API_KEY: key } });
    expect(stdout).toMatch(/"event":"workflow_finished"/);
  },
};

export interface JourneySite {
  readonly product: RunningProduct;
  /** Someone who doesn't have an account yet. */
  readonly newUser: NewUser;
}

export type Journey = (visitor: Visitor, site: JourneySite) => Promise<void>;

/** From the homepage to the dashboard, including the link in the mail. */
export async function register(visitor: Visitor, { product, newUser }: JourneySite): Promise<NewUser> {
  await visitor.open(product.url);
  await visitor.click('link', 'Register');
  await visitor.fill('Username', newUser.username);
  await visitor.fill('Email', newUser.email);
  await visitor.fill('Password', newUser.password);
  await visitor.fill('Confirm Password', newUser.password);
  await visitor.click('button', 'Create account');
  await visitor.sees('Didn’t get the email?');
  await visitor.open(await verificationLink(product, newUser.email));
  await visitor.sees('You can log in now');
  await visitor.fill('Email', newUser.email);
  await visitor.fill('Password', newUser.password);
  await visitor.click('button', /^log ?in$/i);
  await visitor.sees('First steps');
  return newUser;
}

export async function runSampleLease(visitor: Visitor, site: JourneySite): Promise<void> {
  await register(visitor, site);
  await visitor.click('link', 'Read a lease');
  await visitor.click('button', 'Try with a sample');
  await visitor.click('link', 'Open the report');
  await visitor.sees(/^Read automatically/);
}
