import type { Figure, ResearchInput, Sentence } from './manuscript.ts';
import type { Piece } from './sentences.ts';
import { fold } from './sentences.ts';
import { scholarlyWords } from './stopwords.ts';
import { stem, stems } from './terms.ts';

export interface FigurePlan {
  readonly figures: readonly Figure[];
  /** Figures that float after the paragraph of a sentence, by the sentence's id. */
  readonly after: ReadonlyMap<string, readonly string[]>;
  /** Cross-references to add, by sentence id: only where the sentence does not name the figure by itself. */
  readonly references: ReadonlyMap<string, readonly string[]>;
  /** Figures that no sentence mentions. */
  readonly unmentioned: readonly string[];
}

/**
 * Ties each image to the first sentence that names it ("Figure 2" is the second of the user's list), else to the
 * sentence that shares most terms with its description.
 */
export function placeFigures(
  images: ResearchInput['images'],
  sentences: readonly ReadSentence[],
  isResult: (id: string) => boolean,
  toCaption: (id: string, text: string) => Sentence,
): FigurePlan {
  const named = new Map<number, string>();
  for (const { id, words } of sentences) {
    for (const number of figureNumbers(words)) if (!named.has(number)) named.set(number, id);
  }
  const terms = sentences.map(({ words }) => stems(words));
  const figures: Figure[] = [];
  const after = new Map<string, string[]>();
  const references = new Map<string, string[]>();
  const unmentioned: string[] = [];
  for (const [index, image] of images.entries()) {
    const id = `fig${index + 1}`;
    const description = fold(image.description);
    const byName = named.get(index + 1);
    const byTerms = byName === undefined ? bestMatch(description, sentences, terms, isResult) : undefined;
    const mentionedBy = byName ?? byTerms ?? null;
    if (mentionedBy === null) unmentioned.push(id);
    else after.set(mentionedBy, [...(after.get(mentionedBy) ?? []), id]);
    if (byTerms !== undefined) references.set(byTerms, [...(references.get(byTerms) ?? []), id]);
    figures.push({
      id,
      file: `figures/${id}.${image.type === 'png' ? 'png' : 'jpg'}`,
      width: image.width,
      height: image.height,
      caption: description === '' ? null : toCaption(`c${index + 1}`, description),
      mentionedBy,
    });
  }
  return { figures, after, references, unmentioned };
}

type ReadSentence = Pick<Piece, 'id' | 'words'>;

/** The figures that a sentence names: 'Figs. 1 and 3' gives [1, 3], 'Figures 2–4' gives [2, 3, 4]. */
export function figureNumbers(words: string): number[] {
  const numbers: number[] = [];
  for (const match of words.matchAll(namedFigure)) {
    let last: number | null = null;
    for (const [, divider, digits] of (match[1] as string).matchAll(/([^\da-h]*)(\d{1,2})/gi)) {
      const number = Number(digits);
      if (last !== null && /[-–]|to/.test(divider as string) && number - last <= 10) {
        for (let between = last + 1; between < number; between += 1) numbers.push(between);
      }
      numbers.push(number);
      last = number;
    }
  }
  return [...new Set(numbers)];
}

const namedFigure =
  /(?<!supplementary |supplemental |extended data |their )\b(?:figures?|figs?\.?|images?|photos?) ?#?(\d{1,2}(?!\d|\.\d)[a-h]?(?: ?(?:,|and|&|[-–]|to) ?(?:(?:fig\.|figure) )?\d{1,2}(?!\d|\.\d)[a-h]?)*)\b/gi;

/** Words that descriptions of figures share whatever they show. */
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
    // Two shared terms tie a figure to a finding, not to a step of the work that happens to name the same thing.
    if (shared.length === 2 && wanted.length > 2 && !isResult(id)) continue;
    if (shared.length < 3 && shared.length / wanted.length < 0.2) continue;
    const score = shared.reduce((sum, { weight }) => sum + weight, 0) * (isResult(id) ? 1.25 : 1);
    if (best === undefined || score > best.score + 1e-9) best = { id, score };
  }
  return best?.id;
}
