import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { FilledText } from '../filled-text.tsx';
import { specimen } from '../texts/landing.ts';

/** A typeset page of a prototype with the product's notes in its margin. On small screens the notes are in the text. */
export function Manuscript() {
  const { introduction, methods, results, notes } = specimen;
  return (
    <figure aria-label={specimen.name} className="mx-auto w-full max-w-[36rem]">
      <div className="sm:pr-[9.5rem]">
        <div className="relative rounded-sheet border border-line bg-raised px-5 pt-4 pb-6 font-serif text-[0.8125rem]/[1.55] before:absolute before:inset-0 before:-z-10 before:translate-x-1.5 before:translate-y-1.5 before:rounded-sheet before:border before:border-line before:bg-wash sm:px-8">
          <p className="flex justify-between border-b border-line pb-1.5 text-[0.6875rem] text-muted">
            <span>{specimen.runningHead}</span>
            <span aria-hidden="true">1</span>
          </p>
          <p className="mx-auto mt-5 max-w-[17rem] text-center text-[1.1875rem]/[1.25] text-balance">
            {specimen.title}
          </p>

          <Heading number={1}>{introduction.heading}</Heading>
          <div className="relative">
            <p className={setText}>
              {introduction.cited}{' '}
              <span className="rounded-xs bg-accent px-0.5 text-accent-ink">{introduction.citation}</span>.{' '}
              {introduction.unsourced} <mark className="bg-mark px-0.5 text-ink">{introduction.needed}</mark>{' '}
              {introduction.open}
            </p>
            <Note label={notes.source.label} tone="accent">
              <a
                href={`https://doi.org/${notes.source.doi.join('')}`}
                className="block text-ink underline decoration-line underline-offset-2 hover:decoration-accent"
              >
                {notes.source.doi[0]}
                <wbr />
                {notes.source.doi[1]}
              </a>
              {notes.source.text}
            </Note>
          </div>

          <Heading number={2}>{methods.heading}</Heading>
          <div className="relative">
            <p className={setText}>
              <span className="underline decoration-control decoration-1 underline-offset-[3px]">{methods.own}</span>
            </p>
            <Note label={notes.own.label} tone="quiet">
              {notes.own.text}
            </Note>
          </div>

          <Heading number={3}>{results.heading}</Heading>
          <div className="relative">
            <p className={setText}>
              <span className="underline decoration-warn decoration-wavy decoration-1 underline-offset-[3px]">
                {results.claim}
              </span>{' '}
              {results.pointer}
            </p>
            <Note label={notes.risk.label} tone="warn">
              {notes.risk.text}
            </Note>
          </div>
          <BudCurves />
          <p className="mt-1 text-center text-xs text-muted">
            {results.number} {results.caption}
          </p>

          <p className="mt-4 border-t border-line pt-2 text-[0.6875rem]/[1.45] text-muted">
            {introduction.citation} {specimen.reference}
          </p>
        </div>
      </div>
      <figcaption className="mt-4 text-xs text-muted">
        <FilledText text={specimen.caption} />
      </figcaption>
    </figure>
  );
}

const setText = 'hyphens-auto sm:text-justify';

function Heading({ number, children }: { number: number; children: ReactNode }) {
  return (
    <p className="mt-4 mb-1 font-semibold">
      {number}&ensp;{children}
    </p>
  );
}

/** A note next to its paragraph, with a line that extends beyond the page. */
function Note({ label, tone, children }: { label: string; tone: keyof typeof tones; children: ReactNode }) {
  return (
    <div className="mt-2 mb-3 border-l-2 border-line pl-3 font-sans text-xs text-muted sm:absolute sm:top-0.5 sm:left-full sm:m-0 sm:ml-2 sm:w-[11rem] sm:border-0 sm:pl-11">
      <span aria-hidden="true" className={classNames('absolute top-2 left-0 h-px w-9 max-sm:hidden', tones[tone])} />
      <p className="font-medium text-ink">{label}</p>
      {children}
    </div>
  );
}

const tones = { quiet: 'bg-control', accent: 'bg-accent', warn: 'bg-warn' };

function BudCurves() {
  const { lit, dark, axis, drawing } = specimen.results;
  return (
    <svg viewBox="0 0 300 104" role="img" aria-label={drawing} className="mt-3 w-full font-sans">
      <g fill="none" stroke="currentColor">
        <path d="M24 8V84H292" className="text-control" />
        <path d="M24 84v3M91 84v3M158 84v3M225 84v3M292 84v3M24 46h-3M24 8h-3" className="text-control" />
        <path d="M24 83C92 83 108 78 130 50S168 15 208 12 260 10 292 10" className="text-accent" strokeWidth="1.75" />
        <path
          d="M24 83.5C118 83.5 142 79 166 53S204 18 242 14 276 12 292 12"
          className="text-muted"
          strokeWidth="1.5"
          strokeDasharray="4 3"
        />
      </g>
      <g fill="currentColor" fontSize="9">
        <text x="112" y="38" className="text-accent">
          {lit}
        </text>
        <text x="192" y="50" className="text-muted">
          {dark}
        </text>
        <g className="text-muted" textAnchor="middle">
          {['70', '85', '100', '115', '130'].map((day, at) => (
            <text key={day} x={24 + at * 67} y="97">
              {day}
            </text>
          ))}
        </g>
        <g className="text-muted" textAnchor="end">
          <text x="18" y="87">
            0
          </text>
          <text x="18" y="49">
            ½
          </text>
          <text x="18" y="11">
            1
          </text>
        </g>
        <text x="291" y="80" textAnchor="end" className="text-muted">
          {axis}
        </text>
      </g>
    </svg>
  );
}
