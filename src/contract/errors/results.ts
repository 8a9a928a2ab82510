import type { CatalogueEntry } from './catalogue-entry.ts';

/** Drafts, reports and tenancies. */
export const resultErrors = {
  // drafts and reports
  draft_not_found: { status: 404, message: 'This draft does not exist.' },
  draft_version_not_found: { status: 404, message: 'This draft has no such version.' },
  draft_changed: {
    status: 409,
    message:
      'This draft was changed in another tab or window. Nothing was lost: load the newest version and make your change again.',
  },
  draft_not_editable: {
    status: 409,
    message: 'This draft can’t be edited because its source material wasn’t saved. You can still read and download it.',
  },
  draft_inputs_deleted: {
    status: 409,
    message:
      'The inputs of this draft were deleted, so you can no longer change it. You can still read and download it.',
  },
  review_changed: {
    status: 409,
    message:
      'This value was reviewed in another tab or window. Your change was not saved: check the current value and decide again.',
  },
  review_not_possible: {
    status: 409,
    message: "This report has no such value, or the value can't be corrected this way. Please reload the page.",
  },
  invalid_stop_link: {
    status: 400,
    message:
      'This link is incomplete or belongs to an account that no longer exists. You can change reminders under My Reports.',
  },
  nothing_to_undo: { status: 409, message: 'There is nothing left to undo for this value.' },
  draft_versions_full: {
    status: 409,
    message: 'This draft has reached the limit of 300 versions. Download it and continue in your own editor.',
  },
  draft_busy: {
    status: 409,
    message: 'A version of this draft is in progress. Wait until it is ready, or cancel it, and try again.',
  },
  literature_off: {
    status: 409,
    message: "This server doesn't look up records. Paste the DOI or the reference entry instead.",
  },
  literature_offline: {
    status: 503,
    message:
      "The literature databases couldn't be reached, so nothing was looked up or changed. Try again in a minute, or paste the reference entry.",
  },
  drafts_failed: { status: 500, message: 'Failed to load drafts' },
  signed_url_failed: { status: 500, message: 'Failed to generate download URL' },
  link_expired: { status: 403, message: 'This download link is invalid or has expired.' },
  report_not_found: { status: 404, message: 'This report does not exist.' },

  // tenancies
  tenancy_not_found: { status: 404, message: 'This tenancy does not exist.' },
  no_lease_report: {
    status: 409,
    message:
      'One of these reports is not about a lease or an amendment, is a sample, or was deleted. Please choose again.',
  },
  report_in_tenancy: {
    status: 409,
    message: 'One of these documents already belongs to another tenancy. Remove it there first.',
  },
  too_many_tenancies: { status: 409, message: 'You can have up to 500 tenancies. Please delete one first.' },
} as const satisfies Record<string, CatalogueEntry>;
