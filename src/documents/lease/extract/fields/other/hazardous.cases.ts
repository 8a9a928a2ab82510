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
    { by: 'tenantShallNot', state: 'found', text: `HAZARDOUS MATERIALS\n${shallNot}`, value: shallNot },
    { by: 'tenantLiable', text: `HAZARDOUS MATERIALS\n${liable}`, value: liable },
    { by: 'landlordLiable', state: 'found', text: `HAZARDOUS MATERIALS\n${landlord}`, value: landlord },
    { by: 'onlyInCompliance', text: `HAZARDOUS MATERIALS\n${noneIs}`, value: noneIs },
    {
      by: 'tenantLiable',
      text: `HAZARDOUS MATERIALS\nTenant’s violation of the foregoing is a default, and Tenant shall indemnify Landlord against Hazardous Substances. ${liable}`,
      value: liable,
    },
  ],
  silent: [
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
