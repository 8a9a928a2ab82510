import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { useReportAddress } from '../page/use-report-address.ts';

/** Filter links for a list: the choice is in the address and works without JavaScript. */
export function FilterLinks({ name, label, options }: FilterLinksProps) {
  const { filter, to } = useReportAddress();
  const current = filter(name);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1.5 text-sm">
      <span className="mr-1 text-muted">{label}</span>
      {options.map(({ value, shown }) => (
        <Link
          key={value}
          to={to({ [name]: value, source: null })}
          replace
          preventScrollReset
          aria-current={value === current ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-8 items-center rounded-full border px-3 text-xs',
            value === current ? 'border-accent bg-accent text-accent-ink' : 'border-line text-ink hover:border-ink',
          )}
        >
          {shown}
        </Link>
      ))}
    </nav>
  );
}

interface FilterLinksProps {
  /** Name of the query parameter. */
  readonly name: string;
  readonly label: string;
  /** The empty value means all. */
  readonly options: readonly { readonly value: string; readonly shown: string }[];
}
