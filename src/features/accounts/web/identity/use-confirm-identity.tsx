import { type ReactNode, useState } from 'react';
import { AppError, shownMessage } from '#contract/errors.ts';
import { useSession } from '#web/lib/session.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { texts } from './texts.ts';

/**
 * The one dialog that asks for the password once more, so that an open browser alone is not enough to weaken an account;
 * `dialog` belongs anywhere on the page that asks.
 */
export function useConfirmIdentity(): { confirmIdentity: ConfirmIdentity; dialog: ReactNode } {
  const { user } = useSession();
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    async confirmIdentity(request) {
      // Without a password, the server checks how recent the login is.
      if (!user?.has_password && !request.always) {
        await request.work({});
        return true;
      }
      return new Promise((resolve, reject) => setQuestion({ ...request, resolve, reject }));
    },
    dialog: question && (
      <ConfirmDialog question={question} hasPassword={user?.has_password ?? false} onClose={() => setQuestion(null)} />
    ),
  };
}

/**
 * Runs `work` with the password that the user enters; returns whether it was done, false if they cancelled. Errors at
 * other fields are thrown, for the form with that field; the rest are shown here.
 */
export type ConfirmIdentity = (request: ConfirmRequest) => Promise<boolean>;

export interface ConfirmRequest {
  /** What the password is needed for, or the question. */
  readonly about: ReactNode;
  /** The button's label. */
  readonly action: string;
  readonly busyText?: string;
  readonly danger?: boolean;
  /** Asks for confirmation even if the user has no password; for irreversible actions. */
  readonly always?: boolean;
  readonly work: (proof: { password?: string }) => Promise<void>;
}

interface Question extends ConfirmRequest {
  readonly resolve: (done: boolean) => void;
  readonly reject: (failure: unknown) => void;
}

function ConfirmDialog({ question, hasPassword, onClose }: ConfirmDialogProps) {
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failed, setFailed] = useState<string>();

  async function submit(): Promise<boolean> {
    setWrong(undefined);
    setFailed(undefined);
    try {
      await question.work(hasPassword ? { password } : {});
      question.resolve(true);
      return true;
    } catch (failure) {
      const fields = failure instanceof AppError ? (failure.fields ?? {}) : {};
      if (Object.keys(fields).some((name) => name !== 'password')) {
        question.reject(failure);
        return true;
      }
      if (fields.password) setWrong(fields.password);
      else setFailed(shownMessage(failure, texts.failed));
      return false;
    }
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => {
        if (open) return;
        question.resolve(false);
        onClose();
      }}
      title={hasPassword ? texts.title : question.action}
      description={question.about}
      confirmText={question.action}
      {...(question.busyText ? { busyText: question.busyText } : {})}
      danger={question.danger ?? false}
      disabled={hasPassword && password === ''}
      error={failed}
      onSubmit={submit}
    >
      {hasPassword && (
        <Field label={texts.password} error={wrong}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}

interface ConfirmDialogProps {
  readonly question: Question;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}
