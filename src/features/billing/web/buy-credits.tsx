import { ShoppingCart } from 'lucide-react';
import { formatMoney } from '#contract/money.ts';
import { formatCredits } from '#web/lib/format.ts';
import { Button, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx';
import { useCheckout, useCreditPack } from './checkout.ts';
import { texts } from './texts.ts';

/** Goes to the payment page for one pack of credits; shows 'Processing...' and ignores clicks in the meantime. */
export function BuyCredits({ variant = 'primary', size = 'medium' }: BuyCreditsProps) {
  const { busy, start } = useCheckout();
  const pack = useCreditPack();
  if (pack?.available === false) return <p className="text-sm text-muted">{texts.buy.off}</p>;
  return (
    <Button
      variant={variant}
      size={size}
      disabled={busy}
      busy={busy}
      busyText={texts.buy.busy}
      icon={<ShoppingCart aria-hidden="true" />}
      onClick={start}
    >
      {texts.buy.action}
    </Button>
  );
}

/** '100 credits for $20.00', shown next to the button; nothing until the price is known. */
export function PackPrice() {
  const pack = useCreditPack();
  if (!pack || pack.amount === null) return null;
  return (
    <span className="text-sm text-muted">
      {texts.buy.price(formatCredits(pack.credits), formatMoney(pack.amount, pack.currency))}
      {pack.test && texts.buy.test}
    </span>
  );
}

interface BuyCreditsProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}
