import { Link, useSearchParams } from 'react-router';
import { comparedVerdicts } from '#contract/term-comparison.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Comparison, ComparisonSide } from '../contract.ts';
import { texts } from './texts.ts';

type Term = Comparison['terms'][number];

/** The terms of both documents next to each other, with the verdict on the second. */
export function ComparisonView({ comparison: { first, second, terms } }: { comparison: Comparison }) {
  const [params] = useSearchParams();
  const show = params.get('show') ?? '';
  const shown = terms.filter(
    ({ verdict }) => show === '' || verdict === show || (show === 'differences' && verdict !== 'same'),
  );
  const groups = [...Map.groupBy(shown, ({ group }) => group)];
  return (
    <>
      <Filters terms={terms} current={show} />
      <p className="mb-4 max-w-[75ch] text-sm text-muted">{texts.hint}</p>
      {shown.length === 0 && <p className="text-sm text-muted">{texts.none}</p>}
      <table className="w-full table-fixed border-collapse text-sm max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-control text-left align-bottom text-xs text-muted">
            <th scope="col" className="w-[16%] py-2 pr-4 font-medium">
              {texts.columns.term}
            </th>
            {[first, second].map(({ id, title, href }) => (
              <th key={id} scope="col" className="py-2 pr-4 font-medium wrap-anywhere">
                <Link to={href} dir="auto" className="text-accent underline underline-offset-2">
                  {title}
                </Link>
              </th>
            ))}
            <th scope="col" className="w-[15%] py-2 font-medium">
              {texts.columns.verdict}
            </th>
          </tr>
        </thead>
        {groups.map(([group, own]) => (
          <tbody key={group} className="max-md:block">
            <tr className="max-md:block">
              <th scope="rowgroup" colSpan={4} className="pt-6 pb-1 text-left max-md:block">
                <h2 className="text-lg">{group}</h2>
              </th>
            </tr>
            {own.map((term) => (
              <tr key={term.id} className="border-t border-line align-top max-md:block max-md:py-3">
                <th scope="row" className="py-2.5 pr-4 text-left font-normal text-muted max-md:block max-md:p-0">
                  {term.label}
                </th>
                <SideCell label={term.label} name={texts.first} side={term.first} />
                <SideCell label={term.label} name={texts.second} side={term.second} />
                <td className="py-2.5 max-md:mt-1 max-md:block max-md:p-0">
                  <VerdictMark term={term} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

function SideCell({ label, name, side }: { label: string; name: string; side: ComparisonSide | null }) {
  return (
    <td className="py-2.5 pr-4 wrap-anywhere max-md:mt-1 max-md:block max-md:border-l max-md:border-line max-md:p-0 max-md:pl-3">
      <span className="block text-xs text-muted md:hidden">{name}</span>
      {side === null ? (
        <span className="text-muted">{texts.notFound}</span>
      ) : (
        <>
          <p dir="auto" className="line-clamp-6">
            {side.shown}
          </p>
          {side.state === 'check' && <p className="text-warn">{side.reason}</p>}
          <Link
            to={side.href}
            title={side.quote}
            aria-label={texts.sourceOf(label, side.place)}
            className="inline-block py-0.5 text-xs text-accent underline decoration-transparent underline-offset-2 hover:decoration-current"
          >
            {side.place}
          </Link>
        </>
      )}
    </td>
  );
}

function VerdictMark({ term: { verdict, first } }: { term: Term }) {
  const words = verdict === 'missing' ? texts.missingIn[first === null ? 'first' : 'second'] : texts.verdicts[verdict];
  return <span className={classNames('inline-block rounded-sm border px-1.5 text-xs', tones[verdict])}>{words}</span>;
}

const tones: Readonly<Record<Term['verdict'], string>> = {
  same: 'border-line text-muted',
  tenant: 'border-good font-medium text-good',
  landlord: 'border-bad font-medium text-bad',
  different: 'border-control font-medium',
  missing: 'border-control font-medium',
  check: 'border-warn font-medium text-warn',
};

/** Links that filter by verdict, each with its count. */
function Filters({ terms, current }: { terms: readonly Term[]; current: string }) {
  const [params] = useSearchParams();
  const addressOf = (show: string) => {
    const next = new URLSearchParams(params);
    if (show === '') next.delete('show');
    else next.set('show', show);
    return `?${next.toString()}`;
  };
  const count = (verdict: string) => terms.filter((term) => term.verdict === verdict).length;
  const options = [
    { show: '', label: texts.all(terms.length) },
    { show: 'differences', label: texts.differences(terms.length - count('same')) },
    ...comparedVerdicts
      .filter((verdict) => count(verdict) > 0)
      .map((verdict) => ({ show: verdict as string, label: `${texts.verdicts[verdict]} ${count(verdict)}` })),
  ];
  return (
    <nav aria-label={texts.show} className="mb-3 flex flex-wrap gap-2">
      {options.map(({ show, label }) => (
        <Link
          key={show}
          to={addressOf(show)}
          preventScrollReset
          aria-current={show === current ? 'true' : undefined}
          className="rounded-control border border-line px-2.5 py-1 text-sm hover:bg-wash aria-[current=true]:border-accent aria-[current=true]:font-medium aria-[current=true]:text-accent"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
