import { useState } from 'react';
import { toast } from '#web/lib/toast.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { plainMessage } from '../failure-messages.ts';

/** A button that is busy during its action; a failure is shown as a toast. */
export function BusyButton({ work, variant = 'secondary', size = 'small', ...rest }: BusyButtonProps) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      toast.error(plainMessage(failure));
    } finally {
      setBusy(false);
    }
  };
  return <Button variant={variant} size={size} busy={busy} onClick={() => void start()} {...rest} />;
}

interface BusyButtonProps extends Omit<ButtonProps, 'onClick' | 'busy'> {
  readonly work: () => Promise<void>;
}
