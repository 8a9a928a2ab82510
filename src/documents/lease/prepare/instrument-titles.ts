import { switchedOn } from '../../rules/case-suite.ts';

/** Kinds of instruments that can be in one file. `addendum` and `attachment` belong to the instrument before them. */
export type FilePartKind =
  | 'lease'
  | 'sublease'
  | 'ground_lease'
  | 'license'
  | 'amendment'
  | 'consent'
  | 'guaranty'
  | 'assignment'
  | 'termination'
  | 'estoppel'
  | 'snda'
  | 'memorandum'
  | 'commencement'
  | 'letter_of_credit'
  | 'bill_of_sale'
  | 'cover_letter'
  | 'addendum'
  | 'attachment'
  | 'other';

export interface InstrumentTitle {
  readonly name: string;
  readonly kind: FilePartKind;
  readonly pattern: RegExp;
}

/** The first rule that matches a title line names the kind, so specific rules come before general ones. */
export const instrumentTitles: readonly InstrumentTitle[] = [
  {
    name: 'consent',
    kind: 'consent',
    pattern: /\bconsent\b[^.]{0,60}\b(?:sub-?lease|sub-?letting|assignment|transfer)\b|\bsub-?lease consent\b/i,
  },
  { name: 'guaranty', kind: 'guaranty', pattern: /\bguarant(?:y|ee|ies)\b/i },
  { name: 'estoppel', kind: 'estoppel', pattern: /\bestoppel\b/i },
  { name: 'snda', kind: 'snda', pattern: /\bsubordination\b|\bnon-?disturbance\b|\battornment\b|\bsnda\b/i },
  {
    name: 'letterOfCredit',
    kind: 'letter_of_credit',
    pattern: /\bletter of credit\b(?! (?:provisions|requirements|terms))/i,
  },
  { name: 'billOfSale', kind: 'bill_of_sale', pattern: /\bbill of sale\b/i },
  {
    name: 'commencement',
    kind: 'commencement',
    pattern:
      /\b(?:commencement|acceptance|confirmation|verification|delivery|possession)\b[^.]{0,50}\b(?:memorandum|agreement|certificate|letter|notice|declaration|date|premises|term)\b|\b(?:memorandum|agreement|certificate|declaration|notice)\b[^.]{0,50}\b(?:commencement|acceptance|lease term)\b/i,
  },
  { name: 'memorandum', kind: 'memorandum', pattern: /\bmemorandum of\b|\bnotice of lease\b|\bshort form of lease\b/i },
  {
    name: 'termination',
    kind: 'termination',
    pattern:
      /\b(?:termination|surrender|cancellation)\s+(?:and\s+\w+\s+)?(?:agreement|of\s+(?:the\s+)?(?:\w+\s+)?(?:sub-?)?lease)\b/i,
  },
  { name: 'assignment', kind: 'assignment', pattern: /\bassignment\b[^.]{0,60}\b(?:sub-?)?leases?\b|^assignment\b/i },
  {
    name: 'attachment',
    kind: 'attachment',
    pattern:
      /\bwork\s?letter\b|\bconstruction (?:addendum|rider|agreement)\b|\b(?:tenant|leasehold|landlord)(?:['’]s)? (?:improvements?|work)\b|\brules (?:and|&) regulations\b|\bsign(?:age)? criteria\b|\blegal description\b|\b(?:floor|site) plans?\b/i,
  },
  { name: 'addendum', kind: 'addendum', pattern: /\baddend(?:um|a)\b|\brider\b/i },
  {
    name: 'amendment',
    kind: 'amendment',
    pattern:
      /\bamendment\b(?![^.]{0,10}\band restate)|\bamending agreement\b|\b(?:modification|extension|supplement|renewal)\b[^.]{0,50}\b(?:sub-?)?lease\b|\b(?:sub-?)?lease\b[^.]{0,30}\b(?:modification|extension|supplement|renewal)\b/i,
  },
  { name: 'groundLease', kind: 'ground_lease', pattern: /\b(?:ground|land)\s+(?:sub-?)?lease\b/i },
  { name: 'sublease', kind: 'sublease', pattern: /\bsub-?lease\b|\bsub-?tenancy\b|\bunderlease\b/i },
  {
    name: 'lease',
    kind: 'lease',
    pattern: /\blease\b(?!d)|\btenancy agreement\b|\brental agreement\b|\brental contract\b/i,
  },
  { name: 'license', kind: 'license', pattern: /\blicen[cs]e\b/i },
];

export function titleKind(line: string, off: string | null = null): InstrumentTitle | null {
  return switchedOn(instrumentTitles, off).find(({ pattern }) => pattern.test(line)) ?? null;
}

/** 'FIRST AMENDMENT TO LEASE' as 'First Amendment to Lease'. */
export function labelOfTitle(title: string): string {
  const plain = title
    .replace(
      /^(?:exhibit|schedule|annex|appendix|attachment)\s+["“']?[\w.-]{1,8}["”']?(?:\s+(?:[-–—:.]+\s+)?|[-–—:.]+\s+)(?=\S)/i,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const whole = plain === '' ? title.trim() : plain;
  const cased =
    whole === whole.toUpperCase()
      ? whole
          .toLowerCase()
          .replace(/(^|[\s(/“"-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
          .replace(/\s(?:And|Of|To|The|For|In|On|A|An|By|Between)(?=\s)/g, (word) => word.toLowerCase())
      : whole;
  return cased.length > 80 ? `${cased.slice(0, 77).trimEnd()}…` : cased;
}
