import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { sentenceMoves } from '#contract/draft-changes.ts';
import type { DraftBlock, DraftSentence } from '#contract/draft-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { DraftPreview } from '../../contract/drafts.ts';
import { texts } from '../texts.ts';
import { AbstractSlot } from './abstract-slot.tsx';
import { AddSource } from './add-source.tsx';
import { AddedMarks } from './added-marks.tsx';
import { blockKey } from './block-key.ts';
import { beginsWithNumber } from './caption-number.ts';
import { FigureReference } from './figure-reference.tsx';
import { FigureView } from './figure-view.tsx';
import { FrontMatter } from './front-matter.tsx';
import { CodeEditor, TableEditor } from './literal-editors.tsx';
import { LostTexts } from './lost-texts.tsx';
import { answerKey, KeptAnswer, PromptField, promptsOf } from './prompt-field.tsx';
import { AddToSection, HeadingEditor, SectionArranger } from './section-editors.tsx';
import { SentencePanel } from './sentence-panel.tsx';
import { SentenceWords } from './sentence-words.tsx';
import { TableView } from './table-view.tsx';
import { TitleProposals } from './title-proposals.tsx';
import { panelOf, useTypedTexts } from './typed-texts.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useChosen } from './use-choice.ts';
import type { DraftOnPage } from './use-draft.ts';

/**
 * The manuscript by section. The margin shows the origin of each paragraph and its risks. The sentence named in the
 * address (`#s12`) is selected, and its actions are below its paragraph.
 */
export function ManuscriptText(page: DraftOnPage) {
  const { draft, changeable } = page;
  const location = useLocation();
  const chosen = useChosen();
  const article = useRef<HTMLElement>(null);
  const landing = useRef<string | null>(null);
  const { unsaved } = useTypedTexts();
  const shown = draft.version?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version moves the chosen sentence.
  useEffect(() => {
    const sentence = chosen === '' ? null : document.getElementById(chosen);
    sentence?.scrollIntoView({ block: 'nearest' });
    const target = landing.current;
    landing.current = null;
    if (article.current?.contains(document.activeElement)) return;
    // Stepping through the findings keeps the focus on their buttons.
    if (target === null && isStep(location.state) && document.activeElement !== document.body) return;
    // When coming from a finding, or when the focused control disappeared with its panel, the focus moves to the
    // matching control or to the sentence.
    const found = target === null ? null : article.current?.querySelector<HTMLElement>(target);
    (found ?? sentence)?.focus({ preventScroll: true });
  }, [chosen, shown]);
  const { text } = draft;
  if (text === null) return null;
  const view: View = {
    ...page,
    chosen,
    risks: risksBySentence(draft.risks),
    typed: new Set(unsaved.map(({ key }) => panelOf(key))),
    landing,
  };
  return (
    <article ref={article} className="@container">
      {changeable ? (
        <>
          <p className="mb-3 text-sm text-muted">{texts.text.intro}</p>
          <UndoBar page={page} />
          <LostTexts draft={draft} />
        </>
      ) : (
        <p className="mb-6 border-l-2 border-warn pl-3 text-sm">{whyFrozen(draft)}</p>
      )}
      <Row view={view} sentences={[text.title]} className="mb-2">
        <p dir="auto" className="font-serif text-2xl leading-tight">
          <SentenceLink view={view} sentence={text.title} />
        </p>
      </Row>
      {changeable && <TitleProposals page={page} />}
      <FrontMatter page={page} text={text} chosen={chosen} />
      {text.parts.map((part) => (
        <section key={part.id} aria-labelledby={`part-${part.id}`} className="mb-8">
          <h2 id={`part-${part.id}`} dir="auto" tabIndex={-1} className="mb-3 text-xl">
            {part.heading === null ? part.title : <SentenceLink view={view} sentence={part.heading} />}
          </h2>
          {part.heading !== null && <Panel view={view} sentences={[part.heading]} />}
          <HeadingEditor page={page} part={part} chosen={chosen} />
          {part.blocks.map((block) => (
            <BlockView key={blockKey(block)} view={view} section={part.id} block={block} />
          ))}
          {changeable &&
            unplacedAnswers(part, unsaved).map((move) => (
              <KeptAnswer key={move} page={page} section={part.id} move={move} />
            ))}
          <AddToSection page={page} part={part} chosen={chosen} />
          <SectionArranger page={page} part={part} chosen={chosen} />
        </section>
      ))}
    </article>
  );
}

/**
 * The moves for which answers were typed into prompts of this part, if the newest version no longer has these prompts.
 */
function unplacedAnswers(part: DraftPart, unsaved: readonly { readonly key: string }[]) {
  const asked = promptsOf(part);
  return sentenceMoves.filter(
    (move) => !asked.includes(move) && unsaved.some(({ key }) => key === answerKey(part.id, move)),
  );
}

type DraftPart = NonNullable<DraftPreview['text']>['parts'][number];

interface View extends DraftOnPage {
  readonly chosen: string;
  readonly risks: ReadonlyMap<string, readonly string[]>;
  /** The panels with text that isn't saved. */
  readonly typed: ReadonlySet<string>;
  /** A selector for what gets the focus when the next version removes the focused control. */
  readonly landing: RefObject<string | null>;
}

function BlockView({ view, section, block }: { view: View; section: string; block: DraftBlock }) {
  switch (block.kind) {
    case 'paragraph': {
      const listed = block.list !== null;
      return (
        <Row view={view} sentences={block.sentences} className="mb-4">
          <p
            dir="auto"
            className={classNames(
              'font-serif text-[1.0625rem] leading-relaxed wrap-anywhere',
              listed && 'relative pl-5 before:absolute before:left-1 before:content-["•"]',
              block.quote && 'border-l-2 border-line pl-4',
            )}
            style={block.depth > 1 ? { marginLeft: `${(block.depth - 1) * 1.25}rem` } : undefined}
          >
            {block.sentences.map((sentence) => (
              <span key={sentence.id}>
                <SentenceLink view={view} sentence={sentence} />{' '}
              </span>
            ))}
          </p>
        </Row>
      );
    }
    case 'heading':
      return (
        <Row view={view} sentences={[block.sentence]} className="mt-6 mb-2">
          <h3 dir="auto" className="text-lg">
            <SentenceLink view={view} sentence={block.sentence} />
          </h3>
        </Row>
      );
    case 'code':
      return (
        <Row view={view} sentences={[block.sentence]} className="mb-4">
          <div className="min-w-0">
            <pre id={block.sentence.id} className="overflow-x-auto text-sm">
              <code>{block.lines.join('\n')}</code>
            </pre>
            <CodeEditor page={view} block={block} chosen={view.chosen} />
          </div>
        </Row>
      );
    case 'table':
      return (
        <Row view={view} sentences={[block.sentence]} className="mb-4">
          <div className="min-w-0">
            <TableView id={block.sentence.id} rows={block.rows} />
            <TableEditor page={view} block={block} chosen={view.chosen} />
          </div>
        </Row>
      );
    case 'figure':
      return (
        <FigureView page={view} figure={block} chosen={view.chosen}>
          <Row view={view} sentences={block.caption === null ? [] : [block.caption]}>
            <p>
              {!beginsWithNumber(block.caption?.words ?? '', block.number) && (
                <strong className="font-medium">{texts.text.figure(block.number)}. </strong>
              )}
              {block.caption === null ? (
                <span className="text-warn">{texts.text.noCaption}</span>
              ) : (
                <SentenceLink view={view} sentence={block.caption} />
              )}
            </p>
          </Row>
        </FigureView>
      );
    case 'gap':
      return (
        <div className="mb-3 border-l-2 border-warn pl-3 text-sm">
          <p>
            <strong className="font-medium text-warn">{texts.text.toDevelop}</strong> {block.text}
          </p>
          {block.slot !== null && view.changeable && <AbstractSlot page={view} slot={block.slot} repeats={null} />}
          {block.move !== null && view.changeable && (
            <PromptField page={view} section={section} gap={block} move={block.move} />
          )}
        </div>
      );
    case 'note':
      return <p className="mb-4 text-sm text-muted italic">{block.text}</p>;
  }
}

/** A piece of text with its margin, and the panel of its selected sentence below. */
function Row({ view, sentences, className, children }: RowProps) {
  return (
    <div className={className}>
      <div className="grid gap-x-6 gap-y-1 @2xl:grid-cols-[minmax(0,68ch)_minmax(8rem,1fr)]">
        {children}
        <Margin view={view} sentences={sentences} />
      </div>
      <Panel view={view} sentences={sentences} />
    </div>
  );
}

interface RowProps {
  readonly view: View;
  readonly sentences: readonly DraftSentence[];
  readonly className?: string;
  readonly children: ReactNode;
}

function Margin({ view, sentences }: { view: View; sentences: readonly DraftSentence[] }) {
  const { search } = useLocation();
  const origins = [...new Set(sentences.map(({ origin }) => texts.text.origins[origin]))];
  const risks = [...new Set(sentences.flatMap(({ id }) => view.risks.get(id) ?? []))];
  const unsourced = sentences.filter(({ mayNeedSource }) => mayNeedSource);
  const unsaved = sentences.filter(({ id }) => id !== view.chosen && view.typed.has(id));
  if (origins.length === 0) return null;
  return (
    <div
      role="note"
      aria-label={texts.text.margin}
      className="text-xs text-muted @2xl:border-l @2xl:border-line @2xl:pl-3"
    >
      <p>{origins.join(', ')}</p>
      {unsaved.length > 0 && (
        <p className="mt-1">
          <span className="font-medium text-warn">{texts.text.unsaved}</span>{' '}
          {unsaved.map(({ id, words }) => (
            <Link key={id} to={{ search, hash: id }} replace preventScrollReset className="block underline">
              {words.split(' ').slice(0, 6).join(' ')}…
            </Link>
          ))}
        </p>
      )}
      {unsourced.length > 0 && (
        <p className="mt-1">
          <span className="font-medium">{texts.text.mayNeedSource}</span>{' '}
          {unsourced.map(({ id, words }) => (
            <Link key={id} to={{ search, hash: id }} replace preventScrollReset className="block underline">
              {words.split(' ').slice(0, 6).join(' ')}…
            </Link>
          ))}
        </p>
      )}
      {risks.length > 0 && (
        <ul className="mt-1 space-y-0.5">
          {risks.map((risk) => (
            <li key={risk}>
              <span className="font-medium text-warn">{texts.text.risk}</span> {risk}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Panel({ view, sentences }: { view: View; sentences: readonly DraftSentence[] }) {
  const sentence = sentences.find(({ id }) => id === view.chosen);
  if (sentence === undefined || !view.changeable) return null;
  if (sentence.reference !== null) return <FigureReference page={view} reference={sentence.reference} />;
  if (!sentence.editable) return null;
  return (
    <>
      <AddSource key={`source ${sentence.id}`} page={view} sentence={sentence} />
      <SentencePanel
        key={sentence.id}
        page={view}
        sentence={sentence}
        paragraph={sentences.filter(({ reference }) => reference === null)}
        land={(selector) => {
          view.landing.current = selector;
        }}
      />
    </>
  );
}

/** A sentence as a link to itself: reachable by keyboard, shareable, and a target for findings. */
function SentenceLink({ view, sentence }: { view: View; sentence: DraftSentence }) {
  const { search } = useLocation();
  const chosen = sentence.id === view.chosen;
  const risky = view.risks.has(sentence.id);
  return (
    <>
      <Link
        id={sentence.id}
        to={{ search, hash: chosen ? '' : sentence.id }}
        replace
        preventScrollReset
        aria-current={chosen ? 'true' : undefined}
        className={classNames(
          'scroll-my-28 rounded-xs hover:bg-wash',
          risky && 'underline decoration-warn decoration-dotted decoration-2 underline-offset-4',
          sentence.origin === 'model' && 'italic',
          sentence.origin === 'template' && 'text-muted',
          chosen && 'bg-mark hover:bg-mark',
        )}
      >
        <SentenceWords sentence={sentence} />
      </Link>
      {sentence.links.map(({ text, url }) => (
        <a key={url} href={url} rel="noreferrer" target="_blank" className="text-sm text-accent">
          {' '}
          <span className="sr-only">{texts.text.link(text)}</span>
          <span aria-hidden="true">↗</span>
        </a>
      ))}
      <AddedMarks sentence={sentence} changeable={view.changeable} />
    </>
  );
}

function risksBySentence(risks: DraftPreview['risks']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { sentence, title, state } of risks) {
    if (sentence !== null && state === 'open') found.set(sentence, [...(found.get(sentence) ?? []), title]);
  }
  return found;
}

/** The navigation state that a step through the findings sets. */
export const step = { step: true } as const;

function isStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'step' in state;
}

function whyFrozen({ inputs, version }: DraftPreview): string {
  if (version === null) return texts.text.frozen.old;
  return inputs === null ? texts.text.frozen.deleted : texts.text.frozen.earlier;
}
