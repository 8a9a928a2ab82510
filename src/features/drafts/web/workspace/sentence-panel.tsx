import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { DraftSentence } from '#contract/draft-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { texts } from '../texts.ts';
import { AbstractSlot } from './abstract-slot.tsx';
import { AddSentence } from './add-sentence.tsx';
import { ChangeRefused } from './change-refused.tsx';
import { SecondChoice } from './second-choice.tsx';
import { blockOf, SentenceTools } from './sentence-tools.tsx';
import { texts as editing } from './texts.ts';
import { fieldOf, useTyped, useTypedTexts } from './typed-texts.tsx';
import { useChange } from './use-change.ts';
import { useChoice } from './use-choice.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Actions on the selected sentence: move it, or rewrite it or its paragraph. Closing it keeps what was typed. */
export function SentencePanel({ page, sentence, paragraph, land }: SentencePanelProps) {
  const { change, busy, failure, clear } = useChange(page);
  const { search } = useLocation();
  const choice = useChoice();
  const field = useRef<HTMLTextAreaElement>(null);
  const typedAfter = useTyped(fieldOf(sentence.id, 'add'), '').kept;
  const [adding, setAdding] = useState(typedAfter);
  const lines = paragraph.map(({ words }) => words).join('\n');
  const typedTexts = useTypedTexts();
  const wholeKey = fieldOf(sentence.id, 'whole');
  const whole = typedTexts.find(wholeKey) !== undefined;
  const alone = useTyped(sentence.id, sentence.words);
  const together = useTyped(fieldOf(sentence.id, 'paragraph'), lines);
  const typed = whole ? together : alone;
  const { text } = page.draft;
  const place = text === null ? null : blockOf(text, sentence.id);
  const block = place?.blocks[place.at];
  const section = block?.kind === 'paragraph' ? (place?.section ?? null) : null;
  const inText = sentence.repeats === null && section !== null;
  const close = () => choice.close(sentence.id);
  const setWhole = (on: boolean) =>
    on ? typedTexts.keep(wholeKey, { text: '', was: '' }) : typedTexts.forget(wholeKey);
  const forget = () => {
    typed.forget();
    setWhole(false);
  };
  async function save() {
    const kind = whole ? ('rewrite' as const) : ('edit' as const);
    if (!(await change({ kind, sentence: sentence.id, text: typed.text }))) return;
    forget();
    close();
  }
  return (
    <section
      aria-label={texts.text.chosen}
      className="my-4 rounded-sheet border border-line bg-raised p-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <p className="text-sm text-muted">
        {texts.text.originsLong[sentence.origin]}{' '}
        {sentence.repeats === null &&
          sentence.move &&
          (sentence.move.sure ? texts.text.sure : texts.text.unsure)(texts.text.moves[sentence.move.label])}
      </p>
      {sentence.repeats === null && text !== null && (
        <SecondChoice sentence={sentence} part={section ?? undefined} places={text.places} changes={{ change, busy }} />
      )}
      {sentence.repeats !== null && (
        <>
          {sentence.move && <AbstractSlot page={page} slot={sentence.move.label} repeats={sentence.repeats} />}
          <p className="mt-2 text-sm">
            <Link to={{ search, hash: sentence.repeats }} replace preventScrollReset>
              {texts.text.slot.body}
            </Link>
          </p>
        </>
      )}
      {inText && text !== null && (
        <fieldset className="mt-3">
          <legend className="text-sm font-medium">{texts.text.moveTo}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {text.places.map(({ section: to, title, move }) => {
              const here = to === section && (move === null || move === sentence.move?.label);
              const wanted = busy?.kind === 'move' && busy.section === to && busy.move === move;
              return (
                <Button
                  key={`${to} ${move}`}
                  variant={here ? 'primary' : 'secondary'}
                  size="small"
                  aria-pressed={here}
                  busy={wanted}
                  disabled={busy !== null && !wanted}
                  onClick={() => void change({ kind: 'move', sentence: sentence.id, section: to, move })}
                >
                  {texts.text.place(title, move && texts.text.moves[move])}
                </Button>
              );
            })}
          </div>
        </fieldset>
      )}
      <Field label={whole ? texts.text.paragraph : texts.text.sentence} className="mt-4">
        <Textarea
          ref={field}
          reading
          rows={whole ? 8 : 3}
          value={typed.text}
          onChange={(event) => {
            clear();
            typed.type(event.target.value);
          }}
        />
      </Field>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          busy={busy?.kind === 'edit' || busy?.kind === 'rewrite'}
          busyText={texts.text.saving}
          disabled={typed.text.trim() === '' || typed.text === (whole ? lines : sentence.words)}
          onClick={() => void save()}
        >
          {texts.text.save}
        </Button>
        {paragraph.length > 1 && sentence.repeats === null && (
          <Button variant="secondary" size="small" onClick={() => setWhole(!whole)}>
            {whole ? texts.text.oneSentence : texts.text.wholeParagraph}
          </Button>
        )}
        {inText && (
          <Button variant="secondary" size="small" aria-expanded={adding} onClick={() => setAdding(!adding)}>
            {editing.add.after}
          </Button>
        )}
        {typed.kept && (
          <Button variant="quiet" size="small" disabled={busy !== null} onClick={forget}>
            {texts.text.discard}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={close}>
          {texts.text.close}
        </Button>
      </div>
      {adding && inText && (
        <AddSentence
          page={page}
          name={sentence.id}
          section={section}
          after={sentence.id}
          inList={block?.kind === 'paragraph' && block.list !== null}
        />
      )}
      {text !== null && !whole && (
        <SentenceTools
          text={text}
          sentence={sentence}
          field={field}
          typed={typed.text}
          changes={{ change, busy }}
          land={land}
          onDeleted={() => {
            forget();
            close();
          }}
        />
      )}
    </section>
  );
}

interface SentencePanelProps {
  readonly page: DraftOnPage;
  readonly sentence: DraftSentence;
  /** The sentences of its paragraph, including itself. */
  readonly paragraph: readonly DraftSentence[];
  /** Sets what gets the focus when the next version removes the focused control. */
  readonly land: (selector: string | null) => void;
}
