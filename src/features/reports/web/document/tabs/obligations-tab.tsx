import type { Obligation } from '#contract/lease-report.ts';
import { reportKeys } from '#contract/report-checks.ts';
import { Rows } from '#web/list/rows.tsx';
import { useReportAddress } from '../../page/use-report-address.ts';
import { FilterLinks } from '../filter-links.tsx';
import { Nothing, Section } from '../section.tsx';
import { SourceLink } from '../source-link.tsx';
import { texts } from '../texts.ts';

/** Who must do what by when: one line each, by topic, optionally for one party. */
export default function ObligationsTab({
  report: { obligations },
}: {
  report: { readonly obligations: readonly Obligation[] };
}) {
  const { filter } = useReportAddress();
  const party = filter('party');
  if (obligations.length === 0) return <Nothing>{texts.obligations.none}</Nothing>;
  const shown = obligations
    .map((obligation, index) => ({ obligation, key: reportKeys.obligation(index) }))
    .filter(({ obligation: { who } }) => party === '' || who === party || who === 'both');
  const topics = [...new Set(shown.map(({ obligation }) => obligation.topic))];
  return (
    <>
      <div className="mb-6">
        <FilterLinks
          name="party"
          label={texts.obligations.party}
          options={[
            { value: '', shown: texts.obligations.all },
            ...(['tenant', 'landlord'] as const).map((value) => ({ value, shown: texts.who[value] })),
          ]}
        />
      </div>
      {topics.map((topic) => (
        <Section key={topic} title={topic}>
          <Rows className="rows-drawn-late">
            {shown
              .filter(({ obligation }) => obligation.topic === topic)
              .map(({ obligation, key }) => (
                <ObligationLine key={key} id={key} obligation={obligation} />
              ))}
          </Rows>
        </Section>
      ))}
    </>
  );
}

/** One obligation; `id` is its key. */
function ObligationLine({ id, obligation }: { id: string; obligation: Obligation }) {
  const { who, what, when } = obligation;
  return (
    <li id={id} className="scroll-mt-24 py-2 text-sm wrap-anywhere">
      <span className="font-medium">{texts.who[who]}:</span> {what}
      {when && <span className="text-muted"> ({when})</span>}{' '}
      <SourceLink id={id} label={`${texts.who[who]}: ${what}`} passage={obligation} />
    </li>
  );
}
