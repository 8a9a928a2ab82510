import {
  Bold,
  Code,
  Heading2,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
} from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { buttonStyle } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { UploadedImage } from '../../contract/management.ts';
import { ImageDialog } from './image-dialog.tsx';
import { insertMarkdown, type Mark } from './insert-markdown.ts';
import { Preview } from './preview.tsx';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.content;
const modes = ['edit', 'preview', 'both'] as const;

/** The Markdown of a post: editor with toolbar, preview, or both. */
export function ContentField({ value, onChange, error }: ContentFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [mode, setMode] = useState<(typeof modes)[number]>('edit');
  const [choosing, setChoosing] = useState(false);
  const apply = (mark: Mark) => field.current && insertMarkdown(field.current, mark);

  /** The last selection; the field can't be changed while the dialog has the focus. */
  function insertImage({ address, alt }: UploadedImage) {
    const { selectionStart: start, selectionEnd: end } = field.current ?? { selectionStart: 0, selectionEnd: 0 };
    const described = alt.replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' ');
    onChange(`${value.slice(0, start)}![${described}](${address})${value.slice(end)}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const mark = tools.find(({ letter }) => letter === event.key)?.mark;
    if (!mark) return;
    event.preventDefault();
    apply(mark);
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div
          role="toolbar"
          aria-label={texts.tools}
          className={classNames('flex flex-wrap', mode === 'preview' && 'invisible')}
        >
          {tools.map(({ name, Icon, mark }) => (
            <button
              key={name}
              type="button"
              title={name}
              aria-label={name}
              // Keeps the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => apply(mark)}
              className={buttonStyle('quiet', 'icon')}
            >
              <Icon aria-hidden="true" />
            </button>
          ))}
          <button
            type="button"
            title={texts.picture}
            aria-label={texts.picture}
            onClick={() => setChoosing(true)}
            className={buttonStyle('quiet', 'icon')}
          >
            <ImagePlus aria-hidden="true" />
          </button>
        </div>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{texts.mode}</legend>
          {modes.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={mode === one}
              onClick={() => setMode(one)}
              className={classNames(
                buttonStyle('quiet', 'small'),
                'aria-pressed:border-accent aria-pressed:text-accent',
                one === 'both' && 'max-xl:hidden',
              )}
            >
              {texts.modes[one]}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={classNames('grid gap-4', mode === 'both' && 'xl:grid-cols-2')}>
        <Field
          label={texts.label}
          hint={texts.hint}
          error={error}
          className={mode === 'preview' ? 'hidden' : 'min-w-0'}
        >
          <Textarea
            ref={field}
            rows={15}
            value={value}
            maxLength={200_000}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            className="h-full font-mono text-sm leading-relaxed"
          />
        </Field>
        {mode !== 'edit' && <Preview content={value} />}
      </div>
      {choosing && <ImageDialog onClose={() => setChoosing(false)} onUploaded={insertImage} />}
    </div>
  );
}

interface ContentFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

const { words } = texts;
const tools: readonly { name: string; Icon: LucideIcon; mark: Mark; letter?: string }[] = [
  { name: texts.bold, Icon: Bold, letter: 'b', mark: { before: '**', after: '**', placeholder: words.text } },
  { name: texts.italic, Icon: Italic, letter: 'i', mark: { before: '*', after: '*', placeholder: words.text } },
  { name: texts.heading, Icon: Heading2, mark: { line: '## ' } },
  {
    name: texts.link,
    Icon: Link2,
    letter: 'k',
    mark: { before: '[', after: `](${words.link})`, placeholder: words.text },
  },
  { name: texts.quote, Icon: Quote, mark: { line: '> ' } },
  { name: texts.code, Icon: Code, mark: { before: '`', after: '`', placeholder: words.code } },
  { name: texts.bullets, Icon: List, mark: { line: '- ' } },
  { name: texts.numbers, Icon: ListOrdered, mark: { line: '1. ' } },
];
