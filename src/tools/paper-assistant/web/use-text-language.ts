import { useDeferredValue, useEffect, useState } from 'react';

/**
 * The language of the text as the engine will detect it. The detection is loaded when there is text; until then it is
 * English.
 */
export function useTextLanguage(text: string): TextLanguage {
  const typed = useDeferredValue(text);
  const [language, setLanguage] = useState<TextLanguage>(english);
  useEffect(() => {
    if (typed.trim() === '') return setLanguage(english);
    let current = true;
    const read = setTimeout(async () => {
      try {
        const { detectLanguage, languageName } = await import('../language/detect-language.ts');
        const code = detectLanguage(typed);
        if (current) setLanguage(code === 'en' ? english : { english: false, name: languageName(code) });
      } catch {
        // The engine detects the language again; without the detection the page shows its default.
      }
    }, pauseMilliseconds);
    return () => {
      current = false;
      clearTimeout(read);
    };
  }, [typed]);
  return language;
}

export interface TextLanguage {
  readonly english: boolean;
  /** For example 'German'; null if unknown. */
  readonly name: string | null;
}

const english: TextLanguage = { english: true, name: 'English' };

/** A note that changes while typing would only distract. */
const pauseMilliseconds = 400;
