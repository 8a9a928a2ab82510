import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { DraftResult } from '../../../contract/draft-result.ts';
import { Badge, type BadgeTone } from '../../../web/ui/badge.tsx';
import { texts } from './texts.ts';

type Risk = DraftResult['risks'][number];

/** What the rules ask about the draft: where, why it matters, and what to add. */
export function RiskChecklist({ risks, sentences = noSentences, onShow }: RiskChecklistProps) {
  const { search } = useLocation();
  if (risks.length === 0) return <p className="text-sm text-muted">{texts.risks.none}</p>;
  return (
    <>
      <p className="text-sm text-muted">{texts.risks.intro}</p>
      <ol className="mt-4 divide-y divide-line border-t border-line">
        {inOrder(risks).map((risk) => (
          <li key={`${risk.rule} ${risk.sentence ?? ''} ${risk.quote ?? ''}`} className="py-4">
            <RiskItem risk={risk}>
              {risk.sentence !== null && sentences.has(risk.sentence) && (
                <Link
                  to={{ search, hash: risk.sentence }}
                  preventScrollReset
                  onClick={onShow}
                  className="inline-flex min-h-6 items-center text-sm text-accent underline decoration-1 underline-offset-2 hover:text-accent-strong"
                >
                  {texts.text.inText}
                </Link>
              )}
            </RiskItem>
          </li>
        ))}
      </ol>
    </>
  );
}

interface RiskChecklistProps {
  readonly risks: readonly Risk[];
  /** Ids of the sentences that stand in the text on this page: an entry on one of them leads there. */
  readonly sentences?: ReadonlySet<string>;
  readonly onShow?: () => void;
}

const noSentences: ReadonlySet<string> = new Set();

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
