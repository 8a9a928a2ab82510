import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import {
  codeField,
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from '../../contract/own-account.ts';
import { type ConfirmIdentity, useConfirmIdentity } from '../identity/use-confirm-identity.tsx';
import type { AccountSectionProps } from './account-section-props.ts';
import { BusyButton } from './busy-button.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Section } from './section.tsx';
import { showFailure } from './show-failure.ts';
import { texts } from './texts.ts';

const words = texts.factor;

/** Turns the authenticator app on and off, and shows new recovery codes. */
export function SecondFactorSection({ account, reload }: AccountSectionProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { on, recovery_codes_left: left } = account.second_factor;
  const { confirmIdentity, dialog } = useConfirmIdentity();

  let content: ReactNode;
  if (codes) content = <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  else if (setup) {
    content = (
      <ConfirmForm
        setup={setup}
        onCancel={() => setSetup(null)}
        onConfirmed={async (fresh) => {
          setSetup(null);
          setCodes(fresh);
          await reload();
        }}
      />
    );
  } else if (on) {
    content = (
      <>
        <p className="text-sm">{words.left(left)}</p>
        <div>
          <BusyButton
            size="medium"
            work={async () => {
              let fresh: readonly string[] = [];
              const done = await confirmIdentity({
                about: words.renewAbout,
                action: words.renew,
                work: async (body) => {
                  fresh = (await call(renewRecoveryCodes, { body })).recovery_codes;
                },
              });
              if (!done) return;
              setCodes(fresh);
              await reload();
            }}
          >
            {words.renew}
          </BusyButton>
        </div>
        <StopForm confirmIdentity={confirmIdentity} reload={reload} />
      </>
    );
  } else {
    content = (
      <div>
        <BusyButton
          size="medium"
          busyText={words.starting}
          work={async () => {
            await confirmIdentity({
              about: words.about,
              action: words.start,
              busyText: words.starting,
              work: async (body) => setSetup(await call(startSecondFactor, { body })),
            });
          }}
        >
          {words.start}
        </BusyButton>
      </div>
    );
  }
  return (
    <Section
      title={words.title}
      about={words.about}
      badge={<Badge tone={on ? 'good' : 'neutral'}>{on ? words.on : words.off}</Badge>}
    >
      {content}
      {dialog}
    </Section>
  );
}

type Setup = z.output<typeof startSecondFactor.answer>;

function ConfirmForm({
  setup,
  onConfirmed,
  onCancel,
}: {
  setup: Setup;
  onConfirmed: (codes: readonly string[]) => Promise<void>;
  onCancel: () => void;
}) {
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: '' } });
  const submit = form.handleSubmit(async (body) => {
    try {
      await onConfirmed((await call(confirmSecondFactor, { body })).recovery_codes);
    } catch (failure) {
      showFailure(failure, form);
    }
  });
  return (
    <form
      method="post"
      noValidate
      aria-label={words.title}
      onSubmit={submit}
      className="flex flex-col items-start gap-4"
    >
      <p className="text-sm">{words.scan}</p>
      <QrCode code={setup.qr} label={words.qr} />
      <p className="text-sm">
        {words.key}: <code className="font-mono wrap-anywhere">{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Field label={words.code} error={form.formState.errors.code?.message} className="w-full max-w-sm">
        <Input inputMode="numeric" autoComplete="one-time-code" {...form.register('code')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.formState.isSubmitting}>
          {words.confirm}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function StopForm({ confirmIdentity, reload }: StopFormProps) {
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const done = await confirmIdentity({
        about: words.stopAbout,
        action: words.stop,
        danger: true,
        work: async (proof) => void (await call(stopSecondFactor, { body: { code, ...proof } })),
      });
      if (!done) return;
      toast.success(words.stopped);
      await reload();
    } catch (failure) {
      showFailure(failure, form);
    }
  });
  return (
    <form
      method="post"
      noValidate
      aria-label={words.stop}
      onSubmit={submit}
      className="flex flex-col items-start gap-4"
    >
      <Field label={words.codeOrRecovery} error={errors.code?.message} className="w-full max-w-sm">
        <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...form.register('code')} />
      </Field>
      <Button type="submit" variant="danger" busy={isSubmitting}>
        {words.stop}
      </Button>
    </form>
  );
}

const codeForm = z.object({ code: codeField });

interface StopFormProps extends Pick<AccountSectionProps, 'reload'> {
  readonly confirmIdentity: ConfirmIdentity;
}
