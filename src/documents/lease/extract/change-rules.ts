import type { Block } from '../prepare/block.ts';

/**
 * What an amendment states at one position: the term, its old value and its new one. Offsets are within the paragraph.
 */
export interface SaidChange {
  readonly start: number;
  readonly end: number;
  /** The words that name the term: 'Section 5 of the Lease', 'The Security Deposit'. */
  readonly subject: string;
  readonly old?: string;
  readonly new: string;
  /** The new words are in quotation marks or in the paragraphs after `end`. */
  readonly follows?: boolean;
}

export interface ChangeRule {
  readonly name: string;
  /** In lower case; a paragraph without one of them is not searched. */
  readonly words: readonly string[];
  readonly pattern: RegExp;
  /**
   * Matched against the text after `pattern`. It is a separate pattern, so that a hostile text can't multiply the cost
   * of the two.
   */
  readonly tail?: RegExp;
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => Omit<SaidChange, 'start' | 'end'> | null;
}

const be = '(?:is|are|shall\\s+be|will\\s+be)\\s+(?:all\\s+|both\\s+)?(?:deemed\\s+)?(?:hereby\\s+)?(?:further\\s+)?';
/** A period within a section number does not end a sentence. */
const subject = '(?<subject>(?:[^.;:]|\\.(?=[\\d(A-Z]|\\s+of\\s)){3,160}?)';
const entirety = '(?:\\s+in\\s+(?:(?:its|their|the)\\s+entirety|full))?';
const plainDay =
  '(?:[A-Z][a-z]{2,8}\\s+\\d{1,2},?\\s+\\d{4}|\\d{1,2}(?:st|nd|rd|th)?\\s+(?:day\\s+of\\s+)?[A-Z][a-z]{2,8},?\\s+\\d{4}|\\d{1,2}\\/\\d{1,2}\\/\\d{2,4})';
const day = `(?<new>${plainDay})`;

const fromOldToNew =
  /^(?<old>[^;]{1,120}?)\s+to\s+(?<new>[^;]{1,140}?)(?=[;.](?:\s|$)|,(?!\s+\d{4})(?:\s|$)|$|\s{1,12}(?:effective|as\s+of|commencing|beginning|during|for\s+all)\b)/i;

/** Terms that an amendment may simply state again with another value. */
const settable =
  "(?:[Tt]he\\s+)?(?:[Rr]entable\\s+(?:[Aa]rea|[Ss]quare\\s+[Ff]ootage)\\s+of\\s+the\\s+Premises|(?:Tenant[’']s\\s+)?(?:Proportionate|Pro\\s+Rata)\\s+Share|Security\\s+Deposit)";
const settableValue =
  '(?:\\$\\s?)?\\d[\\d,]*(?:\\.\\d{1,4})?(?:\\s?%|\\s+(?:rentable\\s+)?square\\s+feet)?(?=[.;,]?(?:\\s|$))';

/** The ways in which amendments describe changes; the first one that matches is used. */
export const changeRules: readonly ChangeRule[] = [
  {
    name: 'extendedThrough',
    words: ['extended', 'renewed'],
    pattern: new RegExp(
      `(?<subject>\\b(?:[Tt]erm|[Ee]xpiration\\s+[Dd]ate|[Tt]ermination\\s+[Dd]ate|[Tt]enancy)\\b[^.;:]{0,120}?)\\s+${be}(?:extended|renewed)\\b(?:\\s+from\\s+(?<old>${plainDay}))?[^;:]{0,260}?\\b(?:through|until|to|ending|ends?|expir(?:e|es|ing)|terminat(?:e|es|ing))\\b(?:\\s+(?:and\\s+including|on|at|midnight|11:59\\s+p\\.m\\.,?|of))*\\s+${day}`,
      'dg',
    ),
    read: ({ old, new: now = '' }) => ({ subject: 'Expiration Date', ...(old ? { old } : {}), new: now }),
  },
  {
    name: 'extendingTo',
    words: ['extend', 'extends', 'extending'],
    pattern: new RegExp(
      `\\b(?:extend|extends|extending)\\s+(?<subject>(?:the\\s+)?(?:[Ll]ease\\s+)?[Tt]erm)\\b[^;:]{0,200}?\\b(?:through|until|to|ending|expiring|terminating)\\b(?:\\s+(?:and\\s+including|on|at|midnight|of))*\\s+${day}`,
      'dg',
    ),
    read: (groups) => ({ subject: 'Expiration Date', new: groups['new'] ?? '' }),
  },
  {
    name: 'fromTo',
    words: ['from'],
    pattern: new RegExp(
      `${subject}\\s{1,12}${be}(?:increased|decreased|reduced|changed|amended|modified|revised|adjusted|expanded|raised|lowered|moved)\\b[^.;:]{0,40}?\\bfrom\\s+`,
      'dgi',
    ),
    tail: fromOldToNew,
    read: ({ subject: term = '', old, new: now = '' }) => ({ subject: term, ...(old ? { old } : {}), new: now }),
  },
  {
    name: 'toIncrease',
    words: ['increase', 'decrease', 'reduce', 'change', 'revise'],
    pattern: /\b(?:increase|decrease|reduce|change|revise)\s+(?<subject>the\s+[^.;:]{3,90}?)\s{1,12}from\s+/dgi,
    tail: fromOldToNew,
    read: ({ subject: term = '', old, new: now = '' }) => ({ subject: term, ...(old ? { old } : {}), new: now }),
  },
  {
    name: 'newTotal',
    words: ['total', 'so'],
    pattern:
      /\b(?:so\s+that\s+(?:the\s+)?(?<a>[a-z][a-z\s]{3,60}?)\s+(?:is|shall\s+be|will\s+be|equals|(?:contains?|comprises?|(?:shall|will)\s+(?:contain|comprise|consist\s+of))(?:\s+a\s+total\s+of)?(?:\s+approximately)?)|for\s+a\s+total\s+(?<b>[a-z][a-z\s]{3,60}?)\s+of|to\s+reflect\s+a\s+total\s+(?<c>[a-z][a-z\s]{3,60}?)\s+of)\s+(?<new>\$\s?[\d,]+(?:\.\d\d)?|[\d,]+\s+(?:rentable\s+)?square\s+feet)(?:,?\s+(?:instead\s+of|rather\s+than|in\s+(?:lieu|place)\s+of)\s+(?<old>\$\s?[\d,]+(?:\.\d\d)?|[\d,]+\s+(?:rentable\s+)?square\s+feet))?/dgi,
    read: ({ a, b, c, old, new: now = '' }) => {
      const term = a ?? b ?? c ?? '';
      // `so that the Premises contain a total of 30,000 square feet`: the area of the premises.
      return {
        subject: /^premises$/i.test(term.trim()) && /feet$/i.test(now) ? `rentable area of the ${term}` : term,
        ...(old ? { old } : {}),
        new: now,
      };
    },
  },
  {
    name: 'deletedAndReplaced',
    words: ['replaced', 'substituted', 'replace'],
    pattern: new RegExp(
      `${subject}\\s{1,12}${be}(?:deleted|stricken|removed|replaced)${entirety}(?:\\s*(?:,\\s*)?and\\s+(?:is\\s+|are\\s+)?(?:hereby\\s+)?(?:replaced|substituted|restated|amended))?${entirety}(?:\\s+(?:with|by|as)(?:\\s+the)?(?:\\s+following)?|\\s+and\\s+the\\s+following\\s+(?:is\\s+)?substituted[^.;:“"]{0,40}|(?<=\\band\\s(?:is\\s|are\\s|hereby\\s)?(?:replaced|substituted|restated))(?=\\s?:))\\s*(?<tail>:|(?=[“"]))`,
      'dgi',
    ),
    read: ({ subject: term = '' }) => ({ subject: term, new: '', follows: true, ...quotedOld(term) }),
  },
  {
    name: 'amendedToRead',
    words: ['read', 'restated', 'follows'],
    pattern: new RegExp(
      `${subject}\\s{1,12}${be}(?:amended|modified|revised|changed)(?:\\s+and\\s+restated)?${entirety}(?:\\s+to\\s+(?:read|provide|state)|\\s+as)${entirety}(?:\\s+as\\s+follows|\\s+follows)?\\s*(?<tail>:|,?\\s{0,12}(?=[“"]))`,
      'dgi',
    ),
    read: ({ subject: term = '' }) => ({ subject: term, new: '', follows: true }),
  },
  {
    name: 'added',
    words: ['added', 'inserted'],
    pattern: new RegExp(
      `(?<subject>(?:the\\s+following|a\\s+new\\s+[^.;:]{3,60}?|new\\s+(?:section|paragraph|article)\\s{1,12}[^.;:]{1,40}?))\\s{1,12}${be}(?:added|inserted)\\b(?<place>[^.;:“"]{0,120})\\s*(?<tail>:|(?=[“"]))`,
      'dgi',
    ),
    read: ({ subject: term = '', place = '' }) => ({
      subject: `Added: ${/new/i.test(term) ? term : place.replace(/^\s*(?:to|as|at\s+the\s+end\s+of|into)\s+/i, '').replace(/(?<!\s)\s+(?:as\s+follows|to)$/i, '')}`,
      new: '',
      follows: true,
    }),
  },
  {
    name: 'references',
    words: ['references', 'reference'],
    pattern:
      /\b(?:all|any|each|every)\s+references?\s+(?:in\s+the\s+\w+\s+)?to\s+(?:the\s+)?(?<old>[“"][^”"]{2,80}[”"]|[A-Z][^.;:]{2,60}?)\s+(?:contained\s+)?(?:in\s+the\s+\w+\s+)?(?:shall|are|will|must|is)\b(?:\s+(?:hereby|be|deemed|amended|henceforth|now|to|mean|and|refer|references?))+\s+(?<new>[^;]{1,120}?)(?=[.;](?:\s|$)|$)/dg,
    read: ({ old = '', new: now = '' }) =>
      /\bas\s+amended\b/i.test(now) ? null : { subject: unquoted(old), old: unquoted(old), new: firstQuoted(now) },
  },
  {
    name: 'inLieuOf',
    words: ['lieu', 'instead', 'place'],
    pattern:
      /(?<subject>[A-Z][^.;:]{3,80}?)\s{1,12}(?:is|are|shall\s+be|will\s+be)\s+(?<new>[^.;]{2,140}?),?\s{1,12}(?:in\s+(?:lieu|place|substitution)\s+of|instead\s+of)\s+(?<old>[^.;]{2,120}?)(?=[.;]|$)/dg,
    read: ({ subject: term = '', old, new: now = '' }) => ({ subject: term, ...(old ? { old } : {}), new: now }),
  },
  {
    name: 'amendedTo',
    words: ['amended', 'changed', 'modified', 'increased', 'decreased', 'reduced', 'revised', 'expanded'],
    pattern: new RegExp(
      `${subject}\\s{1,12}${be}(?:amended|changed|modified|increased|decreased|reduced|revised|expanded)\\b(?:\\s+by\\s+[^.;:]{3,60}?)?\\s{1,12}to(?:\\s+(?:mean|be|equal|reflect|a\\s+total\\s+of|include))?(?:\\s+only)?\\s+(?<new>[^;:]{2,140}?)(?=[;.](?:\\s|$)|,(?!\\s+\\d{4})(?:\\s|$)|$|\\s{1,12}(?:effective|as\\s+of|commencing|beginning)\\b)`,
      'dgi',
    ),
    read: ({ subject: term = '', new: now = '' }) =>
      /^(?:read|provide|state|add|delete|insert|substitute|change|acknowledge|clarify|confirm|extend|the\s+extent|reflect\s+the)\b/i.test(
        now,
      )
        ? null
        : { subject: term, new: now },
  },
  {
    // `Effective July 1, 2025 the rentable area of the Premises is 7,200 square feet`, `Tenant’s Proportionate Share is now 4.1%`
    name: 'setTo',
    words: ['rentable', 'share', 'deposit'],
    pattern: new RegExp(
      `\\b(?:[Ee]ffective|[Ff]rom|[Aa]s\\s+of|[Cc]ommencing)\\b[^.;:]{3,60}?\\s(?<a>${settable})\\s+(?:is|shall\\s+be|will\\s+be)\\s+(?<c>${settableValue})|(?<b>${settable})\\s+is\\s+now\\s+(?<d>${settableValue})`,
      'dg',
    ),
    read: ({ a, b, c, d }) => ({ subject: a ?? b ?? '', new: c ?? d ?? '' }),
  },
  {
    name: 'becomes',
    words: ['becomes', 'become'],
    pattern: new RegExp(
      `${subject}\\s{1,12}(?:becomes|(?:shall|will|must)\\s+become)\\s+(?<new>(?:[$£€]\\s?)?\\d[^;:]{0,60}?)(?=[;.](?:\\s|$)|,(?!\\s+\\d{4})(?:\\s|$)|$|\\s{1,12}(?:effective|as\\s+of|from|commencing|beginning)\\b)`,
      'dgi',
    ),
    read: ({ subject: term = '', new: now = '' }) => ({ subject: term, new: now }),
  },
  {
    name: 'deleted',
    words: ['deleted', 'stricken'],
    pattern: new RegExp(
      `${subject}\\s{1,12}${be}(?:deleted|stricken)\\b${entirety}(?!\\s+in\\s+(?:its|their|the)\\b|\\s*(?:,\\s*)?and\\s+(?:is\\s+|are\\s+)?(?:hereby\\s+)?(?:replaced|substituted|restated|amended)|\\s+and\\s+(?:the\\s+following|sections?)\\b)`,
      'dgi',
    ),
    read: ({ subject: term = '' }) => ({ subject: term, new: 'Deleted' }),
  },
];

function quotedOld(term: string): { readonly old?: string } {
  const found = /(?:words?|phrase|figure|number|amount|date|reference\s+to)\s+[“"]([^”"]{1,120})[”"]/i.exec(term)?.[1];
  return found === undefined ? {} : { old: found };
}

function unquoted(text: string): string {
  return text.replace(/[“”"]/g, '').trim();
}

/** `“Suite 405”, (ii) all references to …`: the words between the first marks. */
function firstQuoted(text: string): string {
  return /^(?:the\s+)?[“"]([^“”"]{1,120})[”"]/.exec(text)?.[1] ?? text;
}

/** Looks like a change but does not change anything now. */
export interface ChangeExclusion {
  readonly name: string;
  readonly excludes: (block: Block, said: SaidChange) => boolean;
}

export const changeExclusions: readonly ChangeExclusion[] = [
  {
    // Earlier amendments are described in the recitals.
    name: 'recital',
    excludes: (block) =>
      /^\W*whereas\b/i.test(block.text) || /\b(?:recitals?|background|preliminary statements?)$/.test(block.section),
  },
  {
    name: 'option',
    excludes: (block, { start }) =>
      /\b(?:if|upon|in\s+the\s+event|exercis\w+|unless|provided\s+that|may\s+elect)\b[^.;]{0,200}$/i.test(
        block.text
          .slice(Math.max(0, start - 200), start + 40)
          .split(/[.;]\s/)
          .at(-1) ?? '',
      ),
  },
  {
    // `Tenant may extend the term of the option from February 1 to July 31, 2024`: neither the lease's term nor a change.
    name: 'ofAnotherTerm',
    excludes: ({ text }, { start, end }) =>
      /\bterm\s+of\s+(?:the|such|its|any|said)\s+(?:\w+\s+)?(?:option|guarant\w+|letters?|licen[cs]e|loan|polic\w+)\b/i.test(
        text.slice(start, end),
      ) || /\b(?:may|right\s+to|option\s+to|elects?\s+to)\s+$/i.test(text.slice(Math.max(0, start - 30), start)),
  },
  {
    name: 'ratification',
    excludes: (_block, { subject: term }) =>
      /\b(?:except|all\s+other\s+(?:terms|provisions|items))\b|^\W*(?:it|which|this|same|provisions)\b/i.test(term),
  },
  {
    name: 'introduction',
    excludes: (_block, { subject: term, follows }) =>
      follows === true &&
      /(?:^|\bthat\s+|,\s+)(?:the\s+|said\s+|this\s+)?(?:original\s+)?(?:lease|sublease|agreement)(?:\s+agreement)?$/i.test(
        term.trim(),
      ),
  },
];
