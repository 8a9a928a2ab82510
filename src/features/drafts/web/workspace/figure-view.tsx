import { type ReactNode, useState } from 'react';
import type { DraftBlock, DraftText } from '#contract/draft-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { texts as pages } from '../texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { EditPanel } from './edit-panel.tsx';
import { EditToggle } from './edit-toggle.tsx';
import { texts } from './texts.ts';
import { useTyped } from './typed-texts.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

type Figure = DraftBlock & { kind: 'figure' };

/** An image with its caption, and the editor for its number, position and missing caption. */
export function FigureView({ page, figure, chosen, children }: FigureViewProps) {
  const url = page.draft.figures[figure.file];
  const name = `edit-${figure.id}`;
  return (
    <figure className="my-6">
      {url === undefined ? (
        <p className="border border-line p-4 text-sm text-muted">{pages.text.noImage}</p>
      ) : (
        <img
          src={url}
          alt={figure.caption?.words ?? pages.text.figure(figure.number)}
          width={figure.width}
          height={figure.height}
          loading="lazy"
          className="h-auto max-h-96 w-auto max-w-full border border-line bg-white"
        />
      )}
      <figcaption className="mt-2 text-sm">{children}</figcaption>
      <EditToggle page={page} chosen={chosen} name={name} label={texts.figure.edit(figure.number)}>
        <FigureOrder page={page} figure={figure} />
        {figure.caption === null && <CaptionPanel page={page} figure={figure} name={name} />}
        <BindingPanel page={page} figure={figure} name={name} />
      </EditToggle>
    </figure>
  );
}

interface FigureViewProps {
  readonly page: DraftOnPage;
  readonly figure: Figure;
  readonly chosen: string;
  /** The caption. */
  readonly children: ReactNode;
}

function FigureOrder({ page, figure }: { page: DraftOnPage; figure: Figure }) {
  const { change, busy, failure } = useChange(page);
  const order = figuresOf(page.draft.text);
  const at = order.indexOf(figure.id);
  const swap = (other: number) =>
    void change({
      kind: 'figure-order',
      figures: order.with(at, order[other] as string).with(other, figure.id),
    });
  if (order.length < 2) return null;
  return (
    <div className="my-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" disabled={busy !== null || at <= 0} onClick={() => swap(at - 1)}>
          {texts.figure.earlier}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={busy !== null || at >= order.length - 1}
          onClick={() => swap(at + 1)}
        >
          {texts.figure.later}
        </Button>
      </div>
      <p className="mt-1 text-xs text-muted">{texts.figure.renumbered}</p>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
    </div>
  );
}

function CaptionPanel({ page, figure, name }: { page: DraftOnPage; figure: Figure; name: string }) {
  const typed = useTyped(name, '');
  return (
    <EditPanel
      page={page}
      name={name}
      label={texts.figure.caption}
      save={{ kind: 'caption', figure: figure.id, text: typed.text }}
      unchanged={typed.text.trim() === ''}
      typed={typed}
    >
      <Field label={texts.figure.caption} hint={texts.figure.captionHint}>
        <Textarea reading rows={2} value={typed.text} onChange={(event) => typed.type(event.target.value)} />
      </Field>
    </EditPanel>
  );
}

function BindingPanel({ page, figure, name }: { page: DraftOnPage; figure: Figure; name: string }) {
  const was = figure.mentionedBy ?? '';
  const [chosen, setChosen] = useState(was);
  const { text } = page.draft;
  if (text === null) return null;
  return (
    <EditPanel
      page={page}
      name={name}
      label={texts.figure.sentence}
      save={{ kind: 'figure', figure: figure.id, sentence: chosen === '' ? null : chosen }}
      unchanged={chosen === was}
    >
      <Field label={texts.figure.sentence}>
        <Select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{texts.figure.noSentence}</option>
          {text.parts
            .filter(({ id }) => id !== 'abstract')
            .map(({ id, title, blocks }) => (
              <optgroup key={id} label={title}>
                {blocks
                  .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
                  .filter(({ origin }) => origin !== 'template')
                  .map((sentence) => (
                    <option key={sentence.id} value={sentence.id}>
                      {sentence.words.length > 100 ? `${sentence.words.slice(0, 99)}…` : sentence.words}
                    </option>
                  ))}
              </optgroup>
            ))}
        </Select>
      </Field>
    </EditPanel>
  );
}

/** Ids in numbered order. */
function figuresOf(text: DraftText | null): string[] {
  return (text?.parts ?? [])
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'figure' ? [block] : []))
    .sort((a, b) => a.number - b.number)
    .map(({ id }) => id);
}
