import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { AppError } from '../../../../contract/errors.ts';
import { call } from '../../../../web/lib/api.ts';
import { toast } from '../../../../web/lib/toast.ts';
import { useHydrated } from '../../../../web/lib/use-hydrated.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Page } from '../../../../web/ui/page.tsx';
import { finishLinkedIn, loginCodeSchema, outcomeParameter } from '../../contract.ts';
import { plainMessage } from '../failure-messages.ts';
import { TextLink } from '../text-link.tsx';

export function meta() {
  return [{ title: 'Enter your code' }];
}

/** The second factor of a sign-in through LinkedIn; the password's own login asks for it on its page. */
export default function LoginCode() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { register, handleSubmit, formState, setError } = useForm({ resolver: zodResolver(loginCodeSchema) });

  const submit = handleSubmit(async (body) => {
    try {
      await call(finishLinkedIn, { body });
      // As the browser comes back from LinkedIn without a second factor: the server finds the session's cookie.
      window.location.replace('/dashboard');
    } catch (failure) {
      if (failure instanceof AppError && failure.code === 'second_factor_wrong') {
        setError('code', { message: failure.message }, { shouldFocus: true });
      } else if (failure instanceof AppError && failure.status === 401) {
        await navigate(`/login?${outcomeParameter}=failed`, { replace: true });
      } else {
        toast.error(plainMessage(failure));
      }
    }
  });

  return (
    <Page title="Enter your code" width="narrow">
      <p className="mb-6">
        LinkedIn has confirmed who you are. Your account also asks for the code of your authenticator app, or for one of
        your recovery codes.
      </p>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Code" error={formState.errors.code?.message}>
          <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...register('code')} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={formState.isSubmitting}
          busyText="Checking…"
          disabled={!hydrated}
        >
          Log in
        </Button>
      </form>
      <p className="mt-8 text-sm">
        <TextLink to="/login">Log in another way</TextLink>
      </p>
    </Page>
  );
}
