import { Button } from '#web/ui/button.tsx';
import type { DraftPreview } from '../../contract/drafts.ts';
import { texts } from '../texts.ts';
import { answersOf } from './prompt-field.tsx';
import { panelOf, useTypedTexts } from './typed-texts.tsx';

/** What was typed for a part that a later change has removed: it can be copied, and is kept until it is discarded. */
export function LostTexts({ draft }: { draft: DraftPreview }) {
  const { unsaved, forget } = useTypedTexts();
  const panels = panelsOf(draft);
  const lost = unsaved.filter(({ key }) => !panels.has(panelOf(key)));
  if (lost.length === 0) return null;
  return (
    <section aria-label={texts.text.lost} className="mb-6 border-l-2 border-warn pl-3 text-sm">
      <p>{texts.text.lostHint}</p>
      <ul>
        {lost.map(({ key, text: typed }) => (
          <li key={key} className="mt-2">
            <blockquote className="whitespace-pre-wrap wrap-anywhere">{typed}</blockquote>
            <Button variant="quiet" size="small" className="mt-1" onClick={() => forget(key)}>
              {texts.text.discard}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The panels of this version. */
function panelsOf({ text, risks }: DraftPreview): ReadonlySet<string> {
  const panels = new Set(['edit-authors', 'edit-keywords', ...risks.map(({ id }) => `risk-${id}`)]);
  const { title, parts } = text ?? { title: null, parts: [] };
  if (title !== null) panels.add(title.id);
  for (const { id, heading, blocks } of parts) {
    for (const name of [answersOf(id), `edit-heading-${id}`, `arrange-${id}`, `add-to-${id}`]) panels.add(name);
    if (heading !== null) panels.add(heading.id);
    for (const block of blocks) {
      const sentences = 'sentence' in block ? [block.sentence] : block.kind === 'paragraph' ? block.sentences : [];
      for (const sentence of sentences) panels.add(sentence.id).add(`edit-${sentence.id}`);
      if (block.kind === 'figure') panels.add(`edit-${block.id}`).add(block.caption?.id ?? '');
    }
  }
  return panels;
}
