import { useEffect, useState } from 'react';
import type { EngineFacts } from '#contract/features.ts';
import { describeModelUse } from '#web/lib/model-use.ts';
import { MarginNote } from '#web/ui/margin-note.tsx';
import { countPdfPages } from './count-pdf-pages.ts';
import { texts } from './texts.ts';

/** Shown before submitting: who analyzes the document, and how much the model will be used. */
export function EngineNote({ facts, file }: { facts: EngineFacts | null; file: File | null }) {
  const pages = usePages(facts?.model ? file : null);
  if (!facts || (facts.model === null && facts.name === 'built-in')) return null;
  return <MarginNote label={texts.engineLabel}>{sentence(facts, pages)}</MarginNote>;
}

function sentence({ name, model }: EngineFacts, pages: number | null): string {
  if (model === null) return texts.elsewhere(name);
  if (pages !== null) return texts.model(model.name, describeModelUse(tokensOf(pages), model));
  const most = { input: 0.8 * model.mostTokens, output: 0.2 * model.mostTokens };
  return texts.model(
    model.name,
    texts.perPage(describeModelUse(onePage, model), describeModelUse(most, model).replace(/^about /, '')),
  );
}

/**
 * A page of a lease has about 2,000 characters; each part of fifteen pages is sent with a task and answered with a
 * list.
 */
function tokensOf(pages: number) {
  const parts = Math.ceil(pages / pagesOfPart);
  return { input: 550 * pages + 900 * parts, output: 900 * parts };
}

const pagesOfPart = 15;
const onePage = { input: 550 + 900 / pagesOfPart, output: 900 / pagesOfPart };

function usePages(file: File | null): number | null {
  const [pages, setPages] = useState<number | null>(null);
  useEffect(() => {
    setPages(null);
    if (!file || !/\.pdf$/i.test(file.name)) return;
    let left = false;
    countPdfPages(file).then(
      (count) => {
        if (!left) setPages(count);
      },
      () => undefined, // A file that cannot be read is refused when it is sent.
    );
    return () => {
      left = true;
    };
  }, [file]);
  return pages;
}
