import { useId, useMemo, useRef } from 'react';
import { type GlossaryEntry, glossary } from '#contract/glossary.ts';

/** A text whose technical terms are explained on hover, focus and touch. */
export function Explained({ text }: { text: string }) {
  const parts = useMemo(() => splitByTerms(text), [text]);
  return parts.map(({ at, words, entry }) =>
    entry ? <Term key={at} entry={entry} words={words} /> : <span key={at}>{words}</span>,
  );
}

/** The browser's own popover: it works without JavaScript, closes on Escape, and is never clipped. */
function Term({ entry, words }: { entry: GlossaryEntry; words: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => {
    clearTimeout(leaving.current);
    tip.current?.showPopover();
  };
  const hideSoon = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => tip.current?.hidePopover(), 150);
  };
  return (
    <span className="inline-block">
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-describedby={id}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show()}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && hideSoon()}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && show()}
        // By keyboard, the next control may be below the popover.
        onBlur={({ relatedTarget }) => (relatedTarget ? tip.current?.hidePopover() : hideSoon())}
        className="-my-0.5 cursor-help py-0.5 text-left underline decoration-muted decoration-dotted underline-offset-3"
      >
        {words}
      </button>
      <span
        ref={tip}
        id={id}
        popover="auto"
        onPointerEnter={() => clearTimeout(leaving.current)}
        onPointerLeave={hideSoon}
        onBeforeToggle={({ newState }) => newState === 'open' && place(tip.current, button.current)}
        className="w-[min(19rem,calc(100vw-2rem))] rounded-control border border-line bg-raised p-3 text-left text-sm font-normal text-ink shadow-float"
      >
        <span className="block font-medium">{entry.longForm ? `${entry.term}: ${entry.longForm}` : entry.term}</span>
        <span className="mt-1 block">{entry.meaning}</span>
      </span>
    </span>
  );
}

/** Below the term, or above it if there is no room. */
function place(tip: HTMLElement | null, term: HTMLElement | null): void {
  if (!tip || !term) return;
  const { left, top, bottom } = term.getBoundingClientRect();
  const width = Math.min(304, window.innerWidth - 32);
  const isBelow = bottom + 180 < window.innerHeight || top < 180;
  Object.assign(tip.style, {
    inset: 'auto',
    margin: '0',
    left: `${Math.max(16, Math.min(left, window.innerWidth - width - 16))}px`,
    ...(isBelow ? { top: `${bottom + 6}px` } : { bottom: `${window.innerHeight - top + 6}px` }),
  });
}

const named = glossary.flatMap((entry) => [entry.term, ...(entry.also ?? [])].map((name) => ({ name, entry })));
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${named
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

interface TextPart {
  readonly at: number;
  readonly words: string;
  readonly entry: GlossaryEntry | null;
}

function splitByTerms(text: string): TextPart[] {
  const parts: TextPart[] = [];
  const seen = new Set<GlossaryEntry>();
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const entry = entryOf(match[0]);
    if (!entry || seen.has(entry)) continue;
    seen.add(entry);
    if (match.index > end) parts.push({ at: end, words: text.slice(end, match.index), entry: null });
    parts.push({ at: match.index, words: match[0], entry });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ at: end, words: text.slice(end), entry: null });
  return parts;
}

/** Abbreviations match only in capitals: 'cam' and 'ti' are other words. */
function entryOf(words: string): GlossaryEntry | undefined {
  return named.find(({ name }) => (/^[A-Z]+$/.test(name) ? name === words : name.toLowerCase() === words.toLowerCase()))
    ?.entry;
}
