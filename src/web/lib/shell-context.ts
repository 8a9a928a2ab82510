import { createContext } from 'react-router';
import type { User } from '#contract/account.ts';

/** The server's data for a page; set by the HTTP app for each request. */
export interface ShellContext {
  /** The user of the session cookie, or null. */
  readonly user: User | null;
  /** An administrator is viewing the product as `user` until this time (ISO). */
  readonly impersonation: { readonly until: string } | null;
  readonly brand: { readonly name: string; readonly supportEmail: string; readonly founder: string };
  readonly appUrl: string;
  /** underConstruction: for the badge on the homepage and the heading of the blog. */
  readonly settings: {
    readonly bannerEnabled: boolean;
    /** Null for the product's own text. */
    readonly bannerText: string | null;
    readonly underConstruction: boolean;
  };
  /** Whether login through LinkedIn is set up here. */
  readonly linkedIn: boolean;
  /** Whether a language model is configured here. */
  readonly languageModel: boolean;
  /** Prices of active features by slug; empty for guests and if they couldn't be loaded. */
  readonly costs: Readonly<Record<string, number>>;
  /** Reports are removed after this many days; 0: never. */
  readonly reportDays: number;
  readonly nonce: string;
}

export const shellContext = createContext<ShellContext>();
