import { useDeferredValue, useEffect, useState } from 'react';

/** The language of the text as the engine will read it. What tells it is loaded once there is a text; until then it is English. */
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
        // The engine reads the language again; without the detection the page says what it always says.
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
  /** For instance 'German'; null where it is not known. */
  readonly name: string | null;
}

const english: TextLanguage = { english: true, name: 'English' };

/** Nobody reads the note while typing. */
const pauseMilliseconds = 400;
