/** Sent to the window when React has taken over the document. */
export const startedEvent = 'foredraft:started';
