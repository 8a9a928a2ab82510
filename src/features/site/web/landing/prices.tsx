import { formatMoney } from '#contract/money.ts';
import { formatCredits } from '#web/lib/format.ts';
import type { PriceList } from '../../contract.ts';
import { landing } from '../texts/landing.ts';
import { Part } from './sections.tsx';

const words = landing.prices;

/** Prices of runs and credits. */
export function Prices({ offer }: { offer: PriceList }) {
  const { tools, signupCredits, pack } = offer;
  if (tools.length === 0) return null;
  return (
    <Part heading={words.heading} intro={words.intro(formatCredits(signupCredits))}>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-control text-sm text-muted">
              <th scope="col" className="py-3 pr-6 font-medium">
                {words.tool}
              </th>
              <th scope="col" className="py-3 text-right font-medium">
                {words.cost}
              </th>
            </tr>
          </thead>
          <tbody>
            {tools.map(({ slug, name, credit_cost }) => (
              <tr key={slug} className="border-b border-line">
                <th scope="row" className="py-3 pr-6 font-serif text-lg font-normal">
                  {name}
                </th>
                <td className="py-3 text-right whitespace-nowrap tabular-nums">{formatCredits(credit_cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="flex flex-col gap-3 text-muted">
          {pack && (
            <p className="font-serif text-xl text-ink">
              {words.pack(formatCredits(pack.credits), formatMoney(pack.amount, pack.currency))}
            </p>
          )}
          {pack?.test && <p>{words.test}</p>}
          {words.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </Part>
  );
}
