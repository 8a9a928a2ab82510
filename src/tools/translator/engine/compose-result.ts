import { countsOf, languages, type ProtectedKind, protectedKinds, type Translation } from '#contract/translation.ts';
import { plainText } from '#documents/lease/present/markdown.ts';
import type { TranslatorInput } from '../tool.ts';
import { fillMarks } from './fill-marks.ts';
import type { OpenedDocument, ProtectedContent } from './opened-document.ts';
import { shownText } from './token.ts';
import type { Translated } from './translate-passages.ts';

/** Builds the result for display. Throws if protected content changed. */
export function composeResult(
  { fileName, format, source, target }: TranslatorInput,
  opened: OpenedDocument,
  translated: readonly Translated[],
  after: ProtectedContent,
  model: string,
): Translation {
  const passages = opened.passages.map((passage, index) => {
    const answer = translated[index] ?? { kept: '' };
    const shown = shownText(passage.tokens);
    if ('kept' in answer) return { source: shown, target: shown, kept: answer.kept };
    const filled = fillMarks(passage, answer.text);
    return { source: shown, target: 'tokens' in filled ? shownText(filled.tokens) : shown, kept: null };
  });
  const kept = passages.filter((passage) => passage.kept !== null);
  const title = `Translation into ${languages[target]}: ${fileName}`;
  const same = sameOf(opened.kept, after);
  const notes = [
    ...opened.notes,
    ...(format === 'tex' ? ['The language of the LaTeX document itself (babel, polyglossia) was not changed.'] : []),
    ...(target === 'ar' || target === 'he' ? ['The direction of the paragraphs was not changed.'] : []),
    'This is a machine translation. Please have it read by somebody who knows both languages.',
  ];
  const done = passages.length - kept.length;
  const markdown = [
    `# ${plainText(title)}`,
    `From ${languages[source]} into ${languages[target]} by ${plainText(model)}. ${done} of ${passages.length} passages were translated.`,
    same.length === 0 ? '' : `The same before and after, counted by code: ${countsOf(same)}.`,
    kept.length === 0
      ? ''
      : `## What stayed in ${languages[source]}\n\n${kept.map((passage) => `- ${plainText(passage.source.slice(0, 300))} (${plainText(passage.kept ?? '')})`).join('\n')}`,
    `## Notes\n\n${notes.map((note) => `- ${plainText(note)}`).join('\n')}`,
  ];
  return {
    kind: 'translation',
    title,
    markdown: `${markdown.filter((part) => part !== '').join('\n\n')}\n`,
    format,
    source,
    target,
    model,
    passages,
    same,
    notes,
  };
}

/** The last check before delivery: the same keys, formulas and links, each the same number of times. */
function sameOf(before: ProtectedContent, after: ProtectedContent): { kind: ProtectedKind; count: number }[] {
  return (Object.keys(protectedKinds) as ProtectedKind[]).flatMap((kind) => {
    if (JSON.stringify(before[kind]) !== JSON.stringify(after[kind])) {
      throw new Error(`the ${protectedKinds[kind][1]} of the translation are not those of the document`);
    }
    const count = before[kind].length;
    return count === 0 ? [] : [{ kind, count }];
  });
}
