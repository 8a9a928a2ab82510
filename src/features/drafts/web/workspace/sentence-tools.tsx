import { type RefObject, useState } from 'react';
import type { DraftChange } from '#contract/draft-changes.ts';
import type { DraftBlock, DraftSentence, DraftText } from '#contract/draft-text.ts';
import { Button } from '#web/ui/button.tsx';
import { texts } from './texts.ts';
import type { useChange } from './use-change.ts';

/** Reorders, splits, joins and deletes a sentence; each action creates a version. */
export function SentenceTools({ text, sentence, field, typed, changes, land, onDeleted }: SentenceToolsProps) {
  const { change, busy } = changes;
  const [hint, setHint] = useState<string | null>(null);
  const tools = toolsFor(text, sentence);
  if (tools.length === 0) return null;

  async function use(tool: Tool) {
    setHint(null);
    const wanted =
      tool === 'split' ? splitAt(sentence.id, typed, field.current?.selectionStart ?? 0) : plain(tool, sentence.id);
    if (wanted === null) {
      setHint(texts.tools.splitWhere);
      field.current?.focus();
      return;
    }
    const next = tool === 'delete' ? neighborOf(text, sentence.id) : null;
    // The focus after the new version is shown: the same tool, or the next sentence.
    land(tool === 'delete' ? next && `#${CSS.escape(next)}` : `[data-tool="${tool}"]`);
    if ((await change(wanted)) && (tool === 'delete' || tool === 'split')) onDeleted();
  }
  return (
    <fieldset className="mt-4">
      <legend className="text-sm font-medium">{texts.tools.label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {tools.map((tool) => (
          <Button
            key={tool}
            data-tool={tool}
            variant="secondary"
            size="small"
            disabled={busy !== null}
            onClick={() => void use(tool)}
          >
            {texts.tools[tool]}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-1 text-sm text-muted">
        {hint}
      </p>
    </fieldset>
  );
}

interface SentenceToolsProps {
  readonly text: DraftText;
  readonly sentence: DraftSentence;
  /** The field with the sentence's words; its cursor defines where to split. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly typed: string;
  readonly changes: Pick<ReturnType<typeof useChange>, 'change' | 'busy'>;
  /** Sets what gets the focus when the new version removes the focused control. */
  readonly land: (selector: string | null) => void;
  /** The sentence was deleted, or its words differ from what was typed. */
  readonly onDeleted: () => void;
}

type Tool = 'up' | 'down' | 'split' | 'join' | 'begin' | 'unite' | 'delete';

/** The block of a sentence, with the other blocks of its section. */
export function blockOf(
  { parts }: DraftText,
  id: string,
): { section: string; blocks: DraftBlock[]; at: number } | null {
  for (const { id: section, blocks } of parts) {
    const at = blocks.findIndex((block) => sentencesIn(block).some((sentence) => sentence.id === id));
    if (at !== -1) return { section, blocks, at };
  }
  return null;
}

function toolsFor(text: DraftText, sentence: DraftSentence): Tool[] {
  const place = blockOf(text, sentence.id);
  const block = place?.blocks[place.at];
  if (place === null || block === undefined || sentence.repeats !== null || sentence.origin === 'source') return [];
  if (block.kind === 'figure') return ['delete'];
  if (block.kind === 'heading') return ['up', 'down', 'delete'];
  if (block.kind !== 'paragraph') return [];
  const own = block.sentences.filter(({ origin }) => origin !== 'template');
  const index = own.findIndex(({ id }) => id === sentence.id);
  const before = place.blocks.slice(0, place.at).findLast(({ kind }) => kind !== 'figure' && kind !== 'note');
  const tools: Tool[] = ['up', 'down', 'split'];
  if (index < own.length - 1) tools.push('join');
  if (block.list === null && index > 0) tools.push('begin');
  if (block.list === null && index === 0 && before?.kind === 'paragraph' && before.list === null) tools.push('unite');
  return [...tools, 'delete'];
}

function plain(tool: Exclude<Tool, 'split'>, sentence: string): DraftChange {
  switch (tool) {
    case 'up':
    case 'down':
      return { kind: 'shift', sentence, to: tool };
    case 'begin':
    case 'unite':
      return { kind: 'paragraph', sentence, begins: tool === 'begin' };
    default:
      return { kind: tool, sentence };
  }
}

/** Null if one side has no words. */
function splitAt(sentence: string, typed: string, cursor: number): DraftChange | null {
  const [first, second] = [typed.slice(0, cursor).trim(), typed.slice(cursor).trim()];
  const worded = [first, second].every((half) => /[\p{L}\p{N}]/u.test(half));
  return worded ? { kind: 'split', sentence, first, second } : null;
}

/** The next sentence, otherwise the previous one. */
function neighborOf({ parts }: DraftText, id: string): string | null {
  const ids = parts
    .flatMap(({ blocks }) => blocks)
    .flatMap(sentencesIn)
    .filter(({ origin }) => origin !== 'template')
    .map((sentence) => sentence.id);
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1] ?? null;
}

function sentencesIn(block: DraftBlock): readonly DraftSentence[] {
  if (block.kind === 'paragraph') return block.sentences;
  if ('sentence' in block) return [block.sentence];
  return block.kind === 'figure' && block.caption !== null ? [block.caption] : [];
}
