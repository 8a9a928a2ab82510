import type { ReactNode } from 'react';
import type { DraftResult } from '../../../contract/draft-result.ts';
import { Badge, type BadgeTone } from '../../../web/ui/badge.tsx';
import { ShowInText, type TextOnPage } from './show-in-text.tsx';
import { texts } from './texts.ts';

type Risk = DraftResult['risks'][number];

/** What the rules ask about the draft: where, why it matters, and what to add. */
export function RiskChecklist({ risks, inText }: { risks: readonly Risk[]; inText?: TextOnPage | undefined }) {
  if (risks.length === 0) return <p className="text-sm text-muted">{texts.risks.none}</p>;
  return (
    <>
      <p className="text-sm text-muted">{texts.risks.intro}</p>
      <ol className="mt-4 divide-y divide-line border-t border-line">
        {inOrder(risks).map((risk) => (
          <li key={`${risk.rule} ${risk.sentence ?? ''} ${risk.quote ?? ''}`} className="py-4">
            <RiskItem risk={risk}>
              <ShowInText sentence={risk.sentence} inText={inText} />
            </RiskItem>
          </li>
        ))}
      </ol>
    </>
  );
}

function RiskItem({ risk, children }: { risk: Risk; children: ReactNode }) {
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-base leading-snug">{risk.title}</h2>
        <Badge tone={tones[risk.severity]}>{texts.risks.severities[risk.severity]}</Badge>
      </div>
      {risk.quote === null ? (
        <p className="mt-2 text-sm text-muted italic">{texts.risks.absent}</p>
      ) : (
        <blockquote className="mt-2 border-l-2 border-accent pl-3 font-serif text-[0.9375rem] leading-normal wrap-anywhere">
          {risk.quote}
        </blockquote>
      )}
      {children}
      <dl className="mt-3 space-y-2 text-sm">
        <div>
          <dt className="text-xs font-medium text-muted">{texts.risks.why}</dt>
          <dd>{risk.why}</dd>
        </div>
        <div>
          <dt className="text-xs font-medium text-muted">{texts.risks.add}</dt>
          <dd>{risk.add}</dd>
        </div>
      </dl>
    </>
  );
}

const order: readonly Risk['severity'][] = ['high', 'medium', 'low', 'info'];
const tones: Record<Risk['severity'], BadgeTone> = { high: 'bad', medium: 'warn', low: 'neutral', info: 'neutral' };

function inOrder(risks: readonly Risk[]): Risk[] {
  return risks.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}
