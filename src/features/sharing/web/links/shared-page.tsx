import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams, useRevalidator } from 'react-router';
import { AppError, shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MissingSheet } from '#web/ui/drawings.tsx';
import { Field } from '#web/ui/field.tsx';
import { Page } from '#web/ui/page.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { type Shared, unlockShareLink } from '../../contract.ts';
import { texts } from './texts.ts';

const words = texts.page;

/** The page of a share link: the shared content, the password form, or the message for a link that doesn't work. */
export function SharedPage<T>({ shared, children }: { shared: Shared<T>; children: (item: T) => ReactNode }) {
  if (shared.state === 'open') return children(shared.item);
  if (shared.state === 'locked') return <PasswordForm />;
  return (
    <div className="mx-auto max-w-[40rem] py-16">
      <h1 className="sr-only">{words.gone}</h1>
      <EmptyState
        title={words.gone}
        drawing={<MissingSheet />}
        action={
          <ButtonLink to="/" variant="secondary">
            {words.home}
          </ButtonLink>
        }
      >
        {words.goneAbout}
      </EmptyState>
    </div>
  );
}

/** The tab's title: that of the shared content, once it is open. */
export function titleOfShared(shared: Shared<{ readonly title: string }> | undefined): string {
  if (shared?.state === 'open') return shared.item.title;
  return shared?.state === 'locked' ? words.locked : words.gone;
}

function PasswordForm() {
  const { token = '' } = useParams();
  const { revalidate } = useRevalidator();
  const [password, setPassword] = useState('');
  const unlock = useMutation({
    mutationFn: async () => {
      await call(unlockShareLink, { body: { token, password } });
      await revalidate();
    },
  });
  const busy = unlock.isPending;
  const error = unlock.error
    ? unlock.error instanceof AppError
      ? shownMessage(unlock.error, words.failed)
      : words.failed
    : undefined;

  return (
    <Page title={words.locked} subtitle={words.lockedAbout} width="narrow">
      <form
        method="post"
        noValidate
        className="flex flex-col items-start gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && password !== '') unlock.mutate();
        }}
      >
        <Field label={words.password} error={error} className="w-full">
          <PasswordInput autoComplete="off" value={password} onChange={(event) => setPassword(event.target.value)} />
        </Field>
        <Button type="submit" busy={busy} busyText={words.opening} disabled={password === ''}>
          {words.open}
        </Button>
      </form>
    </Page>
  );
}
