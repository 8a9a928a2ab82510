import type { ResultExport } from '#contract/engine.ts';
import type { Translation, TranslationFormat } from '#contract/translation.ts';

/** A translation downloads in the document's own format. */
export const translatorExports: Readonly<Record<TranslationFormat, ResultExport<Translation>>> = {
  docx: fileOf('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  md: fileOf('md', 'text/markdown; charset=utf-8'),
  tex: fileOf('tex', 'application/x-tex; charset=utf-8'),
  txt: fileOf('txt', 'text/plain; charset=utf-8'),
};

function fileOf(format: TranslationFormat, contentType: string): ResultExport<Translation> {
  return {
    contentType,
    extension: format,
    serves: (result) => result.format === format,
    make: (_, __, { file }) => file('document'),
  };
}
