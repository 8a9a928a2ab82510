import type { MetaArgs } from 'react-router';
import { describePage, shellOf } from '#web/lib/describe-page.ts';
import { useShell } from '#web/lib/shell.ts';
import { translator } from './tool.ts';
import { underConstruction } from './web/texts.ts';
import { TranslatorPage } from './web/translator-page.tsx';
import { UnderConstruction } from './web/under-construction.tsx';

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: `${translator.name} · ${brand.name}`,
    description: shellOf(page.matches)?.languageModel ? translator.description : underConstruction.text,
  }));
}

/** /translator: the tool if a language model is configured, otherwise a notice. */
export default function Translator() {
  return useShell().languageModel ? <TranslatorPage /> : <UnderConstruction />;
}
