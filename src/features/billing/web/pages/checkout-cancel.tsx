import { pageTitle } from '#web/lib/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { BuyCredits } from '../buy-credits.tsx';
import { texts } from '../texts.ts';

export const meta = pageTitle(texts.cancel.title);

/** The page after a cancelled payment. */
export default function CheckoutCancel() {
  return (
    <Page title={texts.cancel.title} subtitle={texts.cancel.text} width="reading">
      <div className="flex flex-wrap gap-3">
        <BuyCredits />
        <ButtonLink to="/dashboard" variant="secondary">
          {texts.cancel.toDashboard}
        </ButtonLink>
      </div>
    </Page>
  );
}
