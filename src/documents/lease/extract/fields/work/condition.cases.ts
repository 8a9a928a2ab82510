import type { FieldCases } from '../../field-suite.ts';
import { condition } from './condition.ts';

const asIs = 'Tenant accepts the Premises in their “as-is” condition as of the Commencement Date.';
const capitals =
  'LANDLORD LEASES AND WILL LEASE, AND TENANT TAKES AND WILL TAKE, THE LEASED PREMISES “AS IS”, AND WITH ALL FAULTS.';
const accepted = 'Lessee is familiar with the land and has received the same in good order and condition.';
const delivered = 'Lessor shall deliver the Premises to Lessee broom clean and free of debris.';
const noWarranty =
  'Lessor makes no representations or warranties, express or implied, about the condition of the Premises or their fitness.';
const possession = 'Tenant’s taking possession shall be conclusive evidence that the Premises were in good order.';

export const conditionCases: FieldCases = {
  field: condition,
  finds: [
    {
      by: 'asIs',
      text: 'Landlord leases the Premises to Tenant in their present state, and Tenant accepts them as is, Landlord having no obligation to perform any work.',
      value:
        'Landlord leases the Premises to Tenant in their present state, and Tenant accepts them as is, Landlord having no obligation to perform any work.',
    },
    {
      by: 'asIs',
      text: 'Except for latent defects, Lessee accepts the Demised Premises as they are.',
      value: 'Except for latent defects, Lessee accepts the Demised Premises as they are.',
    },
    {
      by: 'asIs',
      text: 'Party A leases the house with its equipment to Party B as it is.',
      value: 'Party A leases the house with its equipment to Party B as it is.',
    },
    { by: 'asIs', text: `CONDITION OF PREMISES\n${asIs}`, value: asIs },
    { by: 'asIs', text: `CONDITION OF PREMISES\n${capitals}`, value: capitals },
    { by: 'acceptedCondition', text: `CONDITION OF PREMISES\n${accepted}`, value: accepted },
    { by: 'deliveredCondition', text: `DELIVERY OF POSSESSION\n${delivered}`, value: delivered },
    { by: 'noWarranty', text: `CONDITION OF PREMISES\n${noWarranty}`, value: noWarranty },
    { by: 'possessionProves', text: `ACCEPTANCE OF PREMISES\n${possession}`, value: possession },
  ],
  silent: [
    {
      by: 'ofEitherParty',
      text: 'DISCLAIMER OF WARRANTIES\nExcept as provided in this Agreement, neither party makes any warranties, express or implied, including any implied warranty of merchantability or fitness for a particular purpose.',
    },
    {
      by: 'upkeep',
      text: 'CONDITION\nThe Landlord shall keep and maintain the building, all building services and the car parks in good order and repair.',
    },
    {
      by: 'returnOfPremises',
      text: 'SURRENDER OF PREMISES\nTenant, when it has taken out its goods, shall surrender the Premises, which it received and inspected, in good order and condition.',
    },
    {
      by: 'otherSpace',
      text: 'PREMISES\nTenant shall accept the first offer space “AS IS” and “WITH ALL FAULTS”.',
    },
    {
      by: 'asIsInPassing',
      text: 'REPAIRS\nLandlord shall do such work “as is reasonably necessary” to keep the Premises tenantable.',
    },
  ],
};
