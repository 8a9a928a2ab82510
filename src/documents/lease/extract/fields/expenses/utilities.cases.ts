import type { FieldCases } from '../../field-suite.ts';
import { utilities } from './utilities.ts';

const pays = 'Lessee shall pay for all water, gas, heat, light and power supplied to the Premises.';
const responsible = 'Lessee is responsible for utility fees associated with the office space leased.';
const inItsName = 'Lessee shall place utility bills of all types in its name.';
const furnishes = 'Landlord shall furnish heat and air conditioning on business days from 8 a.m. to 6 p.m.';
const metered = 'All electricity used in the Premises shall be separately metered.';
const settled = 'The water and electricity fees shall be settled separately.';
const afterHours = 'HVAC outside these times is charged at the after-hours rate of $35 per hour.';
const contracts = 'The Tenant shall enter into its own supply contracts for electricity, water and gas.';
const covenant = 'to pay all charges for electricity, water and gas supplied to the Premises.';

export const utilitiesCases: FieldCases = {
  field: utilities,
  finds: [
    {
      by: 'covenantToPay',
      text: '3.3 To pay for electricity, gas and communications consumed on the Demised Premises.',
      value: 'To pay for electricity, gas and communications consumed on the Demised Premises.',
    },
    {
      by: 'feeRate',
      text: 'RENTAL AND FEES\nThe water fee is RMB 4.3 per ton, and the electricity fee is RMB 1.1 per kilowatt hour including line loss.',
      value:
        'The water fee is RMB 4.3 per ton, and the electricity fee is RMB 1.1 per kilowatt hour including line loss.',
    },
    {
      by: 'metered',
      text: 'UTILITIES\nElectricity for lights and plugs in the Premises is measured by check-meter at the actual cost of Sublandlord.',
      value:
        'Electricity for lights and plugs in the Premises is measured by check-meter at the actual cost of Sublandlord.',
    },
    { by: 'covenantToPay', text: `(b) ${covenant}`, value: covenant },
    {
      by: 'headed',
      text: 'UTILITIES\nThe cost of water and electricity for the leased property is divided in halves between the parties.',
      value: 'The cost of water and electricity for the leased property is divided in halves between the parties.',
      state: 'check',
    },
    { by: 'tenantPays', text: `UTILITIES\n${pays}`, value: pays, state: 'found' },
    { by: 'tenantPays', text: `UTILITIES\n${responsible}`, value: responsible, state: 'found' },
    { by: 'tenantPays', text: `UTILITIES\n${inItsName}`, value: inItsName, state: 'found' },
    { by: 'landlordFurnishes', text: `SERVICES\n${furnishes}`, value: furnishes, state: 'found' },
    { by: 'metered', text: `UTILITIES\n${metered}`, value: metered, state: 'found' },
    { by: 'settledSeparately', text: `UTILITIES\n${settled}`, value: settled, state: 'found' },
    { by: 'afterHours', text: `SERVICES\n${afterHours}`, value: afterHours, state: 'found' },
    {
      by: 'hoursLabel',
      text: 'Building Hours:\t7:00 a.m. to 6:00 p.m. Monday through Friday',
      value: '7:00 a.m. to 6:00 p.m. Monday through Friday',
    },
    { by: 'tenantPays', text: `UTILITIES\n${contracts}`, value: contracts, state: 'found' },
  ],
  silent: [
    {
      by: 'interruption',
      text: 'UTILITIES\nTenant shall not place any obstructions in front of the building’s electric panel, meters and gas valves.',
    },
    {
      by: 'interruption',
      text: 'UTILITIES\nLandlord shall not be liable for an interruption of utilities that a company will furnish, and Tenant shall pay for electricity used meanwhile.',
    },
  ],
};
