import type { LeaseText } from '../prepare/lease-text.ts';

/** The form of an offer, and its subject if that affects how the offer is read. */
export const letterForms = [
  'email_thread',
  'counter_offer',
  'rfp_response',
  'heads_of_terms',
  'offer_to_lease',
  'ground_lease',
  'sublease',
  'extension',
  'proposal',
  'term_sheet',
  'table',
  'letter',
] as const;
export type LetterForm = (typeof letterForms)[number];

interface FormRule {
  readonly form: LetterForm;
  /** Searched for in the first `within` characters. */
  readonly opening: RegExp;
  /** 1,500 by default. */
  readonly within?: number;
}

/** The first rule that matches decides, so special forms come before general ones. */
export const formRules: readonly FormRule[] = [
  {
    form: 'email_thread',
    opening:
      /^\s*(?:from|sent|to|subject)\s*:[^\n]{1,160}\n(?:[^\n]{1,160}\n){0,5}(?:subject|re)\s*:|(?:^|\n)(?:>[ \t]*){0,20}On [^\n]{4,140}\bwrote:/i,
  },
  {
    form: 'counter_offer',
    opening:
      /\bcounter[\s-]?(?:offer|proposal)?\s+to\b|\bcounter-?(?:offer|proposal)\b|\bcountered? as follows\b|\bonly the (?:points|terms) (?:where|on which) we (?:differ|disagree)\b/i,
  },
  {
    form: 'rfp_response',
    opening: /\bresponse to (?:your )?(?:the )?(?:request for proposals?|rfp)\b|\brfp response\b/i,
  },
  { form: 'heads_of_terms', opening: /\bheads of (?:terms|agreement)\b/i },
  {
    form: 'offer_to_lease',
    opening: /(?:^|\n)[^\n.:]{0,40}\b(?:offer|agreement) to (?:sub-?)?lease\b[^\n.]{0,30}(?:\n|$)/i,
  },
  { form: 'ground_lease', within: 500, opening: /\bground[\s-]+(?:lease|rent|tenant)\b|\bland lease\b/i },
  { form: 'sublease', within: 600, opening: /\bsub-?(?:lease|let|letting|tenancy)\b|\bprime lease\b/i },
  {
    form: 'extension',
    opening:
      /\bextend(?:ing)? (?:your|the|its|our) (?:existing |current )?lease\b|\b(?:lease )?(?:renewal|extension) (?:proposal|offer|terms)\b|\brenew(?:al|ing) of (?:your |the )?(?:current |existing )?lease\b|\blease renewal\b|\byour current lease\b/i,
  },
  {
    form: 'proposal',
    opening: /\bproposal\b[^.\n]{0,40}\blease\b|\blease proposal\b|\bproposal for (?:the )?(?:space|premises)\b/i,
  },
  {
    form: 'term_sheet',
    opening: /\bterm sheet\b|\bsummary of (?:proposed )?(?:lease )?terms\b|\bsummary of proposed deal points\b/i,
  },
];

/** Most of its paragraphs are rows: a table of terms, regardless of its title. */
const tableShare = 0.6;

export function formOf(text: LeaseText): LetterForm {
  const opening = text.document.text.slice(0, 1_500);
  const rows = text.blocks.filter(({ kind }) => kind === 'row').length;
  const form =
    formRules.find((rule) => rule.opening.test(opening.slice(0, rule.within ?? opening.length)))?.form ?? 'letter';
  return (form === 'term_sheet' || form === 'letter') && rows > text.blocks.length * tableShare ? 'table' : form;
}
