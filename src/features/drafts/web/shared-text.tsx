import { citationNeeded, type DraftBlock, type DraftSentence, type DraftText } from '#contract/draft-text.ts';
import { texts } from './texts.ts';
import { blockKey } from './workspace/block-key.ts';
import { SentenceWords } from './workspace/sentence-words.tsx';
import { TableView } from './workspace/table-view.tsx';

/** The manuscript for other readers: without the author's margin, findings and editors. */
export function SharedText({ text, figures }: SharedTextProps) {
  return (
    <article dir="auto" className="max-w-[68ch] font-serif text-[1.0625rem] leading-relaxed wrap-anywhere">
      {text.authors.length > 0 && (
        <p className="mb-2">
          {text.authors
            .map(({ name, affiliation }) => (affiliation === '' ? name : `${name} (${affiliation})`))
            .join(', ')}
        </p>
      )}
      {text.keywords.length > 0 && (
        <p className="mb-6 text-sm text-muted">
          {texts.text.keywords}: {text.keywords.join('; ')}
        </p>
      )}
      {text.parts.map((part) => (
        <section key={part.id} aria-labelledby={`part-${part.id}`} className="mb-8">
          <h2 id={`part-${part.id}`} className="mb-3 text-xl">
            {part.heading === null ? part.title : <SentenceWords sentence={part.heading} />}
          </h2>
          {part.blocks.map((block) => (
            <Block key={blockKey(block)} block={block} figures={figures} />
          ))}
        </section>
      ))}
    </article>
  );
}

interface SharedTextProps {
  readonly text: DraftText;
  /** URLs of the images by their paths in the draft. */
  readonly figures: Readonly<Record<string, string>>;
}

function Block({ block, figures }: { block: DraftBlock; figures: SharedTextProps['figures'] }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p
          className={
            block.list === null ? 'mb-4' : 'relative mb-2 pl-5 before:absolute before:left-1 before:content-["•"]'
          }
          style={block.depth > 1 ? { marginLeft: `${(block.depth - 1) * 1.25}rem` } : undefined}
        >
          {block.sentences.map((sentence) => (
            <span key={sentence.id}>
              <Sentence sentence={sentence} />{' '}
            </span>
          ))}
        </p>
      );
    case 'heading':
      return (
        <h3 className="mt-6 mb-2 text-lg">
          <SentenceWords sentence={block.sentence} />
        </h3>
      );
    case 'code':
      return (
        <pre className="mb-4 overflow-x-auto text-sm">
          <code>{block.lines.join('\n')}</code>
        </pre>
      );
    case 'table':
      return <TableView id={block.sentence.id} rows={block.rows} />;
    case 'figure': {
      const url = figures[block.file];
      return (
        <figure className="my-6">
          {url === undefined ? (
            <p className="border border-line p-4 text-sm text-muted">{texts.text.noImage}</p>
          ) : (
            <img
              src={url}
              alt={block.caption?.words ?? texts.text.figure(block.number)}
              width={block.width}
              height={block.height}
              loading="lazy"
              className="h-auto max-h-96 w-auto max-w-full border border-line bg-white"
            />
          )}
          <figcaption className="mt-2 text-sm">
            <strong className="font-medium">{texts.text.figure(block.number)}.</strong>{' '}
            {block.caption && <Sentence sentence={block.caption} />}
          </figcaption>
        </figure>
      );
    }
    case 'gap':
      return (
        <p className="mb-3 border-l-2 border-warn pl-3 text-sm">
          <strong className="font-medium text-warn">{texts.text.toDevelop}</strong> {block.text}
        </p>
      );
    case 'note':
      // Only the author sees how the draft was made.
      return null;
  }
}

/** The sentence with the marks that the draft adds after it: '[1]', '[citation needed]'. */
function Sentence({ sentence }: { sentence: DraftSentence }) {
  return (
    <>
      <SentenceWords sentence={sentence} />
      {sentence.added.map((mark) => (
        <span key={mark} className={mark === citationNeeded ? 'text-warn' : undefined}>
          {' '}
          {mark}
        </span>
      ))}
    </>
  );
}
