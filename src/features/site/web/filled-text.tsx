import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useShell } from '#web/lib/shell.ts';
import type { ShellContext } from '#web/lib/shell-context.ts';
import { fillText } from './fill-text.ts';
import { reading } from './texts/reading.ts';

/**
 * A text with the installation's names filled in. Besides {brand}, {email} (a mail link) and {founder} it supports
 * *emphasis*, [n] (a link to reference n) and [[label|/path]].
 */
export function FilledText({ text }: { text: string }) {
  const { brand } = useShell();
  // Splitting at one capturing group puts the matches at odd indices.
  return text.split(marks).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places.
    <Fragment key={at}>{at % 2 === 1 ? show(part, brand) : part}</Fragment>
  ));
}

const marks = /(\{\w+\}|\*[^*]+\*|\[\[[^\]]{1,400}\]\]|\[\d+\])/;

function show(mark: string, brand: ShellContext['brand']): ReactNode {
  if (mark === '{email}') return <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
  if (mark.startsWith('*')) return <strong>{fillText(mark.slice(1, -1), brand)}</strong>;
  if (mark.startsWith('[[')) {
    const [label = '', path = ''] = mark.slice(2, -2).split('|');
    return <Link to={path}>{label}</Link>;
  }
  if (mark.startsWith('[')) {
    const number = mark.slice(1, -1);
    return (
      <a href={`#${referenceId(number)}`} className="tabular-nums">
        <span className="sr-only">{reading.reference}</span>
        {mark}
      </a>
    );
  }
  return fillText(mark, brand);
}

export function referenceId(number: string | number): string {
  return `reference-${number}`;
}
