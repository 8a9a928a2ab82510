import type { RawBuilder } from 'kysely';
import type { Db, Trx } from '#server/base/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { AccountLimits } from './account-limits.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Tokens } from './tokens.ts';

/** The dependencies of this slice; created once by createAccounts. */
export interface AccountsContext extends AccountsPorts {
  readonly platform: Platform;
  readonly tokens: Tokens;
  readonly hasher: PasswordHasher;
  readonly limits: AccountLimits;
}

/** What accounts need from other slices. It is passed in, because those slices depend on accounts. */
export interface AccountsPorts {
  readonly credits: CreditsPort;
  readonly audit: AuditPort;
  readonly invitations: InvitationsPort;
  readonly drafts: DraftsPort;
}

interface CreditsPort {
  /** Grants the free credits, once per user, in the registration's transaction. */
  grantSignupCredits(trx: Trx, userId: string): Promise<void>;
  /** Credits that the user in a row of `users` can spend; 0 for a user who never had any. */
  readonly balanceOfUsers: RawBuilder<number>;
}

interface DraftsPort {
  /** The sample draft of a new user, in the transaction that verifies their address for the first time. */
  addFirstSample(trx: Trx, userId: string): Promise<void>;
}

interface AuditPort {
  recordAction(
    trx: Trx,
    act: {
      readonly actor: { readonly id: string };
      readonly action: 'password_change';
      readonly target: { readonly type: 'users'; readonly id: string };
      readonly address: string;
    },
  ): Promise<void>;
}

interface InvitationsPort {
  /** Throws unless the invitation code can be used, or none is required. */
  checkInvitation(db: Db, typed: string): Promise<void>;
  /** Uses up the invitation code in the registration's transaction; throws like checkInvitation. */
  redeemInvitation(trx: Trx, typed: string, userId: string): Promise<void>;
}

/** What is known about the client from the request; stored with sessions and used by limits. */
export interface Client {
  readonly address: string;
  readonly addressBlock: string;
  readonly userAgent: string;
}
