import { fold } from './inlines.ts';
import type { Block, Figure, ResearchInput, Section, Sentence } from './manuscript.ts';
import { labelsIn, labelsReferredTo } from './render/label-references.ts';
import type { Piece } from './sentences.ts';
import { scholarlyWords } from './stopwords.ts';
import { stem, stems } from './terms.ts';

/**
 * Links each image to the first sentence that mentions its number; otherwise suggests the sentence that shares most
 * terms with its description.
 */
export function bindFigures(
  images: readonly FigureImage[],
  sentences: readonly ReadSentence[],
  isResult: (id: string) => boolean,
  toCaption: (id: string, text: string) => Sentence,
  { chosen = new Map(), proposes = true }: FigureChoices = {},
): Figure[] {
  const named = new Map<number, string>();
  for (const { id, words } of sentences) {
    for (const number of figureNumbers(words)) if (!named.has(number)) named.set(number, id);
  }
  const byLabel = new Map<string, string>();
  for (const { id, words } of sentences)
    for (const label of labelsReferredTo(words)) if (!byLabel.has(label)) byLabel.set(label, id);
  // 'You see in the figure': if there is only one image, it needs no number.
  const only =
    images.length === 1 && named.size === 0 ? sentences.find(({ words }) => unnumbered.test(words)) : undefined;
  const terms = sentences.map(({ words }) => stems(words));
  const numbers = numbersOf(images);
  return images
    .map((image, index): Figure => {
      const id = `fig${index + 1}`;
      const number = numbers[index] as number;
      const description = fold(image.description);
      const choice = chosen.get(id);
      const bound = (): Pick<Figure, 'mentionedBy' | 'boundBy'> => {
        if (choice === null || sentences.some((sentence) => sentence.id === choice))
          return { mentionedBy: choice as string | null, boundBy: 'author' };
        const labelled = labelsIn(description).flatMap((label) => byLabel.get(label) ?? [])[0];
        const byNumber = labelled ?? named.get(number) ?? only?.id;
        if (byNumber !== undefined) return { mentionedBy: byNumber, boundBy: 'number' };
        const byWords = proposes ? bestMatch(description, sentences, terms, isResult) : undefined;
        return byWords === undefined
          ? { mentionedBy: null, boundBy: null }
          : { mentionedBy: byWords, boundBy: 'words' };
      };
      return {
        id,
        number,
        file: `figures/${id}.${image.type === 'png' ? 'png' : 'jpg'}`,
        width: image.width,
        height: image.height,
        ...(image.number === undefined ? {} : { numberedBy: 'author' as const }),
        caption: description === '' ? null : toCaption(`c${index + 1}`, description),
        ...bound(),
      };
    })
    .sort((a, b) => a.number - b.number);
}

const unnumbered =
  /\b(?:see|seen|shown|shows?|visible|in|from|on) (?:in |on |from )?(?:the|this|my|our|that|attached) (?:attached )?(?:figure|fig\.?|plot|graph|chart|diagram|scatter ?plot)\b|\b(?:the|this|my|our|attached) (?:figure|plot|graph|chart|diagram) (?:shows?|gives?|plots?|compares?|summari[sz]es)\b|\(see (?:figure|fig\.?|plot|graph|picture|image|photo|map)\)/i;

interface FigureChoices {
  /** The author's choice by figure; null if the figure belongs to no sentence. */
  readonly chosen?: ReadonlyMap<string, string | null>;
  /**
   * Whether common words may be used to suggest a link; they are meaningless in a language without a known vocabulary.
   */
  readonly proposes?: boolean;
}

/** `number`: the number that the author gave the figure in the workspace. */
type FigureImage = ResearchInput['images'][number] & { readonly number?: number };

/** 'Figure 3: …' at the start of a description sets the figure's number; the others get the free numbers in order. */
function numbersOf(images: readonly FigureImage[]): number[] {
  const stated = images.map(
    ({ number, description }) =>
      number ?? Number(/^fig(?:ure)?\.? ?(\d{1,2})(?![\d.]\d)/i.exec(fold(description))?.[1] ?? 0),
  );
  const taken = new Set<number>();
  const own = stated.map((number) => {
    if (number === 0 || taken.has(number)) return 0;
    taken.add(number);
    return number;
  });
  let free = 0;
  return own.map((number) => {
    if (number !== 0) return number;
    do free += 1;
    while (taken.has(free));
    return free;
  });
}

/** Cross-references to add to a sentence, in the template's words; none if the sentence mentions the figure itself. */
export function crossReferences(figures: readonly Figure[], sentence: string): Sentence[] {
  return figures
    .filter(({ mentionedBy, boundBy }) => mentionedBy === sentence && boundBy !== 'number')
    .map(({ id, number, boundBy }) => ({
      id: `x-${id}`,
      origin: 'template',
      text: `(Figure ${number}${boundBy === 'words' ? ', proposed' : ''})`,
      inlines: [{ kind: 'figure-reference', figure: id, ...(boundBy === 'words' ? { proposed: true as const } : {}) }],
    }));
}

/**
 * Sections with their figures: each after its sentence's paragraph, but never before a figure with a lower number.
 * Figures that no sentence mentions come before the next mentioned one, otherwise at the end of the results.
 */
export function withFigures(sections: readonly Section[], figures: readonly Figure[]): Section[] {
  if (sections.length === 0) return [];
  const paragraphs = sections.flatMap(({ blocks }, section) =>
    blocks.flatMap((block, at) =>
      block.kind === 'paragraph' ? [{ section, at: endOfList(blocks, at), sentences: block.sentences }] : [],
    ),
  );
  const results = sections.findIndex(({ covers }) => covers?.includes('results'));
  const last = results === -1 ? sections.findLastIndex(({ aside }) => aside !== true) : results;
  const end = { section: Math.max(0, last), at: Number.MAX_SAFE_INTEGER };
  const places: { section: number; at: number }[] = [];
  let next: { section: number; at: number } | undefined;
  for (const { mentionedBy } of figures.toReversed()) {
    const own =
      mentionedBy === null
        ? undefined
        : paragraphs.find(({ sentences }) => sentences.some(({ id }) => id === mentionedBy));
    next = own ?? next;
    places.unshift(next ?? end);
  }
  const after = new Map<string, Block[]>();
  let at = { section: 0, at: -1 };
  for (const [index, figure] of figures.entries()) {
    const place = places[index] as typeof at;
    if (place.section > at.section || (place.section === at.section && place.at > at.at)) at = place;
    const key = `${at.section} ${at.at}`;
    after.set(key, [...(after.get(key) ?? []), ...figureBlocks(figure)]);
  }
  return sections.map((section, index) => ({
    ...section,
    blocks: [
      ...section.blocks.flatMap((block, at) => [block, ...(after.get(`${index} ${at}`) ?? [])]),
      ...(after.get(`${index} ${end.at}`) ?? []),
    ],
  }));
}

function figureBlocks({ id, number, mentionedBy }: Figure): Block[] {
  const figure: Block = { kind: 'figure', figure: id };
  if (mentionedBy !== null) return [figure];
  return [figure, { kind: 'gap', text: `Refer to Figure ${number} in the text, and say what it shows.` }];
}

/** Figures aren't placed between list items. */
function endOfList(blocks: readonly Block[], at: number): number {
  let end = at;
  while (isItem(blocks[end]) && isItem(blocks[end + 1])) end += 1;
  return end;
}

function isItem(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && block.list !== undefined;
}

type ReadSentence = Pick<Piece, 'id' | 'words'>;

/** The figures that a sentence mentions: 'Figs. 1 and 3' gives [1, 3], 'Figures 2–4' gives [2, 3, 4]. */
export function figureNumbers(words: string): number[] {
  const numbers: number[] = [];
  for (const match of words.matchAll(namedFigure)) {
    let last: number | null = null;
    for (const [, divider, digits] of (match[1] as string).matchAll(/((?:(?<![^\da-h])[^\da-h]+)?)(\d{1,2})/gi)) {
      const number = Number(digits);
      if (last !== null && /[-–]|to/.test(divider as string) && number - last <= 10) {
        for (let between = last + 1; between < number; between += 1) numbers.push(between);
      }
      numbers.push(number);
      last = number;
    }
  }
  for (const [, digits] of words.matchAll(figureElsewhere)) numbers.push(Number(digits));
  return [...new Set(numbers)];
}

/** 'Abb. 2', 'figura 1', '图1' */
const figureElsewhere =
  /(?:(?<!\p{L})(?:Abb\.|Abbildung|[Ff]igura|[Ff]igur|Obr\.|Рис\.|рис\.|Рисунок|рисунке) ?|[图圖図] ?|그림 ?)(\d{1,2})(?![\d.]\d|\d)/gu;

/** 'n = 210, photo 88' and 'images 80/20' are counts: no one has figures with such high numbers. */
const namedFigure =
  /(?<!supplementary |supplemental |extended data |their )\b(?:figures?|figs?\.?|(?:images?|photos?)(?= ?#?1?\d(?![\d/]))) ?#?(\d{1,2}(?!\d|\.\d)[a-h]?(?: ?(?:,|and|&|[-–]|to) ?(?:(?:fig\.|figure) )?\d{1,2}(?!\d|\.\d)[a-h]?)*)\b/gi;

/** Words that are common in figure descriptions of any kind. */
const pictureWords = new Set(
  `plot plots graph graphs curve curves chart bar bars line lines image images photo photos photograph picture panel panels axis axes
  diagram scatter box boxplot histogram map maps scheme schematic view screenshot error overview flowchart dashed solid
  red blue green black grey gray shaded color colour legend left right top bottom label labels labelled`
    .split(/\s+/)
    .map(stem),
);
const weakWords = new Set([...scholarlyWords].map(stem));

function bestMatch(
  description: string,
  sentences: readonly ReadSentence[],
  terms: readonly ReadonlySet<string>[],
  isResult: (id: string) => boolean,
): string | undefined {
  const wanted = [...stems(description)].filter((term) => !pictureWords.has(term) && !weakWords.has(term));
  const weights = wanted.map((term) => {
    const frequency = terms.filter((own) => own.has(term)).length;
    return { term, frequency, weight: Math.log(1 + sentences.length / (1 + frequency)) };
  });
  let best: { id: string; score: number } | undefined;
  for (const [index, { id }] of sentences.entries()) {
    const shared = weights.filter(({ term }) => terms[index]?.has(term) === true);
    const rare = shared.some(({ frequency }) => frequency <= 2);
    if (shared.length < 2 && !(rare && wanted.length <= 2 && shared.length === 1)) continue;
    // Two common terms link a figure to a result, but not to a method step that happens to mention the same thing.
    if (shared.length === 2 && wanted.length > 2 && !isResult(id)) continue;
    if (shared.length < 3 && shared.length / wanted.length < 0.2) continue;
    const score = shared.reduce((sum, { weight }) => sum + weight, 0) * (isResult(id) ? 1.25 : 1);
    if (best === undefined || score > best.score + 1e-9) best = { id, score };
  }
  return best?.id;
}
