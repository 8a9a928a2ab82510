import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { AppError } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { toast } from '#web/lib/toast.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Page } from '#web/ui/page.tsx';
import { finishLinkedIn, outcomeParameter } from '../../contract/login.ts';
import { plainMessage } from '../failure-messages.ts';
import { TextLink } from '../text-link.tsx';
import { texts } from '../texts.ts';
import { useFormCheck } from '../use-form-check.ts';

export const meta = pageTitle(texts.loginCode.title);

/** The second factor of a login with LinkedIn; a login with a password asks for it on its own page. */
export default function LoginCode() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: useFormCheck(({ loginCode }) => loginCode),
  });

  const submit = handleSubmit(async (body) => {
    try {
      const { next } = await call(finishLinkedIn, { body });
      // As after a LinkedIn login without a second factor, the browser loads the next page, so that the server finds the
      // session cookie.
      window.location.replace(next);
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
    <Page title={texts.loginCode.title} width="narrow">
      <p className="mb-6">{texts.loginCode.about}</p>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={texts.code} error={formState.errors.code?.message}>
          <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...register('code')} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={formState.isSubmitting}
          busyText={texts.loginCode.busy}
          disabled={!hydrated}
        >
          {texts.loginCode.submit}
        </Button>
      </form>
      <p className="mt-8 text-sm">
        <TextLink to="/login">{texts.loginCode.otherWay}</TextLink>
      </p>
    </Page>
  );
}
