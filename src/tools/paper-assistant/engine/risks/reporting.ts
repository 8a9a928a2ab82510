import { headingName } from '../heading-names.ts';
import type { Manuscript } from '../manuscript.ts';
import { findTemplate } from '../render/templates/find-template.ts';
import { absentUnless, isSubstantial, type RiskContext, type RiskRule } from './rule.ts';

/** Rules on statements, wording and limits of a report. */
export const reportingRules: readonly RiskRule[] = [
  {
    id: 'ai-disclosure',
    severity: 'info',
    title: 'Disclose how this prototype was made',
    why: 'Most journals ask authors to say which tools helped to write or arrange a manuscript.',
    add: 'Use the text in AI-DISCLOSURE.md as a start, and adapt it to the rules of your journal.',
    find: () => [{}],
  },
  {
    id: 'design-read-from-words',
    severity: 'info',
    title: 'The study design was read from your words',
    why: 'The prompts and rules of this checklist depend on the design.',
    add: 'Choose the design yourself if this reading is wrong.',
    find: ({ design, designBy, designChosen }) =>
      designChosen || designBy === null
        ? []
        : [
            {
              sentence: designBy,
              add: `It was read as: ${design.name}${design.guideline === null ? '' : ` (guideline: ${design.guideline})`}. Choose the design yourself if this is wrong.`,
            },
          ],
  },
  {
    id: 'no-data-statement',
    severity: 'low',
    title: 'No statement on data or code',
    why: 'Many journals require one, and readers look for it before they trust a result.',
    add: 'Say where data and code can be found, or why they cannot be shared.',
    find: (context) => (isSubstantial(context) ? absentUnless(shared.test(context.lower)) : []),
  },
  {
    id: 'no-funding-or-conflict-statement',
    severity: 'low',
    title: 'No statement on funding or on conflicts of interest',
    why: 'Journals print both, also where there is nothing to declare.',
    add: 'Name the funders and their part in the work, and declare interests or their absence.',
    find: (context) =>
      isSubstantial(context) ? absentUnless(funded.test(context.lower) && interests.test(context.lower)) : [],
  },
  {
    id: 'undefined-abbreviations',
    severity: 'low',
    title: 'Abbreviations without their long form',
    why: 'A reader from another field stops at the first one.',
    add: 'Write the long form at the first use, with the abbreviation in brackets.',
    find: (context) => {
      const unknown = undefinedAbbreviations(context);
      const first = unknown[0];
      if (first === undefined) return [];
      const sentence = context.sentences.find(({ words }) => words.includes(first));
      return [{ sentence, add: `Write the long form at the first use of: ${unknown.slice(0, 8).join(', ')}.` }];
    },
  },
  {
    id: 'journal-limits',
    severity: 'medium',
    title: 'Beyond a limit that you gave',
    why: 'The constraints name a limit, and the draft is over it.',
    add: 'Shorten the draft, or move material to a supplement.',
    find: (context) =>
      overLimits(context).map((add) => ({ add, quote: context.options.constraints.trim().slice(0, 300) })),
  },
  {
    id: 'template-limits',
    severity: 'medium',
    title: 'Beyond a limit of the target journal',
    why: 'The publisher names a limit for every manuscript of this kind, and the draft is over it.',
    add: 'Shorten it before you submit.',
    find: ({ manuscript }) => {
      const { name, limits } = findTemplate(manuscript.template);
      const words = abstractWords(manuscript);
      const { abstractWords: most = words, keywords = manuscript.keywords.length } = limits ?? {};
      return [
        ...(words > most
          ? [{ add: `${name} asks for an abstract of up to ${most} words; this one has ${words} (${limits?.source}).` }]
          : []),
        ...(manuscript.keywords.length > keywords
          ? [
              {
                add: `${name} asks for up to ${keywords} keywords; this draft has ${manuscript.keywords.length} (${limits?.source}).`,
              },
            ]
          : []),
      ];
    },
  },
];

const funded =
  /\b(?:un|co-?|crowd[- ]?)?fund(?:ed|ing|ers?|s)\b|\bgrants?\b|\b(?:financially )?supported by\b|\b(?:paid|financed|sponsored)(?: for)? (?:by|from)\b|\bpaid for\b|\bfinanced\b|\bmoney (?:came )?from\b|\bfinancial support\b/;

const interests =
  /\b(?:conflicts? of|competing|declarations? of) interests?\b|\bconflicts? (?:exists?|to)\b|\bdeclare\b|\bdisclosures?\b/;

const shared =
  /\b(?:data|data ?sets?|codes?|code ?book|materials|scripts?|transcripts|recordings|measurements|spectra|readings|files?|sheets|times|weights|coefficients|reads)\b[^.]{0,80}\b(?:available|shared|deposited|released|repository|archived?|open (?:access|data)|openly|posted|published|public|not public|confidential|on request|appendix|supplement(?:ary)?|stored)\b|\b(?:zenodo|figshare|dryad|osf|gbif|github|gitlab|dataverse|pangaea|genbank|mendeley data|protein data bank)\b|\bavailable (?:up)?on (?:reasonable )?request\b|\bdata availability\b|\b(?:in|at|on|to) (?:the |an? |our |its )?(?:[\p{L}’'-]+ ){0,3}(?:supplements?|supplementary \p{L}+|appendix|repository|data archive)\b|\b(?:published|listed|held|kept) (?:in|at|on) [^.]{0,40}\b(?:database|registry|archive)\b|\bdata service\b|\bdata\b[^.]{0,30}\bcan only be used\b|\bcan be (?:found|obtained|requested|downloaded|had) (?:from|on|at|in)\b/u;

/** Short forms that stand in ordinary texts of every field without their long form. */
const commonAbbreviations = new Set(
  `AI AM PM AD BC AIDS ANCOVA ANOVA MANOVA CONSORT PRISMA PROSPERO STROBE ARRIVE CENTRAL CINAHL ISRCTN NCT DRKS ACTRN GRADE ROBINS AMSTAR SPIRIT TRIPOD STARD SRQR COREQ GBIF ENA SRA ICPSR MEDLINE EMBASE OSF EUR USD GBP CHF KB MB GB
   BMI CD CEO CI CIs COVID CPU CT DC DIY DNA DOI EEG EU FAQ GDP GPS GPU GPUs HIV HR HTML HTTP ID IDs IEEE IQ IQR ISBN ISO IT LED MA MD
  MRI NASA NATO NB NGO NGOs OECD OK OR PC PCR PDF PhD RAM RNA RR SD SE SI SMS SPSS STEM TB TV UK UN UNESCO URL US USA USB UV VR WHO WWW XML II III IV VI VII VIII IX XI XII`.split(
    /\s+/,
  ),
);

function undefinedAbbreviations({ sentences }: RiskContext): string[] {
  const all = sentences.map(({ words }) => words).join(' ');
  const found = new Set<string>();
  for (const { words } of sentences) {
    // A line in capitals is emphasis, not a row of abbreviations; long words in capitals are names (MEDLINE, PANGAEA).
    if (words === words.toUpperCase()) continue;
    for (const [token] of words.matchAll(
      /(?<![\p{L}\p{N}$\\/-])\p{Lu}{2,6}(?:-\p{Lu}{1,4})?s?(?![\p{L}\p{N}/-])(?! \p{Lu}{0,2}\d| (?:database|registry|archive|repository|project|tool|checklist|statement)\b)/gu,
    )) {
      const [plain = token] = token.split('-');
      if (!commonAbbreviations.has(plain) && headingName(token) === null) found.add(token);
    }
  }
  return [...found].filter((token) => {
    const bare = token.replace(/s$/, '');
    return ![
      `(${bare})`,
      `(${bare}s)`,
      `(${bare};`,
      `(${bare},`,
      `(${bare}-`,
      `(${bare}:`,
      `${bare} (`,
      `${token} (`,
      `[${bare}]`,
    ].some((form) => all.includes(form));
  });
}

function abstractWords({ abstract }: Manuscript): number {
  return abstract
    .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
    .reduce((sum, { text }) => sum + text.split(' ').length, 0);
}

function overLimits({ options, userWords, manuscript }: RiskContext): string[] {
  const lower = options.constraints.toLowerCase().slice(0, 4000);
  const over: string[] = [];
  for (const match of lower.matchAll(
    /(\d{1,3}(?:[,.]\d{3})+|\d{1,6})[ -]?(words?|figures?|references?|keywords?)\b/g,
  )) {
    const limit = Number((match[1] as string).replaceAll(/[,.]/g, ''));
    const near = lower.slice(Math.max(0, match.index - 30), match.index + match[0].length + 16).split(/[.;\n]/);
    const about = near.find((part) => part.includes(match[0])) ?? '';
    if (/\b(?:at least|minimum|min\.?|more than)\b/.test(about)) continue;
    const unit = (match[2] as string).replace(/s$/, '');
    const [name, actual] =
      unit === 'figure'
        ? ['figures', manuscript.figures.length]
        : unit === 'reference'
          ? ['references', manuscript.references.length]
          : unit === 'keyword'
            ? ['keywords', manuscript.keywords.length]
            : /\babstract\b/.test(about)
              ? ['words in the abstract', abstractWords(manuscript)]
              : /\btitle\b/.test(about)
                ? ['words in the title', manuscript.title.text.split(' ').length]
                : ['words in the text', userWords];
    if (limit > 0 && actual > limit) over.push(`The limit is ${limit} ${name}; the draft has ${actual}.`);
  }
  return over;
}
