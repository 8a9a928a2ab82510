/**
 * Whether an administrator sees this document as a user: its calls then state this, and nothing is stored in the
 * browser. This never changes for a document: impersonation starts and ends with a new one.
 */
export function isImpersonating(): boolean {
  return impersonating;
}

export function markImpersonation(on: boolean): void {
  if (typeof window !== 'undefined') impersonating = on;
}

let impersonating = false;
