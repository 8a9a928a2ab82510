import { useSession } from '../lib/session.tsx';
import { useShell } from '../lib/shell.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MissingSheet } from '../ui/drawings.tsx';

/** Tells that a page is missing or broke, and the ways on from here. */
export function LostPage({ kind, reference }: { kind: 'missing' | 'broken'; reference?: string }) {
  const { user } = useSession();
  const { brand } = useShell();
  const missing = kind === 'missing';
  return (
    <div className="mx-auto flex w-full max-w-[36rem] flex-col items-start px-4 py-16 sm:px-8 sm:py-24">
      <div className="mb-8 -ml-4">
        <MissingSheet />
      </div>
      <p className="text-sm text-muted">{missing ? 'Error 404' : 'Something went wrong'}</p>
      <h1 className="mt-1 text-3xl">
        {missing ? 'This page is not in the manuscript' : 'This page could not be shown'}
      </h1>
      <p className="mt-3 text-muted">
        {missing
          ? 'The address may be mistyped, or the page was moved or never written.'
          : 'The fault is on our side, and nothing of your work is lost by it. Loading the page again often helps.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {!missing && <Button onClick={() => location.reload()}>Load again</Button>}
        <ButtonLink
          to={user ? '/dashboard' : '/'}
          variant={missing ? 'primary' : 'secondary'}
          reloadDocument={!missing}
        >
          {user ? 'To the dashboard' : 'To the first page'}
        </ButtonLink>
      </div>
      {brand.supportEmail && (
        <p className="mt-8 text-sm text-muted">
          Still stuck? Write to{' '}
          <a href={`mailto:${brand.supportEmail}`} className="text-accent underline underline-offset-2">
            {brand.supportEmail}
          </a>
          {reference ? ` and mention ${reference}.` : '.'}
        </p>
      )}
    </div>
  );
}
