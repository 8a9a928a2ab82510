import type { OwnAccount } from '../../../../contract/own-account.ts';

/** What every section of the account page gets. */
export interface AccountSectionProps {
  readonly account: OwnAccount;
  /** Reads the account again; after every change. */
  readonly reload: () => Promise<void>;
}
