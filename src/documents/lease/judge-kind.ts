import type { Quote } from '../document.ts';
import type { LeaseText } from './prepare/lease-text.ts';

export type InstrumentKind =
  | 'lease'
  | 'sublease'
  | 'ground_lease'
  | 'license'
  | 'amendment'
  | 'loi'
  | 'purchase_loi'
  | 'psa'
  | 'other';

/** What a document is, by its own title line where it has one, confirmed by who appears in it and how often. */
export interface JudgedKind {
  readonly kind: InstrumentKind;
  /** What it calls itself or seems to be, for a sentence: 'a credit agreement'. */
  readonly name: string;
  /** The title line, or the words that decided; null where there is nothing to show. */
  readonly evidence: Quote | null;
}

interface TitleRule {
  readonly kind: InstrumentKind;
  readonly pattern: RegExp;
  readonly name: string;
}

const lease = '(?:sub-?)?lease';
/** The first rule that fits a title line names the kind; the order is from the special to the general. */
const titleRules: readonly TitleRule[] = [
  {
    kind: 'other',
    name: 'a paper of a court',
    pattern:
      /\b(?:supreme|superior|district|circuit|appellate|bankruptcy|county)\s+court\b|\bcourt\s+of\s+(?:appeals?|chancery|common\s+pleas|claims)\b|\b(?:plaintiff|defendant|appellant|appellee)s?\b/i,
  },
  {
    kind: 'purchase_loi',
    name: 'a letter of intent to purchase',
    pattern:
      /(?:letter of intent|proposal|offer|term sheet|expression of interest|\bLOI\b)[^.]{0,80}\b(?:purchase|acquisition|acquire|sale of)\b|\b(?:purchase|acquisition)\b[^.]{0,60}letter of intent/i,
  },
  {
    kind: 'loi',
    name: 'a letter of intent to lease',
    pattern:
      /letters? of intent|\bLOI\b|(?:proposal|request for proposal|offer|term sheet|heads of terms|summary of terms|non-?binding terms)[^.]{0,80}\b(?:lease|leasing|sublease|rent|tenancy)\b|\blease (?:proposal|term sheet)\b|\bproposed (?:lease )?terms\b/i,
  },
  {
    kind: 'other',
    name: 'an equipment or vehicle lease, not a lease of space',
    pattern:
      /\b(?:equipment|vehicle|aircraft|auto(?:mobile)?|truck|vessel|machinery|railcar|engine|capital|finance)\s+(?:master\s+)?(?:lease|leasing|rental)\b|\bmaster equipment lease\b/i,
  },
  {
    kind: 'other',
    name: 'an oil, gas or mineral lease, not a lease of space',
    pattern: /\b(?:oil|gas|mineral|mining|coal)\b[^.]{0,30}\blease\b/i,
  },
  {
    kind: 'other',
    name: 'an assignment of a lease',
    pattern: new RegExp(`\\bassignment\\b[^.]{0,60}\\b${lease}s?\\b`, 'i'),
  },
  {
    kind: 'other',
    name: 'a guaranty',
    pattern: /^\W*(?:(?:unconditional|continuing|limited|absolute|personal|lease)\s+)*guarant(?:y|ee|ies)\b/i,
  },
  { kind: 'other', name: 'an estoppel certificate', pattern: /\bestoppel\b/i },
  {
    kind: 'other',
    name: 'a subordination or non-disturbance agreement',
    pattern: /\bsubordination\b|\bnon-?disturbance\b|\battornment\b/i,
  },
  {
    kind: 'other',
    name: 'a consent to a sublease or an assignment',
    pattern: /\bconsent\b[^.]{0,40}\b(?:sublease|assignment|subletting)\b/i,
  },
  {
    kind: 'other',
    name: 'a termination of a lease',
    pattern: new RegExp(
      `\\b(?:${lease}\\s+(?:termination|cancellation|surrender)|(?:termination|surrender|cancellation)\\s+of\\s+${lease})`,
      'i',
    ),
  },
  {
    kind: 'amendment',
    name: 'an amendment of a lease',
    pattern: new RegExp(
      `\\b(?:amendment|addendum|supplement|modification|extension|renewal)\\b[^.]{0,70}\\b${lease}\\b|\\b${lease}\\b[^.]{0,30}\\b(?:amendment|addendum|modification|extension|renewal|amending)\\b`,
      'i',
    ),
  },
  {
    kind: 'psa',
    name: 'a purchase and sale agreement',
    pattern:
      /\b(?:purchase\s+(?:and|&)\s+sale|sale\s+(?:and|&)\s+purchase|purchase\s+agreement|agreement\s+of\s+(?:purchase|sale)|contract\s+(?:of|for)\s+(?:the\s+)?(?:purchase|sale)|sales?\s+(?:agreement|contract)|purchase\s+contract|offer\s+to\s+purchase|asset\s+purchase|stock\s+purchase|share\s+purchase|sale\s+of\s+(?:real\s+)?(?:estate|property)|agreement\s+to\s+(?:purchase|sell))\b/i,
  },
  {
    kind: 'other',
    name: 'a loan or credit agreement',
    pattern:
      /\b(?:loan|credit|facility(?!\s+(?:sub-?)?lease\b)|financing|promissory|mortgage|deed\s+of\s+trust|security\s+agreement|disbursing|disbursement|indenture\s+of\s+trust|trust\s+indenture|participation)\b/i,
  },
  {
    kind: 'other',
    name: 'an employment agreement',
    pattern:
      /\b(?:employment|severance|consulting|separation|executive|retention|non-?compet\w+)\b[^.]{0,30}\b(?:agreement|contract|letter)\b|\boffer\s+of\s+employment\b/i,
  },
  { kind: 'other', name: 'a confidentiality agreement', pattern: /\b(?:non-?disclosure|confidentiality)\b/i },
  {
    kind: 'other',
    name: 'a management, brokerage or services agreement',
    pattern:
      /\b(?:management|listing|brokerage|leasing\s+(?:services|commission)|services?|consultancy|development|construction|contractor|supply|distribution|franchise|partnership|operating|merger|joint\s+venture|marketing|maintenance)\s+(?:and\s+\w+\s+)?(?:agreement|contract)\b|\bagreement\s+and\s+plan\s+of\s+merger\b/i,
  },
  { kind: 'other', name: 'a press release', pattern: /\b(?:press|news)\s+release\b|\bfor\s+immediate\s+release\b/i },
  {
    kind: 'other',
    name: 'a software or technology license',
    pattern:
      /\b(?:software|technology|patent|trademark|intellectual\s+property|source\s+code|content|data)\b[^.]{0,40}\blicen[cs]e\b|\blicen[cs]e\s+and\s+\w+\s+agreement\b/i,
  },
  {
    kind: 'ground_lease',
    name: 'a ground lease',
    pattern: /\bground\s+(?:sub)?lease\b|\bland\s+lease\b|\blease\s+of\s+land\b/i,
  },
  { kind: 'sublease', name: 'a sublease', pattern: /\bsub-?(?:lease|tenancy|letting)\b/i },
  { kind: 'lease', name: 'a lease', pattern: /\b(?:lease|tenancy\s+agreement|rental\s+agreement)\b/i },
  { kind: 'license', name: 'a license to occupy space', pattern: /\blicen[cs]e\b/i },
  {
    kind: 'amendment',
    name: 'an amendment of a lease',
    pattern:
      /^\W*(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\s+)?amendment(?:\s+(?:no\.?|number|#)\s*\w+)?\W*$/i,
  },
];

export function judgeKind(text: LeaseText): JudgedKind {
  const roles = countRoles(text.document.text);
  const titled = titleOf(text);
  const leaseLike = isLeaseLike(roles);
  if (titled === null) return untitled(text, roles);
  const { rule, quote } = titled;
  const named = (kind: InstrumentKind, name: string): JudgedKind => ({ kind, name, evidence: quote });
  switch (rule.kind) {
    case 'lease':
    case 'sublease':
    case 'ground_lease':
      return leaseLike ? named(rule.kind, rule.name) : named('other', byRoles(roles));
    case 'amendment':
      return roles.lease >= 6 && roles.lease >= roles.loan
        ? named('amendment', rule.name)
        : named('other', 'an amendment of something that is no lease');
    case 'license':
      return roles.license >= 6 && roles.premises >= 3 && roles.software < roles.premises
        ? named('license', rule.name)
        : named('other', byRoles(roles));
    case 'loi':
      return roles.sale > roles.lease
        ? named('purchase_loi', 'a letter of intent to purchase')
        : named('loi', rule.name);
    default:
      return named(rule.kind, rule.name);
  }
}

interface Roles {
  /** Mentions per thousand words. */
  readonly lease: number;
  readonly loan: number;
  readonly sale: number;
  readonly work: number;
  readonly license: number;
  readonly software: number;
  readonly premises: number;
  readonly rent: number;
  readonly demises: boolean;
  readonly words: number;
}

const families = {
  lease: /\b(?:sub-?|master\s+)?(?:landlord|lessor|tenant|lessee)s?\b/gi,
  loan: /\b(?:borrower|lender|mortgagor|administrative\s+agent|obligor|noteholder)s?\b/gi,
  sale: /\b(?:buyer|seller|purchaser|vendor)s?\b/gi,
  work: /\b(?:employee|employer|executive|contractor|consultant|manager)s?\b/gi,
  license: /\b(?:licensor|licensee)s?\b/gi,
  software: /\b(?:software|source\s+code|documentation|patents?|trademarks?)\b/gi,
  premises: /\b(?:premises|demised|building|leased\s+property)\b/gi,
  rent: /\b(?:rent|rental)\b/gi,
};

function countRoles(text: string): Roles {
  // The first 200,000 characters tell who the parties are; a long exhibit must not change the answer.
  const part = text.slice(0, 200_000);
  const words = Math.max(1, part.match(/\S+/g)?.length ?? 0);
  const rate = (pattern: RegExp) => ((part.match(pattern)?.length ?? 0) * 1000) / words;
  return {
    lease: rate(families.lease),
    loan: rate(families.loan),
    sale: rate(families.sale),
    work: rate(families.work),
    license: rate(families.license),
    software: rate(families.software),
    premises: rate(families.premises),
    rent: rate(families.rent),
    demises:
      /\b(?:hereby\s+|does\s+|agrees?\s+to\s+|shall\s+)?(?:sub)?(?:leases?|demises?|lets?)\b[^.]{0,60}\b(?:to|unto)\s+(?:the\s+)?(?:sub)?(?:tenant|lessee)|\b(?:tenant|lessee)\b[^.]{0,40}\b(?:(?:sub)?leases?|rents?|hires?|takes?)\b[^.]{0,40}\bfrom\b|\bagrees?\s+to\s+(?:sub)?lease\b/i.test(
        part,
      ),
    words,
  };
}

function isLeaseLike(roles: Roles): boolean {
  if (roles.lease < 4 || roles.premises + roles.rent < 3) return false;
  return roles.lease >= 0.6 * Math.max(roles.loan, roles.sale, roles.license);
}

function titleOf(text: LeaseText): { rule: TitleRule; quote: Quote } | null {
  const opening = text.blocks.filter(({ contents }, index) => !contents && index < 80);
  const limit = Math.max(4_000, text.document.text.length * 0.02);
  for (const [index, block] of opening.entries()) {
    if (block.start > limit) break;
    const lines = /\n|\t/.test(block.text) ? (block.text.split(/[\n\t]/)[0] ?? '') : block.text;
    if (isTitleLike(lines, block.kind, index)) {
      // A title may run over several lines: `FIRST AMENDMENT` / `TO` / `OFFICE LEASE`.
      const next = opening[index + 1];
      const joined =
        next && next.kind !== 'row' && next.text.length < 80 && isTitleLike(next.text, next.kind, index + 1)
          ? `${lines} ${next.text}`
          : lines;
      const end = joined === lines ? block.start + lines.length : (next?.end ?? block.end);
      const alone = ruleFor(lines);
      const rule = ruleFor(joined);
      // What the next line says for itself is left to its own turn.
      const nextAlone = alone === null && next !== undefined && ruleFor(next.text) === rule;
      if (rule && !nextAlone) {
        return {
          rule,
          quote: text.quote({ start: block.start, end: alone === rule ? block.start + lines.length : end }),
        };
      }
    }
    const subject = /^\s*(?:re|subject)\s*:\s*/i.exec(block.text);
    const preamble =
      /^\W{0,3}this\s+(?:[a-z]+\s+){0,12}?(?:agreement|lease|sublease|amendment|letter|license|contract|note|guaranty|deed|indenture|memorandum|mortgage)\b[^.;]{0,20}/i.exec(
        block.text,
      );
    const letter = /\b(?:letter of intent|proposal|offer)\b[^.]{0,140}\b(?:lease|purchase|acquire)\b[^.]{0,40}/i.exec(
      block.text.slice(0, 700),
    );
    const found = subject ? block.text.slice(0, 200) : (preamble?.[0] ?? (index < 40 ? letter?.[0] : undefined));
    const rule = found === undefined ? null : ruleFor(found);
    if (rule && found !== undefined) {
      const at = block.start + block.text.indexOf(found);
      return { rule, quote: text.quote({ start: at, end: at + found.length }) };
    }
  }
  return null;
}

function ruleFor(line: string): TitleRule | null {
  return titleRules.find(({ pattern }) => pattern.test(line)) ?? null;
}

function isTitleLike(line: string, kind: string, index: number): boolean {
  if (line.length > 140 || line.length < 4 || /^\s*(?:re|subject|dear|to|from|via|attn|attention)\b\s*:?/i.test(line))
    return false;
  if (
    /^\s*(?:exhibit|schedule|annex|appendix)\s+[\dA-Z.-]+\s*$/i.test(line) ||
    /[.;,]$/.test(line.trim()) ||
    /:\s*\S/.test(line)
  )
    return false;
  const words = line.match(/[A-Za-z][A-Za-z’'-]*/g) ?? [];
  const raised = words.filter(
    (word) => /^[A-Z]/.test(word) || /^(?:and|of|to|the|for|in|on|a|an|by|with|no)$/i.test(word),
  ).length;
  return (
    words.length > 0 && (kind === 'heading' || raised === words.length || (index < 4 && raised >= words.length * 0.7))
  );
}

/** No title line: who appears most decides, and a lease must let something to somebody. */
function untitled(text: LeaseText, roles: Roles): JudgedKind {
  const intent = text.hits(
    ['intent', 'proposal', 'binding'],
    /\b(?:letter\s+of\s+intent|this\s+(?:proposal|letter)\b[^.]{0,80}\b(?:not|non)[\s-]*(?:intended\s+to\s+be\s+)?(?:a\s+)?binding)/gi,
  )[0];
  if (intent && roles.words < 6_000 && roles.lease + roles.rent > roles.sale) {
    return { kind: 'loi', name: 'a letter of intent to lease', evidence: text.quote(intent) };
  }
  const others = Math.max(roles.loan, roles.sale, roles.license);
  if (isLeaseLike(roles) && roles.lease >= 10 && roles.lease > others * 2 && roles.demises) {
    return { kind: 'lease', name: 'a lease', evidence: null };
  }
  return { kind: 'other', name: byRoles(roles), evidence: null };
}

function byRoles(roles: Roles): string {
  const strongest = (
    [
      ['a loan or credit agreement', roles.loan],
      ['a purchase or sale agreement', roles.sale],
      ['an employment or services agreement', roles.work],
      ['a license', roles.license],
    ] as const
  ).reduce((best, next) => (next[1] > best[1] ? next : best));
  return strongest[1] >= 4 ? strongest[0] : 'a document of another kind';
}
