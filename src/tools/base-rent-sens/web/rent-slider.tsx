import { useId } from 'react';
import { display } from '../tool.ts';
import { texts } from './texts.ts';

/** A base rent within the range, to the cent; arrow keys move by about a sixtieth of the range. Rents are in cents. */
export function RentSlider({ min, max, value, onChange }: RentSliderProps) {
  const id = useId();
  const stride = Math.max(1, Math.round((max - min) / 60));
  const shown = display(dollarsOf(value));
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {texts.scenario.slider}
        </label>
        <output htmlFor={id} className="font-serif text-xl">
          ${shown} <span className="font-sans text-xs text-muted">{texts.scenario.unit}</span>
        </output>
      </div>
      {max > min && (
        <>
          <input
            id={id}
            type="range"
            min={min}
            max={max}
            step={1}
            value={value}
            aria-valuetext={texts.scenario.valueText(shown)}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            onKeyDown={(event) => {
              const direction = directions[event.key];
              if (direction === undefined) return;
              event.preventDefault();
              onChange(Math.min(max, Math.max(min, value + direction * stride)));
            }}
            className="mt-2 h-6 w-full accent-accent"
          />
          <div aria-hidden="true" className="flex justify-between text-xs text-muted tabular-nums">
            <span>${display(dollarsOf(min))}</span>
            <span>${display(dollarsOf(max))}</span>
          </div>
        </>
      )}
    </div>
  );
}

interface RentSliderProps {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (cents: number) => void;
}

/** Cents as a decimal string in dollars: 5250 becomes '52.50'. */
export function dollarsOf(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

const directions: Record<string, number | undefined> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
