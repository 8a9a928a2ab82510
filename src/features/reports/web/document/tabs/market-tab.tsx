import type { LeaseAnalysis, Passage } from '#contract/lease-report.ts';
import { reportKeys as keys } from '#contract/report-checks.ts';
import { Rows } from '#web/list/rows.tsx';
import { Explained } from '../explained.tsx';
import { Nothing, Section } from '../section.tsx';
import { SourceLink } from '../source-link.tsx';
import { texts } from '../texts.ts';

/** Market terms, and what each side may negotiate. */
export default function MarketTab({ report: { comparison, negotiation } }: { report: LeaseAnalysis }) {
  if (comparison.length + negotiation.tenant.length + negotiation.landlord.length === 0) {
    return <Nothing>{texts.market.none}</Nothing>;
  }
  return (
    <>
      {comparison.length > 0 && (
        <Section title={texts.market.comparison}>
          <Rows>
            {comparison.map((each, index) => (
              <Line
                key={each.topic}
                id={keys.comparison(index)}
                label={`${each.topic}: ${each.verdict}`}
                text={`${each.text} ${texts.market.customary} ${each.customary}`}
                passage={each.passage}
              />
            ))}
          </Rows>
        </Section>
      )}
      {(['tenant', 'landlord'] as const)
        .filter((side) => negotiation[side].length > 0)
        .map((side) => (
          <Section key={side} title={texts.market.negotiation[side]}>
            <Rows>
              {negotiation[side].map((each, index) => (
                <Line
                  key={each.point}
                  id={keys.point(side, index)}
                  label={each.point}
                  text={each.ask}
                  passage={each.passage}
                />
              ))}
            </Rows>
          </Section>
        ))}
    </>
  );
}

function Line({ id, label, text, passage }: { id: string; label: string; text: string; passage: Passage | null }) {
  return (
    <li id={id} className="scroll-mt-24 py-2.5 text-sm">
      <p className="font-medium">
        <Explained text={label} />
      </p>
      <p>{text}</p>
      {passage && <SourceLink id={id} label={label} passage={passage} />}
    </li>
  );
}
