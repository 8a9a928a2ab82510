import type { RiskCases } from '../risk-suite.ts';
import { tenantStructure } from './tenant-structure.ts';

export const tenantStructureCases: RiskCases = {
  rule: tenantStructure,
  fires: [
    {
      by: 'maintainStructure',
      text: 'Tenant shall, at its expense, maintain, repair and replace the roof, the walls and the foundations of the Building.',
    },
    {
      by: 'maintainStructure',
      text: 'Tenant shall be responsible for the following:\n(i) painting the walls; and\n(ii) Maintaining, repairing, and replacing, as necessary, the roof of all Buildings on the Premises.',
    },
    {
      by: 'maintainStructure',
      text: 'This is an absolutely net lease. Tenant shall make all repairs, structural and non-structural, foreseen and unforeseen.',
    },
    {
      by: 'maintainStructure',
      text: 'Lessee shall, at Lessee’s sole expense, keep the Premises, Utility Installations, and Alterations in good order, condition and repair, including, but not limited to, all equipment or facilities, such as plumbing, electrical, lighting facilities, boilers, pressure vessels, fire protection system, fixtures, walls, foundations, ceilings, roofs and floors.',
    },
    {
      by: 'maintainStructure',
      text: 'Lessee agrees to keep the Premises, including the roof and exterior walls, in good repair.',
    },
    {
      by: 'maintainStructure',
      text: 'Tenant shall make all repairs and shall repair and replace all structural elements of the Building.',
    },
    {
      by: 'allRepairs',
      text: 'The Lessee is responsible for all repairs, structural and non-structural, of the Premises.',
    },
    {
      by: 'allRepairs',
      text: 'The Lessee shall repair and where necessary rebuild every part of the demised building.',
    },
  ],
  silent: [
    { shows: 'negated', text: 'Tenant shall not be required to maintain the roof or the foundations.' },
    { shows: 'mutual', text: 'Each party shall maintain the roof over its own part of the Building.' },
    { shows: 'exception', text: 'Tenant shall maintain the roof. The foregoing shall not apply.' },
    {
      by: 'landlordKeepsIt',
      text: 'Tenant shall maintain the Premises, except for the roof, the structure and the foundations.',
    },
    { by: 'ownDamageOnly', text: 'Tenant shall repair the roof around its penetrations.' },
    {
      by: 'ownCauseOnly',
      text: 'Tenant shall repair the roof and all structural elements of the Building whenever such work is, in the opinion of the engineer, made necessary by its own acts.',
    },
    { text: 'Tenant shall maintain and repair all HVAC units located on the roof.' },
    { text: 'Tenant shall keep the roof clear of snow.' },
    { text: 'Tenant shall permit Landlord to repair the roof.' },
    {
      text: 'Tenant shall maintain in the Premises a sprinkler system as the insurer of the roof and structure may require.',
    },
    { by: 'reimbursesOnly', text: 'Tenant shall pay its proportionate share of the cost to maintain the roof.' },
    {
      by: 'landlordRepairs',
      text: 'Tenant shall keep the roof clean and repair the roof flashing.\nLandlord shall maintain the roof and the structure in good repair.',
    },
    { text: 'Landlord shall maintain the roof and the foundations.' },
    { text: 'Tenant shall remove the Roof Improvements and restore the roof to its original condition.' },
    { text: 'Tenant may repair the roof if Landlord fails to do so.' },
    { text: 'The Lessee is not responsible for all repairs, structural and non-structural.' },
    {
      by: 'equipmentOnly',
      text: 'Tenant shall make all repairs, structural or otherwise, to all of the furnishings and kitchen equipment in the premises.',
    },
  ],
};
