import { useListAddress } from '#web/lib/use-list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { startOfDay } from './start-of-day.ts';
import { texts } from './texts.ts';

const { filters } = texts;

/** The filter of a log: `shown` as in the address, `filter` with dates converted to times for the call. */
export function useLogFilter<T extends Record<'from' | 'to', string> & Record<string, string>>(noFilter: T) {
  const [{ page, ...values }, change] = useListAddress<T>(noFilter);
  const shown = values as unknown as T;
  const filter = { ...shown, from: startOfDay(shown.from, 0), to: startOfDay(shown.to, 1) };
  return {
    shown,
    page,
    change,
    filter,
    filtered: Object.values(filter).some((value) => value !== ''),
    clear: () => change(noFilter),
  };
}

/** The first and last day, and the button that clears all filters: the end of each log's filters. */
export function DaysAndClear({ shown, change, filtered, clear }: DaysAndClearProps) {
  return (
    <>
      <Field label={filters.from} className="max-[24rem]:col-span-full">
        <Input
          type="date"
          value={shown.from}
          max={shown.to || undefined}
          onChange={(event) => change({ from: event.target.value })}
        />
      </Field>
      <Field label={filters.to} className="max-[24rem]:col-span-full">
        <Input
          type="date"
          value={shown.to}
          min={shown.from || undefined}
          onChange={(event) => change({ to: event.target.value })}
        />
      </Field>
      <Button variant="quiet" disabled={!filtered} onClick={() => filtered && clear()}>
        {filters.clear}
      </Button>
    </>
  );
}

interface DaysAndClearProps {
  readonly shown: { readonly from: string; readonly to: string };
  readonly change: (days: { from?: string; to?: string }) => void;
  readonly filtered: boolean;
  readonly clear: () => void;
}
