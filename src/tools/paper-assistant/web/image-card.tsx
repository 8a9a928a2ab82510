import { X } from 'lucide-react';
import { countWords } from '#contract/free-text.ts';
import { limits } from '#contract/limits.ts';
import { formatKilobytes } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { checkDescription } from '../tool.ts';
import type { ImageItem } from './image-item.ts';
import { keepTyped } from './keep-typed.ts';
import { texts } from './texts.ts';

/** One image: preview, size, description with a character counter, and a remove button. */
export function ImageCard({ item, number, onDescribe, onRemove }: ImageCardProps) {
  const words = countWords(item.description);
  return (
    <li className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-4 border-t border-line py-4 first:border-t-0">
      <figure>
        <img
          src={item.preview}
          alt={texts.figure(number, item.file.name)}
          className="aspect-[4/3] w-full rounded-control border border-line bg-white object-contain"
        />
        <figcaption className="mt-1 text-xs text-muted">
          <span className="block truncate" title={item.file.name}>
            {item.file.name}
          </span>
          <span className="tabular-nums">{formatKilobytes(item.file.size)}</span>
        </figcaption>
      </figure>
      <Field
        label={texts.imageDescription}
        error={checkDescription(item.description) ?? undefined}
        hint={
          <span
            data-testid="description-counter"
            data-level={levelOf(words)}
            className={classNames('block text-right tabular-nums', levels[levelOf(words)])}
          >
            {texts.wordCount(words, limits.image.descriptionWords)}
          </span>
        }
      >
        <Textarea
          rows={2}
          value={item.description}
          placeholder={texts.descriptionPlaceholder}
          className="field-sizing-content max-h-60 min-h-16 text-sm! max-sm:text-base!"
          onChange={(event) => onDescribe(keepTyped(event.target, limits.image.descriptionCharacters))}
        />
      </Field>
      <Button
        variant="quiet"
        size="icon"
        title={texts.removeImage}
        onClick={onRemove}
        icon={<X aria-hidden="true" />}
        className="absolute top-1.5 -right-2 text-muted! hover:text-ink! [&_svg]:size-4!"
      >
        <span className="sr-only">
          {texts.removeImage} {number}
        </span>
      </Button>
    </li>
  );
}

export interface ImageCardProps {
  readonly item: ImageItem;
  readonly number: number;
  readonly onDescribe: (description: string) => void;
  readonly onRemove: () => void;
}

type Level = 'fine' | 'warning' | 'error';

function levelOf(words: number): Level {
  if (words > limits.image.descriptionWords) return 'error';
  return words > limits.image.warningWords ? 'warning' : 'fine';
}

const levels: Record<Level, string> = { fine: 'text-muted', warning: 'text-warn', error: 'font-medium text-bad' };
