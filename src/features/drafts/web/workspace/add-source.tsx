import { useState } from 'react';
import { citationNeeded, type DraftSentence } from '#contract/draft-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { citationTexts } from '../citation-texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { fieldOf, useTyped } from './typed-texts.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';
import { WorkChoice } from './work-choice.tsx';
import { WorkEntry } from './work-entry.tsx';
import { WorkSearch } from './work-search.tsx';

/** Adds a source to a sentence: expanded if the sentence needs one, collapsed if it can have one. */
export function AddSource({ page, sentence }: { page: DraftOnPage; sentence: DraftSentence }) {
  const pasted = useTyped(pastedKey(sentence), '');
  const own = sentence.origin === 'user' || sentence.origin === 'user-edited';
  if (!own || sentence.move === null) return null;
  const needed = sentence.added.includes(citationNeeded);
  return (
    <details
      open={needed || sentence.mayNeedSource || pasted.kept}
      className="my-4 rounded-sheet border border-line bg-raised p-4"
    >
      <summary className="cursor-pointer text-sm font-medium">{citationTexts.addSource}</summary>
      <p className="mt-2 text-sm text-muted">
        {needed && `${citationTexts.needed} `}
        {citationTexts.cost}
      </p>
      <FoundForSentence page={page} sentence={sentence} />
      <ReferenceChoice page={page} sentence={sentence} />
      <WorkSearch page={page} sentence={sentence.id} proposed={searchWords(page, sentence)} />
      <PastedSource page={page} sentence={sentence} />
    </details>
  );
}

interface PartProps {
  readonly page: DraftOnPage;
  readonly sentence: DraftSentence;
}

/** What lookups found for the sentence. */
function FoundForSentence({ page, sentence }: PartProps) {
  const { rows, works = [] } = page.draft.coverage;
  const ids = rows.filter((row) => row.sentence === sentence.id).flatMap((row) => row.works);
  const found = works.filter(({ id }) => ids.includes(id));
  if (found.length === 0) return null;
  return (
    <>
      <p className="mt-4 text-sm font-medium">{citationTexts.found}</p>
      <ul aria-label={citationTexts.found} className="divide-y divide-line text-sm">
        {found.map((work) => (
          <WorkEntry key={work.id} work={{ ...work, venue: '' }}>
            <WorkChoice page={page} work={work} sentence={sentence.id} refusable={work.from === 'search'} />
          </WorkEntry>
        ))}
      </ul>
    </>
  );
}

function ReferenceChoice({ page, sentence }: PartProps) {
  const { change, busy, failure } = useChange(page);
  const [key, setKey] = useState('');
  const references = page.draft.text?.references ?? [];
  if (references.length === 0) return null;
  return (
    <>
      <Field label={citationTexts.reference} className="mt-4">
        <Select value={key} onChange={(event) => setKey(event.target.value)}>
          <option value="">{citationTexts.chooseReference}</option>
          {references.map((reference) => (
            <option key={reference.key} value={reference.key}>
              {reference.label.length > 100 ? `${reference.label.slice(0, 99)}…` : reference.label}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        size="small"
        className="mt-2"
        busy={busy !== null}
        busyText={citationTexts.citing}
        disabled={key === ''}
        onClick={() => void change({ kind: 'cite', sentence: sentence.id, source: { from: 'draft', key } })}
      >
        {citationTexts.cite}
      </Button>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
    </>
  );
}

function PastedSource({ page, sentence }: PartProps) {
  const { change, busy, failure, clear } = useChange(page);
  const { text, type, forget } = useTyped(pastedKey(sentence), '');
  async function citePasted() {
    if (await change({ kind: 'cite', sentence: sentence.id, source: { from: 'pasted', text } })) forget();
  }
  return (
    <>
      <Field label={citationTexts.paste} className="mt-4">
        <Textarea
          rows={4}
          maxLength={20_000}
          value={text}
          onChange={(event) => {
            clear();
            type(event.target.value);
          }}
        />
      </Field>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
      <Button
        size="small"
        className="mt-2"
        busy={busy !== null}
        busyText={citationTexts.citing}
        disabled={text.trim() === ''}
        onClick={() => void citePasted()}
      >
        {citationTexts.citePasted}
      </Button>
    </>
  );
}

/** The words that were searched for the sentence, if any; whole sentences are never sent. */
function searchWords({ draft }: DraftOnPage, { id }: DraftSentence): string {
  return draft.coverage.rows.find(({ sentence }) => sentence === id)?.query ?? '';
}

function pastedKey({ id }: DraftSentence): string {
  return fieldOf(id, 'pasted');
}
