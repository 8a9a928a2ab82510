import type { FieldCases } from '../../field-suite.ts';
import { grossUp } from './gross-up.ts';

export const grossUpCases: FieldCases = {
  field: grossUp,
  finds: [
    {
      by: 'asIfOccupied',
      text: 'Operating Expenses shall be computed as though the Building had been ninety-five percent (95%) occupied.',
      value: '95%',
    },
    {
      by: 'grossedUp',
      text: 'Variable expenses shall be grossed up to the amount at 100% occupancy.',
      value: '100%',
    },
    {
      by: 'lessThanOccupied',
      text: 'If less than 95% of the rentable area of the Building is occupied in any year, Landlord shall adjust the variable expenses.',
      value: '95%',
    },
    {
      by: 'fullyOccupied',
      text: 'If the Building is not fully rented, Operating Expenses are those of a full Building.',
      value: '100%',
    },
    {
      by: 'asIfOccupied',
      text: 'If the Building is not fully occupied, Landlord may adjust Operating Expenses to reflect 95% occupancy.',
      value: '95%',
      state: 'found',
    },
    {
      by: 'fullyOccupied',
      text: 'In the event that the Building is less than fully occupied, Landlord may extrapolate utility usage.',
      value: '100%',
    },
  ],
  silent: [
    {
      by: 'occupancyCondition',
      text: 'Assuming that less than 60% of the center is occupied, the co-tenancy condition fails.',
    },
    { text: 'The Premises are leased as if they were vacant.' },
  ],
};
