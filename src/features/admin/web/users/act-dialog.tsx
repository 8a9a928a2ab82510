import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { User } from '#contract/account.ts';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import {
  type AdminUser,
  endUserSessions,
  sendPasswordReset,
  setUserRole,
  setUserStatus,
  startView,
} from '../../contract/users.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.users;

export type UserAct = 'disable' | 'enable' | 'endSessions' | 'reset' | 'role' | 'view';

/** Confirms an action: what it does, to which user, and the reason for the log. */
export function UserActDialog({ act, user, onClose }: UserActDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [role, setRole] = useState<User['role']>(user.role);
  const [error, setError] = useState<string>();
  const { title, about, confirm, danger = false, reasonNeeded = false } = described(act, user);

  async function perform(): Promise<boolean> {
    try {
      await acts[act]({ user, reason: reason.trim(), role });
      await client.invalidateQueries({ queryKey: ['admin'] });
      return true;
    } catch (failure) {
      setError(shownMessage(failure, texts.actFailed));
      return false;
    }
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={about}
      confirmText={confirm}
      danger={danger}
      disabled={(reasonNeeded && reason.trim() === '') || (act === 'role' && role === user.role)}
      error={error}
      onSubmit={perform}
    >
      {act === 'role' && (
        <Field label={texts.roleDialog.role}>
          <Select value={role} onChange={(event) => setRole(event.target.value as User['role'])}>
            {(['user', 'admin', 'superadmin'] as const).map((one) => (
              <option key={one} value={one}>
                {texts.roles[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={texts.reason} hint={texts.reasonHint} optional={!reasonNeeded}>
        <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}

export interface UserActDialogProps {
  readonly act: UserAct;
  readonly user: AdminUser;
  readonly onClose: () => void;
}

function described(act: UserAct, { username, email }: AdminUser): Described {
  switch (act) {
    case 'disable': {
      const { title, about, confirm } = texts.disableDialog;
      return { title: title(username), about, confirm, danger: true, reasonNeeded: true };
    }
    case 'enable':
      return { ...texts.enableDialog, title: texts.enableDialog.title(username) };
    case 'endSessions':
      return { ...texts.endSessionsDialog, title: texts.endSessionsDialog.title(username) };
    case 'reset':
      return { ...texts.resetDialog, about: texts.resetDialog.about(username, email) };
    case 'role':
      return { ...texts.roleDialog, title: texts.roleDialog.title(username), reasonNeeded: true };
    case 'view':
      return { ...texts.viewDialog, title: texts.viewDialog.title(username) };
  }
}

interface Described {
  readonly title: string;
  readonly about: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly reasonNeeded?: boolean;
}

const acts: Record<UserAct, (given: { user: AdminUser; reason: string; role: User['role'] }) => Promise<void>> = {
  async disable({ user, reason }) {
    await call(setUserStatus, { params: { id: user.id }, body: { status: 'disabled', reason } });
    toast.success(texts.done.disabled(user.username));
  },
  async enable({ user, reason }) {
    await call(setUserStatus, { params: { id: user.id }, body: { status: 'active', reason } });
    toast.success(texts.done.enabled(user.username));
  },
  async endSessions({ user, reason }) {
    await call(endUserSessions, { params: { id: user.id }, body: { reason } });
    toast.success(texts.done.signedOut(user.username));
  },
  async reset({ user, reason }) {
    await call(sendPasswordReset, { params: { id: user.id }, body: { reason } });
    toast.success(texts.done.reset(user.username));
  },
  async role({ user, reason, role }) {
    await call(setUserRole, { params: { id: user.id }, body: { role, reason } });
    toast.success(texts.done.role(user.username));
  },
  async view({ user, reason }) {
    await call(startView, { params: { id: user.id }, body: { reason } });
    // A full page load, so that the whole document is the user's.
    location.assign('/dashboard');
  },
};
