import type { RiskCases } from '../risk-suite.ts';
import { hvacReplacement } from './hvac-replacement.ts';

export const hvacReplacementCases: RiskCases = {
  rule: hvacReplacement,
  fires: [
    {
      by: 'replaceHvac',
      text: 'Tenant shall maintain, repair and replace the heating, ventilating and air conditioning systems that serve the Premises.',
    },
    { by: 'replaceHvac', text: 'Lessee shall at its sole cost repair and replace the Premises’ HVAC equipment.' },
    {
      by: 'replaceHvac',
      text: 'Tenant shall be responsible for the maintenance and replacement of all plumbing, heating and air conditioning equipment.',
    },
    {
      by: 'renewsPlant',
      text: 'The Tenant is responsible for the air-conditioning plant, including its renewal when worn out.',
    },
    { by: 'atTenantsCost', text: 'The replacement of the HVAC units is for the account of the Lessee.' },
  ],
  silent: [
    {
      by: 'landlordReplacesElsewhere',
      text: 'Tenant shall maintain and replace the HVAC system that serves the Premises.\nSHARED COSTS\nIf a unit must be exchanged, Landlord shall replace such HVAC equipment and spread its cost.',
    },
    { shows: 'negated', text: 'Tenant shall not be obligated to replace the HVAC units.' },
    { shows: 'mutual', text: 'Each party shall replace the HVAC units that serve its own space.' },
    { shows: 'exception', text: 'Tenant shall repair and replace the HVAC units. The foregoing shall not apply.' },
    { by: 'filtersOnly', text: 'Tenant shall replace the filters of the HVAC units every quarter.' },
    {
      by: 'landlordReplaces',
      text: 'Tenant shall repair and replace the HVAC units. If a unit must be replaced, its cost is spread over its useful life.',
    },
    { by: 'keptOut', text: 'Tenant shall repair and replace all systems, except for the HVAC units.' },
    { text: 'Tenant may replace the HVAC units.' },
    { text: 'The Tenant is not responsible for the air-conditioning plant, including its renewal when worn out.' },
    { text: 'The replacement of the HVAC units is not for the account of the Lessee.' },
  ],
};
