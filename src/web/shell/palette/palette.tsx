import { Command } from 'cmdk';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { leavePrompts } from '../../lib/leave-prompts.ts';
import { useSession } from '../../lib/session.tsx';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { backdropStyle } from '../../ui/dialog-style.ts';
import { useReturnFocus } from '../../ui/return-focus.ts';
import type { PaletteProps } from '../frame-parts.ts';
import { type OwnEntries, pageEntries } from './palette-entries.ts';
import { texts } from './texts.ts';

/** Every page and action by name: type a few letters, choose with the arrow keys, open with Enter. */
export function Palette({ admin, own, onClose, onShortcuts }: PaletteProps & { readonly own: OwnEntries }) {
  const navigate = useNavigate();
  const { logOut } = useSession();
  const returnFocus = useReturnFocus();
  const [words, setWords] = useState('');
  const [asking, setAsking] = useState(false);
  const groups = [pageEntries(admin), ...own.groups].filter(({ entries }) => entries.length > 0);
  const dark = document.documentElement.dataset.theme === 'dark';

  function go(to: string) {
    onClose();
    void navigate(to);
  }
  const actions = [
    {
      label: dark ? texts.actions.light : texts.actions.dark,
      run: () => {
        onClose();
        document.querySelector<HTMLElement>('[data-theme-switch]')?.click();
      },
    },
    { label: texts.actions.shortcuts, run: onShortcuts },
    { label: texts.actions.logout, run: () => (hasUnsavedChanges() ? setAsking(true) : void logOut()) },
  ];

  return (
    <>
      <Dialog.Root open={!asking} onOpenChange={(open) => !open && onClose()}>
        <Dialog.Portal>
          <Dialog.Overlay className={backdropStyle} />
          <Dialog.Content {...returnFocus} aria-describedby={undefined} className={sheetStyle}>
            <Dialog.Title className="sr-only">{texts.title}</Dialog.Title>
            <Command label={texts.title} loop className="flex min-h-0 flex-col">
              <Command.Input
                dir="auto"
                value={words}
                onValueChange={setWords}
                placeholder={admin ? texts.adminPlaceholder : texts.placeholder}
                className="h-12 w-full shrink-0 border-b border-line bg-transparent px-4 text-base outline-none placeholder:text-muted"
              />
              <Command.List className="min-h-0 flex-1 overflow-y-auto p-2">
                <Command.Empty className="px-3 py-6 text-center text-sm text-muted">{texts.none}</Command.Empty>
                {groups.map(({ heading, entries }) => (
                  <Command.Group key={heading} heading={heading} className={groupStyle}>
                    {entries.map(({ to, label }) => (
                      <Command.Item key={to} value={`${label} ${to}`} onSelect={() => go(to)} className={itemStyle}>
                        <span dir="auto" className="truncate">
                          {label}
                        </span>
                      </Command.Item>
                    ))}
                  </Command.Group>
                ))}
                <Command.Group heading={texts.groups.actions} className={groupStyle}>
                  {actions.map(({ label, run }) => (
                    <Command.Item key={label} value={label} onSelect={run} className={itemStyle}>
                      {label}
                    </Command.Item>
                  ))}
                  {admin && words.trim() !== '' && (
                    <Command.Item
                      value={texts.actions.findUser(words.trim())}
                      forceMount
                      onSelect={() => go(`/admin/users?search=${encodeURIComponent(words.trim())}`)}
                      className={itemStyle}
                    >
                      {texts.actions.findUser(words.trim())}
                    </Command.Item>
                  )}
                </Command.Group>
                {own.state !== 'ready' && (
                  <p role="status" className="px-3 py-2 text-sm text-muted">
                    {texts[own.state]}
                  </p>
                )}
              </Command.List>
            </Command>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <AlertDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          if (!open) onClose();
        }}
        title={texts.actions.logout}
        onConfirm={() => void logOut()}
      >
        {leavePrompts.unsavedLogout}
      </AlertDialog>
    </>
  );
}

const sheetStyle =
  'fixed top-[12dvh] left-1/2 z-50 flex max-h-[70dvh] w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 flex-col overflow-hidden rounded-sheet border border-line bg-raised shadow-float appear-now';
const groupStyle =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted';
const itemStyle =
  'flex min-h-9 cursor-pointer items-center rounded-control px-3 py-1.5 text-sm data-[selected=true]:bg-wash data-[selected=true]:text-accent';
