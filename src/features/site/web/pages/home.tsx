import { type LoaderFunctionArgs, redirect } from 'react-router';
import { isAdmin } from '../../../../contract/account.ts';
import { useShell } from '../../../../web/lib/shell.ts';
import { shellContext } from '../../../../web/lib/shell-context.ts';
import { ButtonLink } from '../../../../web/ui/button.tsx';
import { MarginNote } from '../../../../web/ui/margin-note.tsx';

/** / for visitors: the promise, and what a prototype is. Signed-in users go to their dashboard. */
export function loader({ context }: LoaderFunctionArgs) {
  const { user } = context.get(shellContext);
  if (user) throw redirect(isAdmin(user) ? '/admin' : '/dashboard');
  return null;
}

export default function Home() {
  const { brand } = useShell();
  return (
    <div className="mx-auto grid w-full max-w-[72rem] items-center gap-x-16 gap-y-12 px-4 py-12 sm:px-8 sm:py-20 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <title>{`${brand.name}: Prototype Your Manuscript In Minutes`}</title>
      <meta
        name="description"
        content="Turn research insights and figures into a journal-aligned paper prototype as LaTeX and PDF, with a risk checklist. A planning aid, not ghostwriting."
      />
      <div>
        <h1 className="max-w-[14ch] text-4xl leading-tight sm:text-5xl">Prototype Your Manuscript In Minutes</h1>
        <p className="mt-6 max-w-[52ch] text-lg text-muted">
          Write down what you asked, did and found, add your figures, and get a structured draft as LaTeX and PDF: your
          own sentences in the order a journal expects, with the gaps marked and the risks listed before a reviewer
          finds them.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/login" size="large">
            Prototype Now
          </ButtonLink>
          <ButtonLink to="/register" size="large" variant="secondary">
            Create an account
          </ButtonLink>
        </div>
        <p className="mt-6 text-sm text-muted">Free to start, no credit card. Research judgment stays with you.</p>
      </div>
      <Specimen />
    </div>
  );
}

/** A page of a draft, set in type, with what the product adds in its margin. */
function Specimen() {
  return (
    <figure
      aria-label="A page of a paper prototype with margin notes"
      className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-4"
    >
      <div className="rounded-sheet border border-line bg-raised px-6 py-7 font-serif text-[0.8125rem] leading-relaxed shadow-sm">
        <p className="text-center text-lg leading-snug">Night lighting and sapling growth on urban streets</p>
        <p className="mt-1 text-center text-xs text-muted italic">Exploratory prototype, not for submission</p>
        <p className="mt-5 font-semibold">1 Introduction</p>
        <p className="mt-1">
          Street trees in cities grow under artificial light for most of the night.{' '}
          <mark className="bg-mark px-0.5 text-ink">citation needed</mark>
        </p>
        <p className="mt-4 font-semibold">3 Results</p>
        <p className="mt-1">Saplings under lamps flushed nine days earlier than those in unlit streets (Figure 1).</p>
        <svg
          viewBox="0 0 240 90"
          role="img"
          aria-label="A rising line over two seasons"
          className="mt-3 w-full text-accent"
        >
          <path d="M10 80H232M10 80V6" stroke="currentColor" strokeOpacity=".35" fill="none" />
          <path d="M10 72 52 60 94 56 136 34 178 26 228 12" stroke="currentColor" strokeWidth="2" fill="none" />
          <path
            d="M10 75 52 70 94 67 136 58 178 52 228 45"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray="4 4"
            fill="none"
          />
        </svg>
        <p className="mt-1 text-xs text-muted">Figure 1: Days to bud burst, lit and unlit streets.</p>
      </div>
      <figcaption className="flex flex-col justify-around py-8">
        <MarginNote label="source">A statement that wants one, marked as a gap.</MarginNote>
        <MarginNote label="your sentence">Word for word, where a journal expects it.</MarginNote>
        <MarginNote label="risk" tone="warn">
          No sample size is given.
        </MarginNote>
      </figcaption>
    </figure>
  );
}
