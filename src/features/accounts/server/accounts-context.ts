import type { Db, Trx } from '../../../server/db/database.ts';
import type { Platform } from '../../../server/platform.ts';
import type { AccountLimits } from './account-limits.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Tokens } from './tokens.ts';

/** What the rules of this slice work with; made once by createAccounts. */
export interface AccountsContext {
  readonly platform: Platform;
  readonly credits: CreditsPort;
  readonly audit: AuditPort;
  readonly tokens: Tokens;
  readonly hasher: PasswordHasher;
  readonly limits: AccountLimits;
}

/** What accounts need of credits, handed in because credits stand on accounts. */
export interface CreditsPort {
  /** Gives the credits of the free start, once per user, within the registration's transaction. */
  grantSignupCredits(trx: Trx, userId: string): Promise<void>;
  /** Credits that the user can spend; 0 for someone who never had any. */
  balanceOf(db: Db, userId: string): Promise<number>;
}

/** What accounts need of the admin log, handed in because the log is on accounts. */
export interface AuditPort {
  recordAct(
    trx: Trx,
    act: {
      readonly actor: { readonly id: string };
      readonly action: 'password_change';
      readonly target: { readonly type: 'users'; readonly id: string };
      readonly address: string;
    },
  ): Promise<void>;
}

/** Who asks, as far as a request tells: kept with a session, and counted by limits. */
export interface Client {
  readonly address: string;
  readonly addressBlock: string;
  readonly userAgent: string;
}
