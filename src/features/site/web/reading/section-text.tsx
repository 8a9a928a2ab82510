import type { ReactNode } from 'react';
import { FilledText } from '../filled-text.tsx';
import type { Section } from './article.ts';

/** The paragraphs of a section; `note` returns the margin content of a paragraph. */
export function SectionText({ paragraphs, note }: SectionTextProps) {
  return paragraphs.map((paragraph) =>
    typeof paragraph === 'string' ? (
      <div key={paragraph} className="relative">
        <p>
          <FilledText text={paragraph} />
        </p>
        {note?.(paragraph)}
      </div>
    ) : (
      <ul key={paragraph[0]}>
        {paragraph.map((entry) => (
          <li key={entry}>
            <FilledText text={entry} />
          </li>
        ))}
      </ul>
    ),
  );
}

export interface SectionTextProps extends Pick<Section, 'paragraphs'> {
  readonly note?: ((paragraph: string) => ReactNode) | undefined;
}
