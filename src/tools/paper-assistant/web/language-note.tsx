import { Languages } from 'lucide-react';
import { texts } from './texts.ts';
import type { TextLanguage } from './use-text-language.ts';

/** Shown before submitting: how a text in this language is processed. */
export function LanguageNote({ language }: { language: TextLanguage }) {
  return (
    <p role="status" className="mt-4 flex items-start gap-2 text-xs leading-relaxed text-muted">
      <Languages aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{language.english ? texts.language.supported : texts.language.other(language.name)}</span>
    </p>
  );
}
