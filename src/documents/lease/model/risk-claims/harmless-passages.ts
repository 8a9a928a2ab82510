import type { Side } from '#contract/lease-report.ts';

/** Wordings that contain the words of a risk but state none. Each has its own cases. */
export interface HarmlessPassage {
  readonly name: string;
  /** The party at risk; both if omitted. */
  readonly hurts?: Side;
  /** Not for risks that both parties may share, such as a waiver of trial by jury. */
  readonly unlessMutual?: true;
  readonly wording: RegExp;
}

export const harmlessPassages: readonly HarmlessPassage[] = [
  {
    name: 'eachParty',
    unlessMutual: true,
    wording:
      /\b(?:each|either|both|neither|no)\s+(?:of\s+the\s+)?part(?:y|ies)\s+(?:shall|may|will|must|hereby|agrees?|waives?|is|are)\b/i,
  },
  {
    // `“As Is” means the condition described in Exhibit C.`
    name: 'definition',
    // A definition always lists what expenses include.
    wording:
      /^[^\p{L}]{0,12}["“](?![^"”]{0,40}(?:expens|cost|charge))[^"”]{2,60}["”]\s+(?:(?:shall\s+)?means?|is\s+not\s+used|has\s+the\s+meaning)\b/iu,
  },
  {
    name: 'omitted',
    wording: /\bintentionally\s+(?:omitted|deleted|left\s+blank)\b|\bnot\s+applicable\b|[:–-]\s{0,3}(?:N\/A|none)\b/i,
  },
  {
    // `Pre-existing contamination: Tenant shall have no liability.`
    name: 'freeTenant',
    hurts: 'tenant',
    wording:
      /\b(?:sub-?)?(?:tenant|lessee|licensee)\s+(?:shall|will|is|does|has|need)\b[^.;]{0,20}\b(?:no|not)\b[^.;]{0,24}\b(?:liab\w+|responsib\w+|obligat\w+|required|duty)\b/i,
  },
  {
    name: 'mayWaive',
    hurts: 'tenant',
    wording: /\b(?:sub-?)?(?:tenant|lessee|licensee)\s+may\s+(?:\w+\s+)?waive\b/i,
  },
  {
    name: 'landlordWaives',
    hurts: 'tenant',
    wording:
      /\b(?:sub-?)?(?:landlord|lessor|licensor)\s+(?:hereby\s+|expressly\s+|shall\s+|will\s+|must\s+)?(?:waives?|bears?|indemnif(?:y|ies))\b/i,
  },
  {
    // `This applies only after termination.`
    name: 'appliesOnly',
    wording: /\b(?:applies|apply)\s+only\b/i,
  },
];
