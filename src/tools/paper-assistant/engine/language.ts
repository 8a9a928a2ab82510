import type { Manuscript } from './manuscript.ts';

/** Re-exported because the detection also runs in the browser, which can't import the engine. */
export { detectLanguage, languageName } from '../language/detect-language.ts';

/** English texts get all functions; other texts get only those that don't depend on the language. */
export function isEnglish({ language }: Pick<Manuscript, 'language'>): boolean {
  return language === undefined;
}
