import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '#tools/paper-assistant/engine/compose.ts';
import { printedWords } from '#tools/paper-assistant/engine/inlines.ts';
import type { Manuscript, Risk, Sentence } from '#tools/paper-assistant/engine/manuscript.ts';
import { readPieces } from '#tools/paper-assistant/engine/sentences.ts';
import { readDesign } from '#tools/paper-assistant/study-design/designs.ts';
import { folded } from './note-risks.ts';
import { readWholeNotes, scoreWholeNote, type WholeNote } from './whole-notes.ts';

/** `odd` is read while the engine is changed; for `even`, only totals are counted. */
export const bankHalves = ['odd', 'even'] as const;
export type BankHalf = (typeof bankHalves)[number];

const options = { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' };

interface BankScore {
  readonly counts: Readonly<Record<string, number>>;
  readonly lines: readonly string[];
}

export function scoreBank(half: BankHalf): BankScore {
  const lines: string[] = [];
  const counts: Record<string, number> = {};
  const add = (name: string, value: number) => {
    counts[name] = (counts[name] ?? 0) + value;
  };
  for (const note of readWholeNotes(join('note-bank', half))) {
    const score = scoreWholeNote(note);
    const { manuscript, risks } = compose({ text: note.text, images: [], options });
    // A note to oneself is rightly listed, and a missing abbreviation may be quoted in any sentence.
    const falseItems = score.falseItems.filter(
      (risk) => !isOwnNote(risk, note) && !note.risks.some((one) => isAbbreviation(one, [risk])),
    );
    lines.push(
      `\n## ${note.name}`,
      `  titles: ${score.titles.join(' || ')}`,
      `  keywords: ${manuscript.keywords.join(', ')}`,
    );
    add('notes', 1);
    add('titles by pattern', score.titleRight ? 1 : 0);
    add('main result in abstract', score.mainRight ? 1 : 0);
    if (!score.mainRight) lines.push(`  main result not in abstract; ${score.results.join(' | ')}`);
    add('sentences placed', score.placed);
    add('in the right section', score.placed - score.misplaced.length);
    for (const { text, wanted, got } of score.misplaced) lines.push(`  misplaced ${wanted} -> ${got}: ${text}`);
    const moved = movesOf(note, manuscript);
    add('moves', moved.length);
    add('moves right', moved.filter(({ right }) => right).length);
    add('moves among first two', moved.filter(({ right, second }) => right || second).length);
    for (const { right, text, wanted, got } of moved)
      if (!right) lines.push(`  move ${wanted} read as ${got}: ${text}`);
    add('planted', score.planted);
    const missed = score.missed.filter((planted) => !isAbbreviation(planted, risks));
    add('planted found', score.planted - missed.length);
    for (const { kind, quote } of missed) lines.push(`  MISSED ${kind} | ${quote}`);
    if (score.clean) {
      add('clean notes', 1);
      add('false alarms in clean notes', falseItems.length);
      counts['most in one clean note'] = Math.max(counts['most in one clean note'] ?? 0, falseItems.length);
    } else add('false items in other notes', falseItems.length);
    for (const { rule, quote, title } of falseItems)
      lines.push(`  FALSE${score.clean ? '!' : ''} ${rule}: ${quote ?? title}`);
    add('sources needed', score.sources);
    add('sources found', score.sources - score.unmarked.length);
    add('wrong marks', score.wronglyMarked.length);
    for (const text of score.unmarked) lines.push(`  unmarked: ${text}`);
    for (const text of score.wronglyMarked) lines.push(`  WRONG MARK: ${text}`);
    const prompts = [manuscript.abstract, ...manuscript.sections.map(({ blocks }) => blocks)].flatMap((blocks) =>
      blocks.flatMap((block) => (block.kind === 'gap' ? [block.move ?? block.slot ?? 'none'] : [])),
    );
    add('prompts', prompts.length);
    const wrong = prompts.filter((move) => note.sentences.some((sentence) => sentence.move === move));
    add('prompts right', prompts.length - wrong.length);
    for (const move of wrong) lines.push(`  WRONG PROMPT: ${move}`);
    const design = readDesign(
      '',
      readPieces(note.text).map(({ words }) => words),
    ).design.id;
    const kind = design === note.design ? 'right' : design === 'other' ? 'not read' : 'wrong';
    add(`design ${kind}`, 1);
    if (kind !== 'right') lines.push(`  design ${note.design} read as ${design}`);
    add('pieces', score.pieces);
    add('in the body exactly once', score.once);
  }
  scoreSources(half, add, lines);
  scoreRules(half, add, lines);
  return { counts, lines };
}

function isOwnNote({ rule, quote }: Risk, { sentences }: WholeNote): boolean {
  return (
    rule === 'notes-to-self' &&
    sentences.some(({ move, text }) => move === null && folded(quote ?? '').includes(folded(text)))
  );
}

function isAbbreviation({ kind, quote }: WholeNote['risks'][number], risks: readonly Risk[]): boolean {
  return (
    kind === 'undefined_abbreviation' &&
    risks.some(
      (risk) =>
        risk.rule === 'undefined-abbreviations' &&
        risk.state === 'open' &&
        folded(`${risk.quote} ${risk.title} ${risk.add}`).includes(folded(quote)),
    )
  );
}

function movesOf({ sentences }: WholeNote, { sections }: Manuscript) {
  const printed = sections
    .filter(({ aside }) => aside !== true)
    .flatMap(({ blocks }) =>
      sentencesIn(blocks).map((sentence) => ({ sentence, words: folded(printedWords(sentence)) })),
    );
  return sentences.flatMap(({ text, move }) => {
    if (move === null || move === 'declaration') return [];
    const found =
      printed.find(({ words }) => words === folded(text)) ??
      printed.find(({ words }) => words.includes(folded(text)) || (words.length > 15 && folded(text).includes(words)));
    const got = found?.sentence.move;
    return [
      {
        text,
        wanted: move,
        got: `${got?.label ?? 'nothing'} (${got?.confidence ?? ''})`,
        right: got?.label === move,
        second: got?.second === move,
      },
    ];
  });
}

function sentencesIn(blocks: Manuscript['abstract']): readonly Sentence[] {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
}

type Add = (name: string, value: number) => void;

/** Every second line belongs to one half. */
function linesOf(file: string, half: BankHalf): string[] {
  return readFileSync(join(import.meta.dirname, 'note-bank', file), 'utf8')
    .trim()
    .split('\n')
    .filter((_, index) => (index % 2 === 0) === (half === 'odd'));
}

const background = 'Moss grows on walls.';
const method = 'We measured 40 walls in two towns with a hand lens.';
const result = 'The mean cover was 3.4 (SD 0.6).';

/** A sentence in a note of four sentences, at the position where its move usually is. */
function framed(move: string, sentence: string): string {
  if ('BGA'.includes(move)) return `${sentence} ${method} ${result}`;
  if (move === 'M') return `${background} ${sentence} ${method} ${result}`;
  if (move === 'R') return `${background} ${method} ${sentence} ${result}`;
  return `${background} ${method} ${result} ${sentence}`;
}

function scoreSources(half: BankHalf, add: Add, lines: string[]): void {
  for (const line of linesOf('sources.txt', half)) {
    const [, move = '', sign, sentence = ''] = /^(.)([+-]) (.*)$/.exec(line) ?? [];
    const { manuscript } = compose({ text: framed(move, sentence), images: [], options });
    const marked = manuscript.sections
      .flatMap(({ blocks }) => sentencesIn(blocks))
      .filter(({ inlines }) => inlines.some(({ kind }) => kind === 'citation-needed'))
      .some((one) => folded(printedWords(one)).includes(folded(sentence).slice(0, 30)));
    add(sign === '+' ? 'single sentences that need a source' : 'single sentences that need none', 1);
    if (marked) add(sign === '+' ? 'of those marked' : 'of those wrongly marked', 1);
    if (marked !== (sign === '+')) lines.push(`  ${marked ? 'WRONG MARK' : 'unmarked'} (${move}): ${sentence}`);
  }
}

const frames: Readonly<Record<string, string>> = {
  cohort:
    'Little is known about the days of these women. We used a prospective cohort of 900 women aged 30 to 60. Hazard ratios were estimated with Cox models. The ratio was 1.2 (95 % CI 1.1 to 1.4).',
  learning:
    'We train a convolutional network to classify leaves. The 4,000 images were split into training, validation and test sets. The baseline is a random forest. The network reached an accuracy of 91 % (SD 1.2).',
};

function scoreRules(half: BankHalf, add: Add, lines: string[]): void {
  let rule = '';
  let move = '';
  let frame: string | undefined;
  let index = 0;
  for (const line of readFileSync(join(import.meta.dirname, 'note-bank', 'rules.txt'), 'utf8')
    .trim()
    .split('\n')) {
    if (line.startsWith('= ')) {
      const [name = '', where = ''] = line.slice(2).split(' @ ');
      rule = name;
      const [first = '', second] = where.split(' ');
      move = first;
      frame = second === undefined ? undefined : frames[second];
      continue;
    }
    index += 1;
    if ((index % 2 === 1) !== (half === 'odd')) continue;
    const [sign, sentence] = [line[0], line.slice(2)];
    const text =
      frame === undefined
        ? rule.endsWith('-said')
          ? `We asked 40 adults about their walls. They filled in a questionnaire in May. ${result} ${sentence}`
          : framed(move, sentence)
        : `${frame} ${sentence}`;
    const { risks } = compose({ text, images: [], options });
    const said = rule.endsWith('-said');
    const id = said ? rule.slice(0, -5) : rule;
    const about = risks.filter((risk) => risk.state === 'open' && risk.severity !== 'info' && isOn(risk, sentence));
    const hit = said
      ? !risks.some((risk) => risk.rule === id && risk.state === 'open')
      : about.some((risk) => risk.rule === id);
    if (sign === '+') {
      add(said ? 'statements' : 'problems', 1);
      if (hit) add(said ? 'statements seen' : 'problems found as that', 1);
      if (!said && about.length > 0) add('problems found', 1);
      if (said ? !hit : about.length === 0) lines.push(`  ${rule} missed: ${sentence}`);
    } else {
      add(said ? 'no statements' : 'near-misses', 1);
      if (said ? hit : about.length > 0) {
        add(said ? 'taken for statements' : 'near-misses questioned', 1);
        lines.push(`  ${rule} SILENT failed (${about.map((risk) => risk.rule).join(', ')}): ${sentence}`);
      }
    }
  }
}

/** About this sentence, without notices that may be reported for any sentence. */
function isOn({ rule, quote }: Risk, sentence: string): boolean {
  return (
    quote !== null &&
    ![
      'statements-without-source',
      'undefined-abbreviations',
      'citation-without-seed',
      'numbers-without-uncertainty',
    ].includes(rule) &&
    (folded(quote).includes(folded(sentence).replace(/\.$/, '')) || folded(sentence).includes(folded(quote)))
  );
}
