import type { DraftResult } from '#contract/draft-result.ts';
import type { TextOnPage } from '../show-in-text.tsx';
import { texts } from '../texts.ts';
import type { DraftOnPage } from '../workspace/use-draft.ts';
import { type Risk, RiskItem } from './risk-item.tsx';

/**
 * The rules' questions about the draft, most severe first; resolved ones are collapsed below, with what resolved them.
 */
export function RiskChecklist({ page, inText }: { page: DraftOnPage; inText?: TextOnPage | undefined }) {
  const risks = inOrder(page.draft.risks);
  const open = risks.filter(({ state }) => state === 'open');
  return (
    <>
      <p className="text-sm text-muted">{open.length === 0 ? texts.risks.none : texts.risks.intro}</p>
      <RiskList page={page} risks={open} inText={inText} />
      {settled.map((state) => {
        const items = risks.filter((risk) => risk.state === state);
        if (items.length === 0) return null;
        return (
          <details key={state} className="mt-6 border-t border-line pt-4">
            <summary className="cursor-pointer text-sm font-medium">{texts.risks.settled[state](items.length)}</summary>
            <p className="mt-2 text-sm text-muted">{texts.risks.about[state]}</p>
            <RiskList page={page} risks={items} inText={inText} />
          </details>
        );
      })}
    </>
  );
}

/** How many items need an answer, without notices. */
export function openRisks(risks: DraftResult['risks']): number {
  return risks.filter(({ state, severity }) => state === 'open' && severity !== 'info').length;
}

const settled = ['addressed', 'satisfied', 'dismissed'] as const;

function RiskList({
  page,
  risks,
  inText,
}: {
  page: DraftOnPage;
  risks: readonly Risk[];
  inText: TextOnPage | undefined;
}) {
  if (risks.length === 0) return null;
  return (
    <ol className="mt-4 divide-y divide-line border-t border-line">
      {risks.map((risk) => (
        <li key={`${risk.id} ${risk.rule} ${risk.sentence ?? ''} ${risk.quote ?? ''}`} className="py-4">
          <RiskItem page={page} risk={risk} inText={inText} />
        </li>
      ))}
    </ol>
  );
}

const order: readonly Risk['severity'][] = ['high', 'medium', 'low', 'info'];

function inOrder(risks: readonly Risk[]): Risk[] {
  return risks.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}
