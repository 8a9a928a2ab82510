import type { ClausePoint } from './clause-points.ts';

export const endWords = ['terminate', 'cancel', 'end', 'determine', 'termination', 'terminating'];

/** Ending the lease, or a right to end it; `either party may terminate by notice` doesn’t name the lease. */
export const endLease =
  /\b(?:terminate|cancel|end|determine)\s+(?:\w+\s+){0,2}?(?:this|the)\s+(?:sub-?)?(?:lease|agreement|contract|tenancy|term)\b|\b(?:right|option|election|entitled)\s+(?:to\s+terminate|to\s+cancel|of\s+termination)\b|\bterminat\w+\s+(?:this|the)\s+(?:sub-?)?lease\b|\b(?:terminate|cancel)(?=\s+(?:by|on|upon|with|within|as\s+of|effective|without)\b|[.;,])/i;

/** Who may end the lease after an event such as a fire or a taking; `needs`: the words that name the event. */
export function rightsToEnd(
  needs: RegExp,
): Readonly<Record<'landlordMayEnd' | 'tenantMayEnd' | 'eitherMayEnd', ClausePoint>> {
  const right = { words: endWords, act: endLease, force: ['may'], needs } as const;
  return {
    landlordMayEnd: { shown: 'Landlord may end the lease in stated cases', by: ['landlord'], ...right },
    tenantMayEnd: { shown: 'Tenant may end the lease in stated cases', by: ['tenant'], ...right },
    eitherMayEnd: { shown: 'Either party may end the lease in stated cases', by: ['either', 'each'], ...right },
  };
}
