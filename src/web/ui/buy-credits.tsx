import { ShoppingCart } from 'lucide-react';
import { formatMoney } from '../../contract/money.ts';
import { useCheckout, useCreditPack } from '../lib/checkout.ts';
import { formatCredits } from '../lib/format.ts';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';
import { texts } from './texts.ts';

/** Leads to the payment page for one pack of credits; reads 'Processing...' and cannot be pressed meanwhile. */
export function BuyCredits({ variant = 'primary', size = 'medium' }: BuyCreditsProps) {
  const { busy, buy } = useCheckout();
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
      onClick={() => void buy()}
    >
      {texts.buy.action}
    </Button>
  );
}

/** '100 credits for $20.00', to stand next to the button; nothing while the price is not known. */
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
