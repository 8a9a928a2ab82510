import type { FieldCases } from '../../field-suite.ts';
import { landlordWork } from './landlord-work.ts';

const builds = 'Landlord will cause to be constructed, at Landlord’s sole cost, the improvements listed in Exhibit H.';
const work = 'Landlord’s Work consists of new carpet, paint and demising walls.';
const turnKey = 'The Premises are handed over with a “turn-key” build-out in accordance with the work letter.';
const delivered = 'Landlord shall deliver the Premises with Landlord’s Work substantially complete.';

export const landlordWorkCases: FieldCases = {
  field: landlordWork,
  finds: [
    {
      by: 'landlordBuilds',
      text: 'CONDITION\nSublandlord has no obligation to perform any work, except that it shall, before the Commencement Date, build a demising door and remove its server racks.',
      value:
        'Sublandlord has no obligation to perform any work, except that it shall, before the Commencement Date, build a demising door and remove its server racks.',
    },
    {
      by: 'responsibleBeforeDelivery',
      text: 'DELIVERY\nParty A is responsible for providing one freight elevator and power capacity of 315 KVA before delivery.',
      value: 'Party A is responsible for providing one freight elevator and power capacity of 315 KVA before delivery.',
    },
    {
      by: 'headed',
      text: '1. Landlord’s Work. Landlord shall, using building standard materials, sand and refinish the wood floors and deliver the air-conditioning units in working order.',
      value:
        'Landlord shall, using building standard materials, sand and refinish the wood floors and deliver the air-conditioning units in working order.',
      state: 'check',
    },
    {
      by: 'landlordBuilds',
      text: 'BASE BUILDING WORK\nLandlord shall, at its expense, demise the 10th-floor part of the Premises and renovate the core restrooms.',
      value:
        'Landlord shall, at its expense, demise the 10th-floor part of the Premises and renovate the core restrooms.',
    },
    {
      by: 'landlordBuilds',
      text: 'Landlord, at its own cost and expense, shall perform or provide the renovations described on Exhibit D.',
      value: 'Landlord, at its own cost and expense, shall perform or provide the renovations described on Exhibit D.',
    },
    { by: 'landlordBuilds', text: `TENANT IMPROVEMENTS\n${builds}`, value: builds },
    { by: 'landlordsWork', text: `LANDLORD’S WORK\n${work}`, value: work },
    { by: 'turnKey', text: `TENANT IMPROVEMENTS\n${turnKey}`, value: turnKey },
    { by: 'landlordsWork', text: `DELIVERY\n${delivered}`, value: delivered },
  ],
  silent: [
    {
      by: 'manner',
      text: 'CONDITION OF THE PREMISES\nAll of Landlord’s work shall be conducted in a manner that will not unreasonably interfere with Tenant’s operations in the Premises.',
    },
    { text: 'WORK LETTER\nLandlord’s construction team shall meet with Tenant every week about the plans.' },
    {
      by: 'timeOnly',
      text: 'WORK\nExcept for reasons of Tenant Delay, Landlord’s Work shall be completed within ninety (90) days of the Commencement Date.',
    },
    {
      by: 'timeOnly',
      text: 'WORK\nIn the event that Landlord Construction is not substantially complete within one hundred twenty (120) days after the Commencement Date, Tenant shall receive a credit, and Landlord’s Work shall continue.',
    },
    {
      by: 'estimate',
      text: 'DELIVERY\nLandlord estimates that it will deliver the Premises to Tenant with Landlord’s Work substantially complete on or about June 1, 2025.',
    },
    {
      by: 'estimate',
      text: 'WORK LETTER\nOnce the plans have been approved, Landlord shall deliver to Tenant an estimate of the cost to complete the work in the Premises.',
    },

    {
      by: 'repairsAndEntry',
      text: 'WORK\nFor Landlord’s construction supervision services, Tenant will pay a supervision fee of four percent of the cost of construction.',
    },
    { text: 'Landlord shall be entitled to move the parking spaces in order to construct additions to the Building.' },
    {
      by: 'repairsAndEntry',
      text: 'CONDITION OF PREMISES\nLandlord shall complete the restoration of the Premises after a casualty with reasonable diligence.',
    },
    {
      by: 'denied',
      text: 'CONDITION OF PREMISES\nOther than Landlord’s Work, which will be minor, Landlord is under no obligation to alter or improve the Premises.',
    },
    { text: 'TURN KEY DATACENTER LEASE\nThis Turn Key Datacenter Lease is entered into as of the date below.' },
    { text: 'UTILITIES\nLandlord shall have the right to install an electric current meter in the Premises.' },
  ],
};
