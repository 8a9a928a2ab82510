import { isEnglish, languageName } from '../language.ts';
import type { RiskRule } from './rule.ts';

/** Rules about references, figures and limits, which do not depend on English words. */
export const anyLanguageRules: ReadonlySet<string> = new Set([
  'ai-disclosure',
  'citation-without-seed',
  'seeds-not-verified',
  'seed-not-found',
  'seed-differs',
  'doubtful-reference',
  'reference-of-concern',
  'old-references',
  'narrow-references',
  'figure-without-description',
  'number-not-in-input',
  'template-limits',
  'checklist-limited-by-language',
]);

/** A note about what the checklist omits for texts in other languages. */
export const languageRules: readonly RiskRule[] = [
  {
    id: 'checklist-limited-by-language',
    severity: 'info',
    title: 'This checklist is limited by the language of the text',
    why: 'Most checks read English wording, so they were left out. Your order and headings are unchanged, and no sentence was classified.',
    add: 'Ask a colleague who reads the language to check methods, statistics and ethics statements.',
    find: ({ manuscript }) => {
      if (isEnglish(manuscript)) return [];
      const name = languageName(manuscript.language ?? 'und');
      return [{ quote: name === null ? 'The text isn’t in English.' : `The text is in ${name}.` }];
    },
  },
];
