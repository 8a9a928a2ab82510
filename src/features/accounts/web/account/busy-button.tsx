import { useMutation } from '@tanstack/react-query';
import { toast } from '#web/lib/toast.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { plainMessage } from '../failure-messages.ts';

/** A button that is busy during its action; a failure is shown as a toast. */
export function BusyButton({ work, variant = 'secondary', size = 'small', ...rest }: BusyButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: work,
    onError: (failure) => toast.error(plainMessage(failure)),
  });
  return <Button variant={variant} size={size} busy={isPending} onClick={() => mutate()} {...rest} />;
}

interface BusyButtonProps extends Omit<ButtonProps, 'onClick' | 'busy'> {
  readonly work: () => Promise<void>;
}
