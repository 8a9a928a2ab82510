import type { FieldCases } from '../../field-suite.ts';
import { measurementStandard } from './measurement-standard.ts';

export const measurementStandardCases: FieldCases = {
  field: measurementStandard,
  finds: [
    {
      by: 'internalArea',
      text: 'Property: the ground floor of Unit 6, having a net internal area of 4,200 square feet.',
      value: 'net internal area',
    },
    {
      by: 'standard',
      text: 'measured in accordance with the Standard Method for Measuring Floor Area in Office Buildings, ANSI Z65.1-1996, as promulgated by BOMA.',
      value: 'ANSI Z65.1-1996',
      state: 'found',
    },
    {
      by: 'standard',
      text: 'in accordance with the ANSI/BOMA 2017 “Standard Method for Measuring Floor Area in Office Buildings.”',
      value: 'ANSI/BOMA 2017',
    },
    { by: 'standard', text: 'The area was computed under BOMA (ANSI Z65.1-2010).', value: 'BOMA (ANSI Z65.1-2010)' },
    {
      by: 'notRemeasured',
      text: 'The square footage of the Premises is not subject to adjustment or revision.',
      value: 'The square footage of the Premises is not subject to adjustment or revision.',
    },
    {
      by: 'agreedArea',
      text: 'The square footages set forth in this Lease are approximate and agreed.',
      value: 'The square footages set forth in this Lease are approximate and agreed.',
    },
    {
      by: 'agreedArea',
      text: 'Regardless of the actual size of the Buildings, the Premises shall be deemed to be the size set forth in this Lease.',
      value:
        'Regardless of the actual size of the Buildings, the Premises shall be deemed to be the size set forth in this Lease.',
    },
    {
      by: 'remeasured',
      text: 'Landlord’s architect shall have the right to remeasure the Premises after completion of the work.',
      value: 'Landlord’s architect shall have the right to remeasure the Premises after completion of the work.',
    },
  ],
  silent: [
    {
      by: 'ofOtherSpace',
      text: 'The square footage of any First Offer Space leased by Tenant shall be determined under the BOMA standard of measurement.',
    },
    { by: 'otherStandard', text: 'All glass shall be tested under ANSI Z97.1 before it is installed.' },
    {
      by: 'notMeasuring',
      text: 'The Premises are separately measured by a meter for electricity and other utilities.',
    },
  ],
};
