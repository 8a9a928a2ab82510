import type { FieldCases } from '../../field-suite.ts';
import { condemnation } from './condemnation.ts';

const ends =
  'If the whole of the Premises is taken by eminent domain, the Term shall cease as of the date of the taking.';
const award =
  'Landlord shall be entitled to the entire award that is made for the taking, and Tenant assigns it to Landlord.';
const abates = 'Upon a partial condemnation the Base Rent shall be reduced in proportion to the area of the Premises.';

export const condemnationCases: FieldCases = {
  field: condemnation,
  finds: [
    {
      by: 'ends',
      text: 'CONDEMNATION\n(i) If all of the Property is covered by a condemnation; or (ii) if any of the Property is taken and it would be impractical to restore the remainder; then, in any such event, this Lease shall terminate as of the date upon which possession is taken.\nAny excess condemnation proceeds over the cost of the restoration shall be retained by Landlord as its award.',
      value:
        'If all of the Property is covered by a condemnation; or (ii) if any of the Property is taken and it would be impractical to restore the remainder; then, in any such event, this Lease shall terminate as of the date upon which possession is taken.',
    },
    {
      by: 'ends',
      text: `CONDEMNATION\nIf there is a partial condemnation and this Lease has not been terminated, Landlord shall restore the rest of the Premises.\n${ends}`,
      value: ends,
    },
    {
      by: 'ends',
      text: 'INSURANCE AND LIABILITY\nIf any substantial part of the Leased Premises is taken by condemnation, this Lease terminates on the date of the taking at the option of either party.',
      value:
        'If any substantial part of the Leased Premises is taken by condemnation, this Lease terminates on the date of the taking at the option of either party.',
    },
    {
      by: 'ends',
      text: 'If all or a material part of the Premises is expropriated, this Lease ends on the day possession is taken.',
      value:
        'If all or a material part of the Premises is expropriated, this Lease ends on the day possession is taken.',
    },
    {
      by: 'ends',
      text: 'RESUMPTION\nIf the Premises are resumed by an authority either party may end this Lease without compensation.',
      value: 'If the Premises are resumed by an authority either party may end this Lease without compensation.',
    },
    {
      by: 'headed',
      text: '1. EMINENT DOMAIN. Each party pursues its own claim for what is taken from it.',
      value: 'Each party pursues its own claim for what is taken from it.',
      state: 'check',
    },
    {
      by: 'award',
      text: 'In case of government requisition of the land, the compensation for the land belongs to Party A.',
      value: 'In case of government requisition of the land, the compensation for the land belongs to Party A.',
    },
    { by: 'ends', text: `CONDEMNATION\n${award}\n${ends}`, value: ends, state: 'found' },
    { by: 'award', text: `CONDEMNATION\n${award}`, value: award },
    { by: 'rentAbates', state: 'found', text: `CONDEMNATION\n${abates}`, value: abates },
  ],
  silent: [
    {
      by: 'inPassing',
      text: 'Landlord may terminate this Lease for convenience only in exceptional circumstances (such as Building condemnation or a sale requiring vacancy).',
    },
    {
      by: 'anotherClause',
      text: 'TAXES\nAssessments for a taking by eminent domain do not terminate this Lease and are not charged to Tenant.',
    },
    { text: 'USE\nTenant is taking possession of the Premises in the condition in which they are.' },
  ],
};
