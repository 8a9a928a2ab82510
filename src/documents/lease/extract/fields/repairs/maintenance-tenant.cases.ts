import type { FieldCases } from '../../field-suite.ts';
import { maintenanceTenant } from './maintenance-tenant.ts';

export const maintenanceTenantCases: FieldCases = {
  field: maintenanceTenant,
  finds: [
    {
      by: 'shallMaintain',
      text: 'REPAIRS\nTenant shall keep the Premises neat and free from dirt or rubbish, and in a safe condition.\nTenant shall promptly repair any damage to the Premises caused by its equipment and their condition.\nTenant shall maintain and repair the interior of the Premises and all systems.',
      value: 'Tenant shall maintain and repair the interior of the Premises and all systems.',
    },
    {
      by: 'shallMaintain',
      text: 'REPAIRS\nThe Tenant undertakes to keep the Leased Premises at its own cost in a constant good state of repair.',
      value: 'The Tenant undertakes to keep the Leased Premises at its own cost in a constant good state of repair.',
    },
    {
      by: 'listedCovenant',
      text: 'TENANT’S COVENANTS\n3.4 Repair. To keep the whole of the Property, including the roof and structure, in good and substantial repair.',
      value: 'To keep the whole of the Property, including the roof and structure, in good and substantial repair.',
    },
    {
      by: 'listedCovenant',
      text: 'TENANT’S COVENANTS\nThe Tenant covenants with the Landlord:\n(c) to keep the interior of the Premises including the flooring and glass in good and tenantable repair and condition, fair wear and tear excepted;',
      value:
        'to keep the interior of the Premises including the flooring and glass in good and tenantable repair and condition, fair wear and tear excepted;',
      state: 'check',
    },
    {
      by: 'shallMaintain',
      text: 'REPAIRS\nLessee shall keep in good order and repair all other parts of the Demised Premises, but Lessee shall not be required to replace a compressor in the last two years of the term.',
      value:
        'Lessee shall keep in good order and repair all other parts of the Demised Premises, but Lessee shall not be required to replace a compressor in the last two years of the term.',
    },
    {
      by: 'shallMaintain',
      text: 'UPKEEP\nTenant keeps in repair all else, including plate glass, hoods, ducts and the HVAC system.',
      value: 'Tenant keeps in repair all else, including plate glass, hoods, ducts and the HVAC system.',
    },
    {
      by: 'shallMaintain',
      text: '3.1 Repair. The Tenant shall keep the Property in good and substantial repair and condition, provided that the Tenant shall not be required to put it in any better state than the Schedule of Condition shows.',
      value:
        'The Tenant shall keep the Property in good and substantial repair and condition, provided that the Tenant shall not be required to put it in any better state than the Schedule of Condition shows.',
    },
    {
      by: 'headed',
      text: 'MAINTENANCE\nLessor keeps the roof and main sewer in good order. Lessee does all else, and replaces equipment.',
      value: 'Lessee does all else, and replaces equipment.',
      state: 'check',
    },
    {
      by: 'shallMaintain',
      text: 'REPAIRS\nTenant, at Tenant’s sole cost and expense, shall maintain and keep the Premises and every part thereof in good condition and repair.',
      value:
        'Tenant, at Tenant’s sole cost and expense, shall maintain and keep the Premises and every part thereof in good condition and repair.',
      state: 'found',
    },
    {
      by: 'isResponsible',
      text: 'Party B is responsible for the property maintenance during the lease term.',
      value: 'Party B is responsible for the property maintenance during the lease term.',
    },
    {
      by: 'atTenantsCost',
      text: 'MAINTENANCE\nAll interior parts of the store, with its windows and doors, are to be maintained by Lessee.',
      value: 'All interior parts of the store, with its windows and doors, are to be maintained by Lessee.',
    },
  ],
  silent: [
    {
      by: 'noDuty',
      text: 'REPAIRS\nTenant shall have access to qualified maintenance personnel who shall be available to service and repair the Building and the Premises as needed.',
    },
    {
      by: 'noDuty',
      text: 'REPAIRS\nTenant shall be allowed to maintain, repair and replace at its cost one power source in the Premises.',
    },
    {
      by: 'noDuty',
      text: 'REPAIRS\nNo later than the last day of the Term, Tenant will remove its property and repair the Premises at its expense.',
    },
    {
      by: 'landlordCovenants',
      text: '5. LANDLORD’S COVENANTS\nThe Landlord covenants that the Tenant paying the Rent shall peaceably hold the Premises without interruption, and to keep the roof, main structure and lifts in repair.',
    },
    {
      by: 'otherUpkeep',
      text: 'Tenant shall be responsible for maintenance of insurance for all repairs of the Premises.',
    },
    {
      by: 'anotherClause',
      text: 'SURRENDER\nUpon the end of the Term Tenant shall repair all damage to the Premises that the removal of its property causes.',
    },
    {
      by: 'noDuty',
      text: 'REPAIRS\nLessor shall not be obligated to reimburse Lessee for any improvements or repairs performed by Lessee.',
    },
    { text: 'REPAIRS\nTenant shall not be required to maintain or repair the roof or the structure of the Building.' },
    { text: 'REPAIRS\nLandlord shall maintain the roof and the structure of the Building in good repair.' },
  ],
};
