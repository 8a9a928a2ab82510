import type { FieldCases } from '../../field-suite.ts';
import { hazardous } from './hazardous.ts';

const shallNot = 'Tenant shall not cause or permit any Hazardous Materials to be brought upon or kept in the Premises.';
const liable =
  'Tenant shall remove and remediate all contamination by Hazardous Substances that it causes on the Premises.';
const landlord = 'Landlord represents that to the best of its knowledge the Property is free of Hazardous Materials.';
const noneIs = 'No Hazardous Materials shall be handled in the space except in compliance with Environmental Laws.';

export const hazardousCases: FieldCases = {
  field: hazardous,
  finds: [
    {
      by: 'forbiddenGoods',
      text: '5.10 Not to keep any goods of a dangerous, inflammable or explosive nature on the Premises.',
      value: 'Not to keep any goods of a dangerous, inflammable or explosive nature on the Premises.',
    },
    {
      by: 'forbiddenGoods',
      text: 'FIRE SAFETY\nIt is forbidden to store flammable, explosive and poisonous goods in the leased object.',
      value: 'It is forbidden to store flammable, explosive and poisonous goods in the leased object.',
    },
    {
      by: 'forbiddenGoods',
      text: 'FIRE SAFETY\nParty B shall not keep or pile up inflammable or explosive articles in the workshop.',
      value: 'Party B shall not keep or pile up inflammable or explosive articles in the workshop.',
    },
    {
      // In a clause about something else.
      by: 'tenantShallNot',
      text: 'PARKING\nTenant will not place or permit to remain within the Premises any hazardous materials.',
      value: 'Tenant will not place or permit to remain within the Premises any hazardous materials.',
    },
    {
      by: 'tenantMayNotUse',
      text: 'HAZARDOUS MATERIALS\nTenant will not place or permit to remain within the Premises any hazardous materials.',
      value: 'Tenant may not use or store them, except as stated',
    },
    {
      by: 'headed',
      text: 'HAZARDOUS WASTE\nTenant shall be responsible for the storage of all biomedical waste and hazardous chemicals of its business.',
      value:
        'Tenant shall be responsible for the storage of all biomedical waste and hazardous chemicals of its business.',
    },
    // The standard points.
    {
      by: 'tenantMayNotUse',
      text: 'HAZARDOUS MATERIALS\nTenant shall not store any hazardous materials in the Premises.',
      value: 'Tenant may not use or store them, except as stated',
    },
    {
      by: 'tenantCleansUp',
      text: 'HAZARDOUS MATERIALS\nTenant shall promptly remove any hazardous materials that it released.',
      value: 'Tenant must clean up contamination',
    },
    {
      by: 'tenantIndemnifies',
      text: 'HAZARDOUS MATERIALS\nTenant shall indemnify Landlord against all claims that arise from hazardous materials of Tenant.',
      value: 'Tenant indemnifies the landlord',
    },
    {
      by: 'landlordIndemnifies',
      text: 'HAZARDOUS MATERIALS\nLandlord shall indemnify Tenant against all claims that arise from hazardous materials present before the Term.',
      value: 'Landlord indemnifies the tenant',
    },
    {
      by: 'landlordCleansUp',
      text: 'HAZARDOUS MATERIALS\nLandlord shall at its cost remediate any hazardous materials present before the Term.',
      value: 'Landlord must clean up contamination',
    },
    {
      by: 'landlordStates',
      text: 'HAZARDOUS MATERIALS\nLandlord represents that to its knowledge there are no hazardous materials in the Building.',
      value: 'Landlord says what it knows of contamination',
    },
    {
      by: 'handledByLaw',
      text: 'Lessee shall store and dispose of all medical waste and sharps in accordance with law at its own expense.',
      value:
        'Lessee shall store and dispose of all medical waste and sharps in accordance with law at its own expense.',
    },
    {
      by: 'headed',
      text: '1. HAZARDOUS MATERIALS. Subtenant may use chemicals customary for its research up to 40% of the control area limits. On surrender it delivers a report.',
      value: 'Subtenant may use chemicals customary for its research up to 40% of the control area limits.',
      state: 'check',
    },
    {
      by: 'onlyInCompliance',
      text: 'RULES\nNo hazardous materials shall be brought upon the Premises at any time.',
      value: 'No hazardous materials shall be brought upon the Premises at any time.',
    },
    {
      by: 'handledByLaw',
      text: 'HAZARDOUS STORAGE\nTENANT shall be permitted to store hazardous materials on the premises, however, any such storage and use shall comply with all Federal and State regulations.',
      value:
        'TENANT shall be permitted to store hazardous materials on the premises, however, any such storage and use shall comply with all Federal and State regulations.',
    },
    {
      by: 'handledByLaw',
      text: 'CARE\nTenant warrants that all medical waste and other hazardous materials will be disposed of in compliance with law.',
      value:
        'Tenant warrants that all medical waste and other hazardous materials will be disposed of in compliance with law.',
    },
    {
      by: 'tenantMayNotUse',
      text: `HAZARDOUS MATERIALS\n${shallNot}`,
      value: 'Tenant may not use or store them, except as stated',
    },
    { by: 'tenantCleansUp', text: `HAZARDOUS MATERIALS\n${liable}`, value: 'Tenant must clean up contamination' },
    {
      by: 'landlordStates',
      text: `HAZARDOUS MATERIALS\n${landlord}`,
      value: 'Landlord says what it knows of contamination',
    },
    { by: 'onlyInCompliance', text: `HAZARDOUS MATERIALS\n${noneIs}`, value: noneIs },
    {
      by: 'tenantIndemnifies',
      text: `HAZARDOUS MATERIALS\nTenant’s violation of the foregoing is a default, and Tenant shall indemnify Landlord against Hazardous Substances. ${liable}`,
      value: ['Tenant indemnifies the landlord', 'Tenant must clean up contamination'],
    },
  ],
  silent: [
    { text: '5.11 Not to keep any goods of others on the Premises, and to insure against fire and explosion.' },
    {
      text: 'HAZARDOUS MATERIALS\nLandlord shall remove all hazardous materials that were released before the Term.',
      not: 'Tenant must clean up contamination',
    },
    {
      text: 'HAZARDOUS MATERIALS\nTenant may remove any hazardous materials that others released.',
      not: 'Tenant must clean up contamination',
    },
    {
      text: 'HAZARDOUS MATERIALS\nTenant shall remove rubbish and litter so that no hazardous waste is released on the site.',
      not: 'Tenant must clean up contamination',
    },
    {
      text: 'HAZARDOUS MATERIALS\nTenant shall remove all rubbish and keep the site clean and free of solid waste as defined by the Regulation on Hazardous Waste.',
      not: 'Tenant must clean up contamination',
    },
    {
      text: 'HAZARDOUS MATERIALS\nTenant shall remove all permitted hazardous materials from the Premises at the end of the Term.',
      not: 'Tenant must clean up contamination',
    },
    // One example for each condition of a point.
    {
      text: 'HAZARDOUS MATERIALS\nLandlord shall not store any hazardous materials in the Building.',
      not: 'Tenant may not use or store them, except as stated',
    },
    {
      text: 'HAZARDOUS MATERIALS\nTenant may remove hazardous materials of Landlord at its option.',
      not: 'Tenant must clean up contamination',
    },
    {
      text: 'HAZARDOUS MATERIALS\nTenant shall remove snow from the loading dock of the Premises.',
      not: 'Tenant must clean up contamination',
    },
    {
      text: 'HAZARDOUS MATERIALS\nTenant shall indemnify Landlord against the claims of its guests.',
      not: 'Tenant indemnifies the landlord',
    },
    {
      text: 'HAZARDOUS MATERIALS\nLandlord shall indemnify Tenant against the claims of its guests.',
      not: 'Landlord indemnifies the tenant',
    },
    {
      text: 'HAZARDOUS MATERIALS\nLandlord may remove hazardous materials at the cost of Tenant.',
      not: 'Landlord must clean up contamination',
    },
    {
      text: 'HAZARDOUS MATERIALS\nLandlord shall remove snow from the roads of the Building.',
      not: 'Landlord must clean up contamination',
    },
    {
      text: 'HAZARDOUS MATERIALS\nLandlord represents that it is the owner of the Building.',
      not: 'Landlord says what it knows of contamination',
    },
    {
      text: 'HAZARDOUS MATERIALS\nTenant shall surrender the Premises and shall not leave or store there any hazardous materials.',
      not: 'Tenant may not use or store them, except as stated',
    },
    {
      text: 'HAZARDOUS MATERIALS\nTenant may store hazardous materials in ordinary quantities.',
      not: 'Tenant may not use or store them, except as stated',
    },
    {
      text: 'HAZARDOUS MATERIALS\nLandlord shall indemnify Tenant against hazardous materials, including the costs to remove and clean them.',
      not: 'Landlord must clean up contamination',
    },
    {
      text: 'HAZARDOUS MATERIALS\nTenant shall indemnify Landlord against hazardous materials, including all costs to remediate them.',
      not: 'Tenant must clean up contamination',
    },
    {
      text: 'HAZARDOUS MATERIALS\nTenant shall not be required to indemnify Landlord against hazardous materials of others.',
      not: 'Tenant indemnifies the landlord',
    },
    {
      by: 'definition',
      text: 'HAZARDOUS MATERIALS\n“Hazardous Materials” means any hazardous substances that shall be regulated, which Tenant shall not have.',
    },
    {
      by: 'otherClause',
      text: 'ASSIGNMENT\nTenant shall not sublet to a person that uses hazardous materials in its business.',
    },
  ],
};
