import { useSession } from '../lib/session.tsx';
import { useShell } from '../lib/shell.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MissingSheet } from '../ui/drawings.tsx';
import { texts } from './texts.ts';

/** Says that a page is missing or failed, and offers ways to continue. */
export function LostPage({ kind, reference }: { kind: 'missing' | 'broken'; reference?: string }) {
  const { user } = useSession();
  const { brand } = useShell();
  const missing = kind === 'missing';
  const said = texts[kind];
  return (
    <div className="mx-auto flex w-full max-w-[36rem] flex-col items-start px-4 py-16 sm:px-8 sm:py-24">
      <div className="mb-8 -ml-4">
        <MissingSheet />
      </div>
      <p className="text-sm text-muted">{said.kicker}</p>
      <h1 className="mt-1 text-3xl">{said.title}</h1>
      <p className="mt-3 text-muted">{said.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {!missing && <Button onClick={() => location.reload()}>{texts.broken.reload}</Button>}
        <ButtonLink
          to={user ? '/dashboard' : '/'}
          variant={missing ? 'primary' : 'secondary'}
          reloadDocument={!missing}
        >
          {user ? texts.lost.toDashboard : texts.lost.toFirstPage}
        </ButtonLink>
      </div>
      {brand.supportEmail && (
        <p className="mt-8 text-sm text-muted">
          {texts.lost.write}{' '}
          <a href={`mailto:${brand.supportEmail}`} className="text-accent underline underline-offset-2">
            {brand.supportEmail}
          </a>
          {reference ? texts.lost.mention(reference) : '.'}
        </p>
      )}
    </div>
  );
}
