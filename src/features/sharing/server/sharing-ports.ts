import type { User } from '#contract/account.ts';
import type { Shareable } from '#server/base/sharing/shareable.ts';

/** What can be shared, by kind; implemented by each slice. */
export interface SharedSources<R, D> {
  readonly report: Shareable<R>;
  readonly draft: Shareable<D>;
}

/** What sharing needs from accounts. */
export interface AccountsPort {
  findUser(id: string): Promise<User | null>;
  readonly passwords: {
    hash(password: string): Promise<string>;
    verify(passwordHash: string, password: string): Promise<boolean>;
  };
}
