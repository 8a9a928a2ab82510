import type { Move, StandardRole } from '../manuscript.ts';
import { roleOfMove } from '../place-by-moves.ts';
import { isSubstantial, type RiskRule } from './rule.ts';

/** Parts that a paper needs and the text lacks: neither a heading nor a sentence of the author contains them. */
export const missingPartRules: readonly RiskRule[] = [
  {
    id: 'missing-part',
    severity: 'medium',
    title: 'A part of the paper is missing',
    why: 'Readers expect background and aim, methods, results and a discussion, under whatever headings.',
    add: 'Add this part.',
    find: (context) => {
      if (!isSubstantial(context)) return [];
      const covered = new Set(context.manuscript.sections.flatMap(({ covers }) => covers ?? []));
      const said = new Set(
        context.sentences.flatMap(({ move }) => (move === undefined ? [] : [roleOfMove[move as Move]])),
      );
      return parts
        .filter(({ role }) => !covered.has(role) && !said.has(role))
        .map(({ role, add }) => ({ about: role, add }));
    },
  },
];

const parts: readonly { readonly role: StandardRole; readonly add: string }[] = [
  { role: 'introduction', add: 'Say what is known, what is not, and what you set out to find.' },
  { role: 'methods', add: 'Say how the work was done, so that others could do it again.' },
  { role: 'results', add: 'Say what you found, or what you expect to find.' },
  { role: 'discussion', add: 'Say what the results mean, and what limits them.' },
];
