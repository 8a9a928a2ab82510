import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { FilledText } from '../filled-text.tsx';
import { landing } from '../texts/landing.ts';

/** The Writing Trap: four problems as short columns under a thin line. */
export function WritingTrap() {
  const { heading, intro, pains } = landing.trap;
  return (
    <Part heading={heading} intro={intro}>
      <ul className="grid gap-x-10 gap-y-8 border-t border-control pt-6 sm:grid-cols-2 lg:grid-cols-4">
        {pains.map(({ name, text }) => (
          <li key={name}>
            <h3 className="text-lg">{name}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** How it Works: the three steps as a numbered line. */
export function HowItWorks() {
  const { heading, intro, list } = landing.steps;
  return (
    <Part heading={heading} intro={intro}>
      <ol className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {list.map(({ name, text }, at) => (
          <li key={name} className="max-lg:grid max-lg:grid-cols-[2.5rem_minmax(0,1fr)] max-lg:gap-x-4">
            <div aria-hidden="true" className="flex items-center gap-4 max-lg:flex-col">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-full border border-accent font-serif text-lg text-accent tabular-nums">
                {at + 1}
              </span>
              {at < list.length - 1 && (
                <span className="bg-accent max-lg:w-px max-lg:flex-1 lg:-mr-6 lg:h-px lg:flex-1" />
              )}
            </div>
            <div className="lg:pt-5">
              <h3 className="text-xl max-lg:pt-1">{name}</h3>
              <p className="mt-2 max-w-[40ch] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** Clarity Before Commitment: a table; on phones each row becomes an item with its two states named. */
export function Comparison() {
  const { heading, intro, columns, rows } = landing.comparison;
  const id = useId();
  return (
    <Part heading={heading} intro={intro} id={id}>
      <table aria-labelledby={id} className="w-full text-left max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-control text-sm text-muted">
            <th scope="col" className="w-1/4 py-3 pr-6 font-medium">
              {columns.aspect}
            </th>
            <th scope="col" className="w-3/8 py-3 pr-6 font-medium">
              {columns.before}
            </th>
            <th scope="col" className="py-3 font-medium text-accent">
              {columns.after}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ aspect, before, after }) => (
            <tr key={aspect} className="border-b border-line align-top max-sm:block max-sm:py-5">
              <th scope="row" className="py-5 pr-6 font-serif text-lg font-semibold max-sm:block max-sm:p-0">
                {aspect}
              </th>
              <td className="py-5 pr-6 text-muted max-sm:mt-2 max-sm:block max-sm:p-0">
                <State name={columns.before} className="text-muted" />
                {before}
              </td>
              <td className="py-5 max-sm:mt-2 max-sm:block max-sm:p-0">
                <State name={columns.after} className="text-accent" />
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function State({ name, className }: { name: string; className: string }) {
  return (
    <span aria-hidden="true" className={classNames('block text-xs font-medium sm:hidden', className)}>
      {name}
    </span>
  );
}

/** Six quotes by role, in large type. */
export function Voices() {
  const { heading, note, list } = landing.voices;
  return (
    <div className="bg-wash">
      <Part heading={heading}>
        <ul className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          {list.map(({ quote, role }) => (
            <li key={role}>
              <figure>
                <blockquote className="max-w-[34rem] font-serif text-xl text-pretty before:-ml-[0.45em] before:content-['“'] after:content-['”'] sm:text-[1.5rem]/[1.35]">
                  {quote}
                </blockquote>
                <figcaption className="mt-3 flex items-center gap-3 text-sm text-muted">
                  <span aria-hidden="true" className="h-px w-6 bg-accent" />
                  {role}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className="mt-12 max-w-[68ch] text-sm text-muted">{note}</p>
      </Part>
    </div>
  );
}

/** Limits of the product, data protection, and the free start. */
export function Bounds() {
  const { heading, list } = landing.bounds;
  return (
    <Part heading={heading}>
      <ul className="grid gap-x-10 gap-y-8 border-t border-control pt-6 lg:grid-cols-3">
        {list.map(({ name, text }) => (
          <li key={name}>
            <h3 className="text-lg">{name}</h3>
            <p className="mt-2 max-w-[46ch] text-muted">
              <FilledText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A section of the page under its heading. */
export function Part({ heading, intro, id, children }: PartProps) {
  const own = useId();
  return (
    <section aria-labelledby={id ?? own} className="mx-auto w-full max-w-[72rem] px-4 py-12 sm:px-8 sm:py-16">
      <h2 id={id ?? own} className="text-2xl sm:text-3xl">
        {heading}
      </h2>
      {intro && <p className="mt-3 max-w-[60ch] text-lg text-muted">{intro}</p>}
      <div className="mt-8 sm:mt-10">{children}</div>
    </section>
  );
}

interface PartProps {
  readonly heading: string;
  readonly intro?: string;
  readonly id?: string;
  readonly children: ReactNode;
}
