import type { CatalogueEntry } from './catalogue-entry.ts';

/** Share links and favorites. */
export const sharingErrors = {
  // share links
  share_link_gone: {
    status: 404,
    message: "This link doesn't work. It may have expired or been revoked. Ask the person who shared it for a new one.",
  },
  share_link_locked: { status: 403, message: 'Open the link and enter its password first.' },
  share_password_wrong: { status: 403, message: 'That password is incorrect. Please try again.' },
  too_many_share_links: { status: 409, message: 'You can have up to 100 share links. Please revoke one first.' },

  // favorites
  account_inactive: { status: 403, message: 'User account is not active' },
  too_many_favorites: {
    status: 409,
    message: 'You can only have up to 10 favorites. Please remove some to add more.',
  },
  too_many_changes: { status: 429, message: 'Too many actions. Please wait a moment.' },
  favorites_failed: { status: 500, message: 'Failed to update favorites' },
} as const satisfies Record<string, CatalogueEntry>;
