import { ChevronDown, KeyRound, LogOut, ReceiptText, UserCog, UserRound } from 'lucide-react';
import { useState } from 'react';
import { leavePrompts } from '../lib/leave-prompts.ts';
import { useSession } from '../lib/session.tsx';
import { hasUnsavedChanges } from '../lib/unsaved-changes.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { buttonStyle } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Menu } from '../ui/menu.tsx';
import { texts } from './texts.ts';

/** The user menu: change the password, log out (which asks first if there are unsaved changes). */
export function UserMenu({ username, email, area = 'member' }: UserMenuProps) {
  const { logOut } = useSession();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label={texts.user.label(username)}
        triggerClassName={classNames(buttonStyle('quiet'), 'max-sm:w-10 max-sm:px-0')}
        trigger={
          <>
            <UserRound aria-hidden="true" className="sm:hidden" />
            <span className="max-w-40 truncate max-sm:sr-only">{username}</span>
            <ChevronDown aria-hidden="true" className="text-muted max-sm:hidden" />
          </>
        }
        header={
          <>
            <p className="truncate font-medium">{username}</p>
            <p className="truncate text-xs text-muted">{email}</p>
          </>
        }
        items={[
          {
            label: texts.user.account,
            to: area === 'admin' ? '/admin/account' : '/account',
            icon: <UserCog aria-hidden="true" />,
          },
          ...(area === 'member'
            ? [{ label: texts.user.purchases, to: '/purchases', icon: <ReceiptText aria-hidden="true" /> }]
            : []),
          {
            label: texts.user.password,
            to: area === 'admin' ? '/admin/password' : '/change-password',
            icon: <KeyRound aria-hidden="true" />,
          },
          {
            label: texts.user.logout,
            icon: <LogOut aria-hidden="true" />,
            onSelect: () => (hasUnsavedChanges() ? setAsking(true) : void logOut()),
          },
        ]}
      />
      <AlertDialog open={asking} onOpenChange={setAsking} title={texts.user.logout} onConfirm={() => void logOut()}>
        {leavePrompts.unsavedLogout}
      </AlertDialog>
    </>
  );
}

interface UserMenuProps {
  readonly username: string;
  readonly email: string;
  /** Administrators have the same pages inside their area. */
  readonly area?: 'member' | 'admin';
}
