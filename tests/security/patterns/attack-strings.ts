import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { Pattern } from './written-patterns.ts';

/** A string that grows by its unit: if a pattern can be slow, one of these makes it slow. */
export interface Attack {
  readonly start: string;
  readonly unit: string;
  readonly end: string;
}

/**
 * Strings derived from the pattern itself. For each unbounded repetition: the text before it, the repeated part many
 * times, and a character at which the match fails; and the same with the text before it also repeated, so that the
 * search restarts at each copy.
 */
export function attackStrings({ source, flags }: Pattern): readonly Attack[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const attacks = new Map<string, Attack>();
  const add = (start: string, unit: string) => {
    if (unit !== '') attacks.set(JSON.stringify([start, unit]), { start, unit, end: '\u0001\n!' });
  };
  visitRegExpAST(pattern, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max !== Number.POSITIVE_INFINITY) return;
      const before = wordBefore(quantifier);
      for (const unit of wordsOf(quantifier.element)) {
        add(before, unit);
        add('', before + unit);
        add('', `${before} ${unit}`);
        add('', unit);
      }
    },
  });
  return [...attacks.values()];
}

/** A word that the pattern matches before it reaches this part. */
function wordBefore(node: AST.Quantifier): string {
  let before = '';
  let child: AST.Node = node;
  for (let parent: AST.Node | null = node.parent; parent !== null; child = parent, parent = parent.parent) {
    if (parent.type !== 'Alternative') continue;
    before =
      parent.elements
        .slice(0, parent.elements.indexOf(child as AST.Element))
        .map(wordOf)
        .join('') + before;
  }
  return before;
}

function wordOf(node: AST.Element): string {
  return wordsOf(node)[0] ?? '';
}

/** Words that the part matches: one for each member of a class, one for each alternative. */
function wordsOf(node: AST.Element | AST.QuantifiableElement): readonly string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterSet':
    case 'CharacterClass':
      return signsOf(node);
    case 'ExpressionCharacterClass':
      return signs.filter((sign) => new RegExp(node.raw, 'v').test(sign)).slice(0, 6);
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.map(({ elements }) => elements.map(wordOf).join('')).slice(0, 6);
    case 'Quantifier':
      return wordsOf(node.element).map((word) => word.repeat(Math.min(Math.max(node.min, node.max > 1 ? 1 : 0), 5)));
    default:
      return [''];
  }
}

function signsOf(node: AST.CharacterSet | AST.CharacterClass): readonly string[] {
  const matches = new RegExp(`^${node.raw}$`, 'u');
  const own =
    node.type === 'CharacterClass' && !node.negate
      ? node.elements.flatMap((part) =>
          part.type === 'Character'
            ? [String.fromCodePoint(part.value)]
            : part.type === 'CharacterClassRange'
              ? [String.fromCodePoint(part.min.value)]
              : [],
        )
      : [];
  return [...new Set([...signs.filter((sign) => matches.test(sign)), ...own])].slice(0, 6);
}

/** One character of each kind that regular expressions distinguish. */
const signs = ['a', 'A', '1', ' ', ',', '.', '(', ')', '$', '-', '"', '\t', '\n', 'é', '漢', '\u0001'];
