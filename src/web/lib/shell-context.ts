import { createContext } from 'react-router';
import type { User } from '../../contract/account.ts';

/** What the server knows when it sends a page; set by the HTTP app for each request. */
export interface ShellContext {
  /** Who the session cookie belongs to, or null. */
  readonly user: User | null;
  /** An administrator looks at the product as `user` sees it, until this moment (ISO). */
  readonly view: { readonly until: string } | null;
  readonly brand: { readonly name: string; readonly supportEmail: string; readonly founder: string };
  readonly appUrl: string;
  /** underConstruction: the badge of the first page and the heading of the blog. */
  readonly settings: {
    readonly bannerEnabled: boolean;
    /** Null for the product's own. */
    readonly bannerText: string | null;
    readonly underConstruction: boolean;
  };
  /** Whether sign-in through LinkedIn is set up here. */
  readonly linkedIn: boolean;
  /** Whether a language model is configured here. */
  readonly languageModel: boolean;
  /** What each active feature costs, by its slug; nothing for guests and where it could not be read. */
  readonly costs: Readonly<Record<string, number>>;
  readonly nonce: string;
}

export const shellContext = createContext<ShellContext>();
