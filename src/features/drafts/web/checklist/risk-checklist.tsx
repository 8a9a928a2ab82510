import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { TextOnPage } from '../show-in-text.tsx';
import { texts } from '../texts.ts';
import { useChosen } from '../workspace/use-choice.ts';
import type { DraftOnPage } from '../workspace/use-draft.ts';
import { type Risk, RiskItem } from './risk-item.tsx';

/**
 * The rules' questions about the draft, one at a time, most severe first; resolved ones are collapsed below, with the
 * reason why they are resolved.
 */
export function RiskChecklist({ page, inText }: { page: DraftOnPage; inText?: TextOnPage | undefined }) {
  const risks = inOrder(page.draft.risks);
  const open = risks.filter(({ state }) => state === 'open');
  return (
    <>
      <p className="text-sm text-muted">{open.length === 0 ? texts.risks.none : texts.risks.intro}</p>
      {open.length > 0 && <OpenRisks page={page} risks={open} inText={inText} />}
      {settled.map((state) => {
        const items = risks.filter((risk) => risk.state === state);
        if (items.length === 0) return null;
        return (
          <details key={state} className="mt-6 border-t border-line pt-4">
            <summary className="cursor-pointer text-sm font-medium">{texts.risks.settled[state](items.length)}</summary>
            <p className="mt-2 text-sm text-muted">{texts.risks.about[state]}</p>
            <ol className="mt-4 divide-y divide-line border-t border-line">
              {items.map((risk) => (
                <li key={keyOf(risk)} className="py-4">
                  <RiskItem page={page} risk={risk} inText={inText} />
                </li>
              ))}
            </ol>
          </details>
        );
      })}
    </>
  );
}

/** How many items need an answer, without notices. */
export function openRisks(risks: readonly Risk[]): number {
  return risks.filter(({ state, severity }) => state === 'open' && severity !== 'info').length;
}

const settled = ['addressed', 'satisfied', 'dismissed'] as const;

/**
 * One open item, with buttons to the others. The text scrolls to its sentence, and selecting a sentence in the text
 * shows its item. The other items stay in the page, so that text typed in them is kept and they are printed.
 */
function OpenRisks({ page, risks, inText }: OpenRisksProps) {
  const [wanted, setWanted] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const chosen = useChosen();
  const at = Math.min(wanted, risks.length - 1);
  const count = useRef(risks.length);
  // Notices come last, and are not counted on the tab.
  const questions = openRisks(risks);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice in the text changes the item.
  useEffect(() => {
    const found = risks.findIndex(({ sentence }) => sentence !== null && sentence === chosen);
    if (found !== -1 && risks[at]?.sentence !== chosen) setWanted(found);
  }, [chosen]);

  useEffect(() => {
    if (count.current === risks.length) return;
    count.current = risks.length;
    // A dismissed item disappears with its focused button; the focus moves to the item that took its place.
    if (document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('li[data-shown] h2')?.focus({ preventScroll: true });
  }, [risks.length]);

  function go(step: number) {
    const next = (at + step + risks.length) % risks.length;
    setWanted(next);
    const sentence = risks[next]?.sentence ?? null;
    if (sentence !== null && inText?.sentences.has(sentence)) inText.onStep?.(sentence);
  }

  return (
    <div ref={frame}>
      {risks.length > 1 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p aria-live="polite" className="text-sm tabular-nums">
            {at < questions
              ? texts.risks.position(at + 1, questions)
              : texts.risks.notice(at + 1 - questions, risks.length - questions)}
            <span className="sr-only">: {risks[at]?.title}</span>
          </p>
          <div className="flex gap-1">
            <Button variant="quiet" size="small" icon={<ChevronLeft aria-hidden="true" />} onClick={() => go(-1)}>
              {texts.risks.previous}
            </Button>
            <Button
              variant="quiet"
              size="small"
              className="flex-row-reverse"
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => go(1)}
            >
              {texts.risks.next}
            </Button>
          </div>
        </div>
      )}
      <ol className="mt-2 border-t border-line print:divide-y">
        {risks.map((risk, index) => (
          <li
            key={keyOf(risk)}
            data-shown={index === at || undefined}
            className={index === at ? 'py-4' : 'hidden py-4 print:block'}
          >
            <RiskItem page={page} risk={risk} inText={inText} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface OpenRisksProps {
  readonly page: DraftOnPage;
  readonly risks: readonly Risk[];
  readonly inText: TextOnPage | undefined;
}

function keyOf({ id, rule, sentence, quote }: Risk): string {
  return `${id} ${rule} ${sentence ?? ''} ${quote ?? ''}`;
}

const order: readonly Risk['severity'][] = ['high', 'medium', 'low', 'info'];

function inOrder(risks: readonly Risk[]): Risk[] {
  return risks.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}
