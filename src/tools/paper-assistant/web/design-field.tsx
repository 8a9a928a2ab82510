import { useDeferredValue, useMemo } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { readDesign } from '../study-design/designs.ts';
import { studyDesigns } from '../tool.ts';
import { texts } from './texts.ts';
import type { PanelText } from './use-paper-form.ts';

/** The study design, preselected by a guess from the text, with the sentence that the guess is based on. */
export function DesignField({ text, design, onChange }: DesignFieldProps) {
  const typed = useDeferredValue(text);
  const guess = useMemo(() => guessDesign(typed), [typed]);
  return (
    <Field
      label={texts.options.design}
      optional
      hint={design === '' && guess !== null ? texts.options.designBecause(guess.sentence) : texts.options.designHint}
    >
      <Select value={design} onChange={(event) => onChange(event.target.value as PanelText['design'])}>
        {studyDesigns.map((each) => (
          <option key={each} value={each}>
            {each === '' && guess !== null
              ? texts.options.designGuess(texts.designs[guess.design])
              : texts.designs[each]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface DesignFieldProps {
  readonly text: string;
  readonly design: PanelText['design'];
  readonly onChange: (design: PanelText['design']) => void;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** By the engine's rules; null if the text names no design. */
export function guessDesign(text: string) {
  const lines = text.split('\n').flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()));
  const { design, sentence } = readDesign('', lines);
  if (design.id === 'other' || sentence === null) return null;
  return { design: design.id, sentence: lines[sentence] ?? '' };
}
