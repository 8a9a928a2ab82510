import type { DraftResult } from '#contract/draft-result.ts';
import { asPrinted } from '#contract/printed-text.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { ShowInText, type TextOnPage } from '../show-in-text.tsx';
import { texts } from '../texts.ts';
import type { DraftOnPage } from '../workspace/use-draft.ts';
import { DismissRisk } from './dismiss-risk.tsx';

export type Risk = DraftResult['risks'][number];

/** One item: the sentence concerned and, while it is open, why it matters and what to add. */
export function RiskItem({ page, risk, inText }: RiskItemProps) {
  const isSatisfied = risk.state === 'satisfied';
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <h2 tabIndex={-1} className="text-base leading-snug">
          {risk.title}
        </h2>
        <Badge tone={isSatisfied ? 'neutral' : tones[risk.severity]}>
          {isSatisfied ? texts.risks.states.satisfied : texts.risks.severities[risk.severity]}
        </Badge>
      </div>
      {risk.quote === null ? (
        <p className="mt-2 text-sm text-muted italic">{texts.risks.absent}</p>
      ) : (
        <blockquote className="mt-2 border-l-2 border-accent pl-3 font-serif text-[0.9375rem] leading-normal wrap-anywhere">
          {asPrinted(risk.quote)}
        </blockquote>
      )}
      <ShowInText sentence={risk.sentence} inText={inText} />
      {risk.reason !== undefined && (
        <p className="mt-2 text-sm wrap-anywhere">
          <span className="font-medium">{texts.risks.reason}</span> {risk.reason}
        </p>
      )}
      {!isSatisfied && (
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
      )}
      {page.changeable && <DismissRisk page={page} risk={risk} />}
    </>
  );
}

interface RiskItemProps {
  readonly page: DraftOnPage;
  readonly risk: Risk;
  readonly inText: TextOnPage | undefined;
}

const tones: Record<Risk['severity'], BadgeTone> = { high: 'bad', medium: 'warn', low: 'neutral', info: 'neutral' };
