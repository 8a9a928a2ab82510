import { expect, test } from 'vitest';
import { offerChance } from './offer-chance.ts';
import { trainOfferModel } from './train-offer-model.ts';

test('an offer in unusual words is likelier an offer than a document about an existing lease [D.104]', () => {
  const offer = `hi tom, saw the corner unit again with my sister. we would take it for 3 yrs at 1,450 a month from 1 March,
two months to fit out without paying, one month as deposit. it would be a cake shop, ovens electric. you fix the roof light first.
if your mum agrees tell me by sunday, nothing is fixed until we both sign`;
  const reminder = `Dear Ms. Alder, our records show that the rent for March, 1,450.00, and the service charge of 210.00 have not
been received. Please pay the total of 1,660.00 within seven days of this letter to the account below, otherwise interest is due under your lease.`;
  expect(offerChance(offer)).toBeGreaterThan(0.65);
  expect(offerChance(reminder)).toBeLessThan(0.4);
});

test('the same documents give the same weights, and a new document gets the class whose words it shares', () => {
  const documents = [
    'we offer to lease the unit',
    'offer for the shop and the unit',
    'offer for the unit',
    'we offer the unit',
  ]
    .map((text) => ({ text, offers: true }))
    .concat(
      ['invoice for the rent', 'rent invoice', 'the invoice is due', 'an invoice'].map((text) => ({
        text,
        offers: false,
      })),
    );
  const weights = trainOfferModel(documents);
  expect(weights).toEqual(trainOfferModel(documents));
  expect(offerChance('offer for a unit', weights)).toBeGreaterThan(0.5);
  expect(offerChance('another invoice', weights)).toBeLessThan(0.5);
});
