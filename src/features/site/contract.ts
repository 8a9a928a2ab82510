import type { z } from 'zod';
import type { riskSchema } from '#contract/draft-result.ts';
import type { DocumentReport } from '#contract/lease-report.ts';
/** The pages for search engines and sharing, and the text of each preview image; {brand} is the installation's name. */
export const publicPages = [
  {
    name: 'home',
    path: '/',
    kicker: 'Manuscript prototypes',
    title: 'Prototype Your Manuscript In Minutes',
    text: 'From research insights and figures to a structured, cited draft with every gap and every risk marked.',
  },
  {
    name: 'philosophy',
    path: '/philosophy',
    kicker: 'Essay',
    title: 'Our Philosophy',
    text: 'Why a paper deserves a prototype before it deserves polish.',
  },
  {
    name: 'about',
    path: '/about',
    kicker: 'About',
    title: 'About {brand}',
    text: 'What it does, for whom, and what it does not do.',
  },
  {
    name: 'contact',
    path: '/contact',
    kicker: 'Contact',
    title: 'Write to a person',
    text: 'There is no form. Write as you would to a colleague.',
  },
  {
    name: 'terms',
    path: '/terms',
    kicker: 'Terms',
    title: 'Terms of Service',
    text: 'What {brand} owes you, what you owe {brand}, and how credits work, in 21 numbered sections.',
  },
  {
    name: 'api',
    path: '/docs/api',
    kicker: 'API',
    title: 'Run {brand} from your scripts',
    text: 'API keys, permissions, and examples with curl.',
  },
  {
    name: 'help',
    path: '/help',
    kicker: 'Help',
    title: 'How {brand} works',
    text: 'What each tool needs from you, and how to read what you get back.',
  },
  {
    name: 'glossary',
    path: '/glossary',
    kicker: 'Glossary',
    title: 'Terms of commercial leases',
    text: 'NNN, CAM, SNDA, TI, rsf and more, in one sentence each.',
  },
  {
    name: 'changelog',
    path: '/changelog',
    kicker: 'Changelog',
    title: 'What changed in {brand}',
    text: 'New tools, better reports and fixes, newest first.',
  },
  {
    name: 'blog',
    path: '/blog',
    kicker: 'Blog',
    title: 'Product updates and working notes',
    text: 'What has changed in {brand} and why, and notes on planning papers and reading leases.',
  },
  {
    name: 'samples',
    path: '/samples',
    kicker: 'Samples',
    title: 'A paper draft and a lease report',
    text: 'Made by {brand} from invented inputs, with nothing retouched.',
  },
] as const;

export type PublicPageName = (typeof publicPages)[number]['name'];

/** Whether the product works: /readyz for machines, and the status page for people. */
export interface Health {
  readonly ready: boolean;
  readonly checks: Readonly<Record<'database' | 'migrations' | 'storage', 'ok' | 'failed'>> & {
    /** With several processes. */
    readonly processes?: 'ok' | 'failed';
  };
}

/** The preview image of a public page's link. */
export function pageShareImage(name: PublicPageName): { path: string; alt: string } {
  return {
    path: `/share/pages/${name}.png`,
    alt: publicPages.find((page) => page.name === name)?.title.replace('{brand}', 'the product') ?? '',
  };
}

/** The files in src/samples made by the engines. */
export const sampleFiles = [
  'lease.pdf',
  'letter.pdf',
  'draft.pdf',
  'draft.zip',
  'lease-report.json',
  'draft.json',
  'draft-source.json',
] as const;
export type SampleFile = (typeof sampleFiles)[number];

/** Data that public pages read while the server renders them. */
export interface SiteReader {
  leaseReport(): Promise<DocumentReport>;
  sampleDraft(): Promise<SampleDraft>;
  offer(): Promise<PriceList>;
  version(): { readonly version: string; readonly commit: string | null };
}

/** The sample draft as its page shows it. */
export interface SampleDraft {
  readonly title: string;
  /** Rendered from its Markdown when the samples were made. */
  readonly html: string;
  readonly risks: readonly z.infer<typeof riskSchema>[];
}

/** Prices of runs and credits. */
export interface PriceList {
  readonly tools: readonly { readonly slug: string; readonly name: string; readonly credit_cost: number }[];
  readonly signupCredits: number;
  /** Null while the price is not known. */
  readonly pack: {
    readonly credits: number;
    /** In the currency's smallest unit. */
    readonly amount: number;
    readonly currency: string | null;
    /** Whether payments are simulated here. */
    readonly test: boolean;
  } | null;
}
