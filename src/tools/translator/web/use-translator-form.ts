import { useState } from 'react';
import { type Language, readGlossary, type TranslationFormat, translationProblem } from '#contract/translation.ts';
import { permittedFile } from '#features/document-tool/web/index.ts';
import { texts } from './texts.ts';

export interface TranslatorForm extends FormState {
  change(part: Partial<FormState>): void;
  /** Handles dropped or chosen files; returns the problem, if any. */
  choose(files: readonly File[]): string | null;
  /** The problem with the glossary; null if there is none. */
  readonly glossaryProblem: string | null;
  /** All required inputs are present. */
  readonly complete: boolean;
}

export interface FormState {
  readonly source: Language;
  readonly target: Language | '';
  readonly from: 'file' | 'pasted';
  readonly file: File | null;
  /** The file with a permitted name, if only its name was refused. */
  readonly renamed: File | null;
  readonly text: string;
  /** The format of pasted text. */
  readonly format: Exclude<TranslationFormat, 'docx'>;
  readonly glossary: string;
}

/** The form's values: what to translate, and how. */
export function useTranslatorForm(): TranslatorForm {
  const [state, setState] = useState<FormState>(initial);
  const change = (part: Partial<FormState>) => setState((before) => ({ ...before, ...part }));
  const glossary = readGlossary(state.glossary);
  return {
    ...state,
    change,
    choose(files) {
      const [file] = files;
      if (!file) return null;
      if (files.length > 1) {
        change({ renamed: null });
        return texts.failures.one;
      }
      const problem = translationProblem(file);
      change({ file: problem ? null : file, renamed: problem && permittedFile(file, problem), from: 'file' });
      return problem?.message ?? null;
    },
    glossaryProblem: 'problem' in glossary ? glossary.problem : null,
    complete:
      state.target !== '' &&
      state.target !== state.source &&
      (state.from === 'file' ? state.file !== null : state.text.trim() !== ''),
  };
}

const initial: FormState = {
  source: 'en',
  target: '',
  from: 'file',
  file: null,
  renamed: null,
  text: '',
  format: 'txt',
  glossary: '',
};
