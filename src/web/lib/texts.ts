/** Texts of calls, downloads, favorites and leave prompts; quoted texts are word for word. */
export const texts = {
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  uploadCutOff: 'The upload didn’t reach the server.',
  uploadGivenUp: 'The upload was canceled.',
  /** Platform specification, section 8. */
  checkout: {
    unexpected: 'An unexpected error occurred during checkout.',
    failed: (reason: string) => `Checkout failed: ${reason}`,
  },
  download: {
    started: 'Download started successfully',
    unsigned: 'Failed to generate download URL',
    failed: 'Failed to download file',
  },
  /** Platform specification, section 8. */
  favorites: {
    add: 'Add to favorites',
    remove: 'Remove from favorites',
    added: 'Added to favorites',
    removed: 'Removed from favorites',
    guest: 'Please log in to favorite features',
    busy: 'Please wait before performing another action',
  },
  /** Questions before leaving, word for word from the specification. */
  leave: {
    processing:
      'A process is currently running. Are you sure you want to leave? This will cancel the current operation.',
    unsaved: 'Are you sure you want to leave? Your changes will be lost.',
    unsavedLogout: 'Are you sure you want to logout? Your changes will be lost.',
  },
} as const;
