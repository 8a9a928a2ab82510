import type { OwnAccount } from '../../contract/own-account.ts';

/** Props of every section of the account page. */
export interface AccountSectionProps {
  readonly account: OwnAccount;
  /** Reloads the account after a change. */
  readonly reload: () => Promise<void>;
}
