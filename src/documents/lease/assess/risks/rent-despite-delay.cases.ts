import type { RiskCases } from '../risk-suite.ts';
import { rentDespiteDelay } from './rent-despite-delay.ts';

export const rentDespiteDelayCases: RiskCases = {
  rule: rentDespiteDelay,
  fires: [
    {
      by: 'notDelayedByDelay',
      text: 'The Rent Commencement Date shall not be delayed by any delay in the completion of the improvements.',
    },
    {
      by: 'delayPostponesNothing',
      text: 'Any delay in obtaining the permits shall not delay the Rent Commencement Date.',
    },
    {
      by: 'delayPostponesNothing',
      text: 'A delay in completing the improvements shall not postpone the commencement of rent.',
    },
    {
      by: 'delayPostponesNothing',
      text: 'Landlord’s failure to complete the work shall not affect the obligation to pay rent under this Lease.',
    },
    {
      by: 'evenThough',
      text: 'The Tenant must pay rent from the rent commencement date even though the Premises are not then open.',
    },
    { by: 'evenThough', text: 'Rent shall commence on March 1 whether or not Landlord has completed its work.' },
  ],
  silent: [
    {
      by: 'exceptLandlords',
      text: 'Any delay in completing the improvements, except delays caused by Landlord, shall not delay the Commencement Date or the payment of Rent.',
    },
    { text: 'The Commencement Date shall be postponed by each day of delay in the completion of the work.' },
    {
      by: 'paper',
      text: 'No delay by Landlord in sending an invoice shall relieve Tenant of its obligation to pay the rent.',
    },
    {
      by: 'paper',
      text: 'The parties shall sign a confirmation of these dates; failure to execute and deliver the confirmation shall not affect the Commencement Date or the Rent Commencement Date.',
    },
    {
      by: 'paper',
      text: 'Failure to enter into an amendment for the added space shall not affect Tenant’s obligation to pay Base Rent for it.',
    },
    {
      shows: 'negated',
      text: 'Each day of delay in completing the work shall extend the Rent Commencement Date by one day.',
    },
    { shows: 'mutual', text: 'Neither party shall delay the Rent Commencement Date.' },
    { shows: 'exception', text: 'Delay shall not postpone the Commencement Date. The foregoing shall not apply.' },
    { by: 'tenantsDelay', text: 'Any delay caused by Tenant shall not postpone the Rent Commencement Date.' },
    { text: 'A delay shall not affect the renewal option.' },
    { text: 'The Tenant shall pay the contractor even though the work is late.' },
    { text: 'The Tenant shall not pay rent from March 1 regardless of whether the work is complete.' },
    { text: 'The Tenant may pay rent from March 1 even though the Premises are not open.' },
    {
      by: 'alreadyIn',
      text: 'If the Building is damaged, Tenant shall pay rent from the date of the fire even though the Premises are not open.',
    },
  ],
};
