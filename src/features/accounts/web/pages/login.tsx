import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { data, type LoaderFunctionArgs, useNavigate } from 'react-router';
import { AppError, type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import { noWayBackCookie, readWayBack } from '#contract/way-back.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { isHttps } from '#web/lib/redirect-to-login.ts';
import { useSession } from '#web/lib/session.tsx';
import { shellContext } from '#web/lib/shell-context.ts';
import { toast } from '#web/lib/toast.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import type { PageHandle } from '#web/lib/use-static-page.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Page } from '#web/ui/page.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { callLogin } from '../call-login.ts';
import { loginMessage } from '../failure-messages.ts';
import { LinkedInButton } from '../linkedin-button.tsx';
import { LinkedInOutcome } from '../linkedin-outcome.tsx';
import { PasskeyButton } from '../passkey-button.tsx';
import { TextLink } from '../text-link.tsx';
import { texts } from '../texts.ts';
import { useFormCall } from '../use-form-call.ts';
import { useFormCheck } from '../use-form-check.ts';
import { useNavigationState } from '../use-navigation-state.ts';
import { useWayBack } from '../use-way-back.ts';

export const meta = pageTitle(texts.login.pageTitle, texts.login.description);

export const handle: PageHandle = {
  shellOnly: true,
  // The return path moves from the document to the history.
  late: (loaderData) => !(loaderData as { wayBack: unknown } | undefined)?.wayBack,
};

/** The return address is read with the page, so that it applies to this visit only. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const secure = isHttps(context.get(shellContext).appUrl);
  const wayBack = readWayBack(request.headers.get('Cookie') ?? '', secure);
  return data({ wayBack }, wayBack ? { headers: { 'Set-Cookie': noWayBackCookie(secure) } } : undefined);
}

export default function Login() {
  const { logIn } = useSession();
  const navigate = useNavigate();
  const callWithOverlay = useFormCall();
  const hydrated = useHydrated();
  const wayBack = useWayBack();
  const next = wayBack?.path ?? '/dashboard';
  const [unverified, setUnverified] = useState<string | null>(null);
  const [codesAsked, setCodesAsked] = useState<readonly CodeField[]>([]);
  const { register, handleSubmit, formState, setError, setFocus, setValue } = useForm({
    resolver: useFormCheck(({ login }) => login),
  });
  const { errors } = formState;
  const verified = useNavigationState('email');
  useEffect(() => {
    if (verified !== null) setValue('email', verified);
  }, [verified, setValue]);
  const lastAsked = codesAsked.at(-1);
  useEffect(() => {
    const last = codesAsked.at(-1);
    if (last) setFocus(last);
  }, [codesAsked, setFocus]);

  const submit = handleSubmit(async (credentials) => {
    setUnverified(null);
    const done = await callWithOverlay({
      waiting: texts.login.waiting,
      messageOf: loginMessage,
      onFailure: (failure) => {
        if (!(failure instanceof AppError)) return;
        if (failure.code === 'email_not_confirmed') setUnverified(credentials.email);
        if (failure.code === 'second_factor_wrong') {
          setError('code', { message: failure.message }, { shouldFocus: true });
        }
        if (failure.code === 'login_code_wrong') {
          setError('emailCode', { message: failure.message }, { shouldFocus: true });
        }
      },
      call: async (signal) => {
        const body = { action: 'login', ...credentials };
        try {
          return { session: await callLogin(body, signal) };
        } catch (failure) {
          const asked = failure instanceof AppError ? codeFields[failure.code] : undefined;
          if (asked) return { asked };
          throw failure;
        }
      },
    });
    if (!done) return;
    const { asked, session } = done.answer;
    if (asked) {
      // The same form is sent again with the code, unless the code was left empty.
      if (codesAsked.includes(asked)) setError(asked, { message: codeRequired[asked] }, { shouldFocus: true });
      else setCodesAsked([...codesAsked, asked]);
      return;
    }
    logIn(session.session, session.user);
    toast.success(texts.welcomeBack);
    await navigate(next, { replace: true });
  });

  return (
    <Page title={texts.login.title} width="narrow">
      {wayBack && <WhyHere expired={wayBack.expired} />}
      <SuccessMessage />
      <LinkedInOutcome />
      <LinkedInButton wayBack={wayBack} />
      <PasskeyButton next={next} />
      <p className="my-6 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.login.orEmail}
      </p>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={texts.email} error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label={texts.password} error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        {codesAsked.map((name) => (
          <Field
            key={name}
            label={texts.login.codes[name].label}
            hint={texts.login.codes[name].hint}
            error={errors[name]?.message}
          >
            <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...register(name)} />
          </Field>
        ))}
        <p role="status" className={lastAsked ? 'text-sm' : undefined}>
          {lastAsked && codeRequired[lastAsked]}
        </p>
        <p className="text-sm">
          <TextLink to="/forgot-password">{texts.login.forgotten}</TextLink>
        </p>
        <Button type="submit" variant="primary" size="large" disabled={!hydrated}>
          {texts.login.submit}
        </Button>
      </form>
      <p role="status" className={unverified === null ? undefined : 'mt-4 text-sm'}>
        {unverified !== null && (
          <>
            {texts.login.unverified}{' '}
            <TextLink to="/verify-email" state={{ email: unverified }}>
              {texts.login.resend}
            </TextLink>
          </>
        )}
      </p>
      <p className="mt-8 text-sm">
        {texts.login.noAccount} <TextLink to="/register">{texts.login.register}</TextLink>
      </p>
      <p className="mt-2 text-sm text-muted">
        {texts.login.agree} <TextLink to="/terms">{texts.terms}</TextLink>.
      </p>
    </Page>
  );
}

/** The session ended while its page was open, or a guest opened a page for members. */
function WhyHere({ expired }: { expired: boolean }) {
  return (
    <p role="status" className="mb-6 flex items-start gap-2 rounded-sheet border border-line bg-raised p-4 text-sm">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      {expired ? texts.login.expired : texts.login.needed}
    </p>
  );
}

/** A message from the previous page, passed in the navigation state. */
function SuccessMessage() {
  const message = useNavigationState('message');
  if (message === null) return null;
  return (
    <p role="status" className="mb-6 flex items-start gap-2 rounded-sheet border border-good bg-raised p-4 text-sm">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
      {message}
    </p>
  );
}

/** From an authenticator app, or emailed while the account is under attack. */
type CodeField = 'code' | 'emailCode';

const codeFields: Partial<Record<ErrorCode, CodeField>> = {
  second_factor_required: 'code',
  login_code_required: 'emailCode',
};
const codeRequired: Readonly<Record<CodeField, string>> = {
  code: errorCatalogue.second_factor_required.message,
  emailCode: errorCatalogue.login_code_required.message,
};
