import type { EditorChange } from '#contract/draft-editor.ts';
import type { Json } from '#contract/engine.ts';
import { type Composition, compose } from '../compose.ts';
import { printedWords } from '../inlines.ts';
import type { Manuscript, ResearchInput } from '../manuscript.ts';
import { sentencesOf } from '../provenance.ts';
import { renderLatex } from '../render/latex.ts';
import { readComposition, storeComposition } from '../stored/stored-draft.ts';
import { draftEditor } from './draft-editor.ts';

export const text = `# Introduction

Lamps light most streets of cities. It is unknown whether they wake trees early.

# Methods

We followed 84 saplings on twelve streets. Buds were recorded every second day.

1. Measure the light.
2. Count the buds.

\`\`\`r
lm(day ~ light)
\`\`\`

| Street | Day |
| --- | ---: |
| lit | 91 |
| dark | 100 |

# Results

Trees near lamps opened their buds 9.2 days earlier. Figure 1 shows the days of both years.

Survival did not differ between the groups.`;

const image = (description: string, index: number) => ({
  file: `figures/fig${index + 1}.png`,
  description,
  width: 400,
  height: 300,
  type: 'png' as const,
});
export const research: ResearchInput = {
  text,
  images: ['Days of bud burst', 'Figure 2. Light at the trees', ''].map(image),
  options: {
    title: '',
    authors: ['Ann Lee'],
    template: 'article',
    articleType: '',
    design: '',
    constraints: '',
    seeds: '',
  },
};
export const first = compose(research);

export function change(composition: Composition, wanted: EditorChange, version = 2): Composition {
  const inputs = { research: research as unknown as Json, findings: null };
  const revised = draftEditor.revise(inputs, storeComposition(composition), wanted, version);
  if (revised === null) throw new Error('nothing was changed');
  return readComposition(revised);
}

export function idOf({ manuscript }: Composition, start: string): string {
  const found = [...sentencesOf(manuscript)].find(
    ({ sentence }) => sentence.repeats === undefined && printedWords(sentence).startsWith(start),
  );
  if (found === undefined) throw new Error(`no sentence starts with ${start}`);
  return found.sentence.id;
}

export const section = ({ manuscript }: Composition, title: string) =>
  manuscript.sections.find((entry) => entry.title === title)?.id ?? '';
export const latexOf = (manuscript: Manuscript) => Object.values(renderLatex(manuscript)).join('\n');

export function addTo(where: string, after: string | null): EditorChange & { kind: 'add' } {
  return { kind: 'add', section: where, after, paragraph: false, move: null, text: 'One more sentence.' };
}
