import type { FieldCases } from '../../field-suite.ts';
import { maintenanceLandlord } from './maintenance-landlord.ts';

export const maintenanceLandlordCases: FieldCases = {
  field: maintenanceLandlord,
  finds: [
    {
      by: 'listedCovenant',
      text: 'LANDLORD’S COVENANTS\n4.4 Estate. To keep the estate roads and main drains in good repair.',
      value: 'To keep the estate roads and main drains in good repair.',
    },
    {
      by: 'shallMaintain',
      text: 'UPKEEP\nLandlord maintains the roof, the exterior walls and the foundation.',
      value: 'Landlord maintains the roof, the exterior walls and the foundation.',
    },
    {
      by: 'shallMaintain',
      text: 'Article 8. Upkeep. Landlord keeps in repair the roof, outer walls, foundation and the utility lines.',
      value: 'Landlord keeps in repair the roof, outer walls, foundation and the utility lines.',
    },
    {
      by: 'headed',
      text: 'MAINTENANCE\nLessor keeps the roof, exterior masonry and main sewer in good order. Lessee does all else.',
      value: 'Lessor keeps the roof, exterior masonry and main sewer in good order.',
      state: 'check',
    },
    {
      by: 'shallMaintain',
      text: 'REPAIRS\nLandlord shall repair and maintain the structural and exterior portions of the Building, including the roof and the foundations.',
      value:
        'Landlord shall repair and maintain the structural and exterior portions of the Building, including the roof and the foundations.',
      state: 'found',
    },
    {
      by: 'isResponsible',
      text: 'Party A is responsible for the damage of the main structure unless the damage is due to Party B or its customer.',
      value:
        'Party A is responsible for the damage of the main structure unless the damage is due to Party B or its customer.',
    },
    {
      by: 'noDuty',
      text: 'REPAIRS\nLandlord shall not be required to furnish any services or facilities or to make any repairs in or to the Premises.',
      value:
        'Landlord shall not be required to furnish any services or facilities or to make any repairs in or to the Premises.',
    },
    {
      by: 'responsibilityOf',
      text: 'The maintenance of the house and its main structure shall be the responsibility of Party A.',
      value: 'The maintenance of the house and its main structure shall be the responsibility of Party A.',
    },
  ],
  silent: [
    {
      by: 'afterDamage',
      text: 'REPAIRS\nTenant hereby waives the right to make repairs at the expense of Landlord under any law, and Landlord shall keep the roof.',
    },
    {
      by: 'otherUpkeep',
      text: 'SERVICES\nLandlord is responsible for the maintenance of insurance and the repair that it pays for on the Building.',
    },
    {
      by: 'anotherClause',
      text: 'CASUALTY\nAfter a fire Landlord shall repair the Building to its former condition within a reasonable time.',
    },
    {
      by: 'afterDamage',
      text: 'MAINTENANCE\nIf the Building is damaged or destroyed by fire, Landlord shall repair the structure within 180 days.',
    },
    { text: 'REPAIRS\nTenant shall maintain the Premises, the roof and the structure in good repair.' },
  ],
};
