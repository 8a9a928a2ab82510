import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { backdropStyle, dialogStyle } from '../../ui/dialog-style.ts';
import { useReturnFocus } from '../../ui/return-focus.ts';
import { singleKeys } from './single-keys.ts';
import { texts } from './texts.ts';

/** The list of keyboard shortcuts, and the switch for single-key shortcuts. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const returnFocus = useReturnFocus();
  const [on, setOn] = useState(singleKeys.on);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={backdropStyle} />
        <Dialog.Content {...returnFocus} aria-describedby={undefined} className={classNames(dialogStyle, 'max-w-md')}>
          <Dialog.Title className="text-xl">{texts.shortcuts.title}</Dialog.Title>
          <dl className="mt-4">
            {shortcuts().map(({ keys, action }) => (
              <div key={action} className="flex items-baseline justify-between gap-6 border-t border-line py-2">
                <dt>{action}</dt>
                <dd className="shrink-0">
                  <kbd className="rounded-control border border-line bg-wash px-1.5 py-0.5 font-sans text-sm">
                    {keys}
                  </kbd>
                </dd>
              </div>
            ))}
          </dl>
          <label className="mt-4 flex items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={on}
              onChange={({ target: { checked } }) => {
                setOn(checked);
                singleKeys.switch(checked);
              }}
              className="size-4 accent-accent"
            />
            {texts.shortcuts.singleKeys}
          </label>
          <div className="mt-6 flex justify-end">
            <Button variant="secondary" onClick={onClose}>
              {texts.shortcuts.close}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function shortcuts() {
  const { actions } = texts.shortcuts;
  const control = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return [
    { keys: `${control} K`, action: actions.palette },
    { keys: '?', action: actions.shortcuts },
    { keys: `${control} Enter`, action: actions.submit },
    { keys: `${control} Z`, action: actions.undo },
    { keys: 'Esc', action: actions.close },
  ];
}
