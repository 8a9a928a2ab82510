import type { CatalogueEntry } from './catalogue-entry.ts';

/** The admin area. */
export const administrationErrors = {
  user_not_found: { status: 404, message: 'This user does not exist. The account may have been deleted.' },
  own_account: { status: 409, message: 'You cannot do this to your own account.' },
  superadmin_only: { status: 403, message: 'Only a superadmin may do this to an administrator.' },
  last_active_superadmin: {
    status: 409,
    message: 'This is the last active superadmin. Give the role to someone else first.',
  },
  user_disabled: { status: 409, message: 'This account is disabled. Enable it first.' },
  reset_mail_waiting: {
    status: 409,
    message: 'This user has been sent several reset links within the last hour, and they still work.',
  },
  view_of_admin: { status: 409, message: 'Admin accounts have no dashboard.' },
  view_read_only: { status: 403, message: "You are viewing as a user, so you can't change anything here." },
  view_ended: { status: 403, message: 'This session has expired. Open the user again in User Management.' },
  invitation_not_open: { status: 409, message: 'This code was already used or revoked.' },
  run_not_retryable: {
    status: 409,
    message: 'The input of this run is no longer stored, so only its user can start it again.',
  },
  run_started_again: {
    status: 409,
    message: 'The user has started this tool again since then, so a retry could charge for the same work twice.',
  },
  retry_uncovered: {
    status: 422,
    message: 'The user has fewer credits than this run costs. Add credits first, or ask them to start it again.',
  },
  feature_has_no_tool: {
    status: 409,
    message: 'This tool isn’t available yet, so it can’t be enabled.',
  },
} as const satisfies Record<string, CatalogueEntry>;
