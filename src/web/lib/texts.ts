/** Texts of calls, downloads and leave prompts; quoted texts are word for word. */
export const texts = {
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  uploadCutOff: 'The upload didn’t reach the server.',
  uploadGivenUp: 'The upload was cancelled.',
  download: {
    started: 'Download started successfully',
    unsigned: 'Failed to generate download URL',
    failed: 'Failed to download file',
  },
  /** Questions before leaving, word for word from the specification. */
  leave: {
    processing:
      'A process is currently running. Are you sure you want to leave? This will cancel the current operation.',
    unsaved: 'Are you sure you want to leave? Your changes will be lost.',
    unsavedLogout: 'Are you sure you want to logout? Your changes will be lost.',
  },
} as const;
