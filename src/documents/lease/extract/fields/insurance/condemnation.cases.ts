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
      text: '7.9 If the building is acquired by the Government compulsorily, the Term ends without compensation from the Landlord.',
      value:
        'If the building is acquired by the Government compulsorily, the Term ends without compensation from the Landlord.',
    },
    {
      by: 'ends',
      text: '6.2 If the Building is expropriated the Term ceases on the date the expropriating authority takes possession.',
      value:
        'If the Building is expropriated the Term ceases on the date the expropriating authority takes possession.',
    },
    {
      by: 'endsForAll',
      text: 'CONDEMNATION\nIf all of the Premises are taken by eminent domain, this Lease shall terminate on that day.',
      value: 'The lease ends if all of the premises are taken',
    },
    // The standard points.
    {
      by: 'endsForPart',
      text: 'CONDEMNATION\nIf any portion of the Premises is taken by eminent domain, this Lease shall terminate as to the part so taken.',
      value: 'The lease ends for the part that is taken',
    },
    {
      by: 'endsForAny',
      text: 'CONDEMNATION\nIf all or any part of the Premises is taken by eminent domain, this Lease shall expire when title vests.',
      value: 'The lease ends if any part is taken',
    },
    {
      by: 'landlordMayEnd',
      text: 'CONDEMNATION\nIf a portion of the Building is taken, Landlord may terminate this Lease by notice.',
      value: 'Landlord may end the lease in stated cases',
    },
    {
      by: 'tenantMayEnd',
      text: 'CONDEMNATION\nIf the taking makes the Premises unsuitable for its business, Tenant may terminate this Lease.',
      value: 'Tenant may end the lease in stated cases',
    },
    {
      by: 'eitherMayEnd',
      text: 'CONDEMNATION\nIf a quarter of the Building is taken, either Landlord or Tenant may terminate this Lease.',
      value: 'Either party may end the lease in stated cases',
    },
    {
      by: 'rentFalls',
      text: 'CONDEMNATION\nIf a part of the Premises is taken, Base Rent shall be reduced in proportion to the area taken.',
      value: 'Rent falls if a part is taken',
    },
    {
      by: 'awardOfLandlord',
      text: 'CONDEMNATION\nAll compensation awarded for a taking shall be the property of Landlord.',
      value: 'The award belongs to the landlord',
    },
    {
      by: 'awardGoesTo',
      text: 'CONDEMNATION\nAll awards belong to Landlord, but Tenant may claim for its fixtures and moving costs.',
      value: 'The award belongs to the landlord; tenant may claim its own losses',
    },
    {
      by: 'awardGoesTo',
      text: 'TAKING\nLandlord receives the whole award.',
      value: 'The award belongs to the landlord',
    },
    {
      by: 'eitherMayEnd',
      text: 'CONDEMNATION\nIf more than 20% of the floor area of the Premises is taken, either party may terminate as of the taking.',
      value: 'Either party may end the lease in stated cases',
    },
    {
      by: 'awardOfLandlord',
      text: 'CONDEMNATION\nLandlord is entitled to receive all awards for a taking.',
      value: 'The award belongs to the landlord',
    },
    {
      by: 'tenantClaims',
      text: 'CONDEMNATION\nTenant may claim from the condemning authority a separate award for its moving expenses.',
      value: 'Tenant may claim its own losses',
    },
    {
      by: 'ends',
      text: 'CONDEMNATION\n(i) If all of the Property is covered by a condemnation; or (ii) if any of the Property is taken and it would be impractical to restore the remainder; then, in any such event, this Lease shall terminate as of the date upon which possession is taken.\nAny excess condemnation proceeds over the cost of the restoration shall be retained by Landlord as its award.',
      value:
        'If all of the Property is covered by a condemnation; or (ii) if any of the Property is taken and it would be impractical to restore the remainder; then, in any such event, this Lease shall terminate as of the date upon which possession is taken.',
    },
    {
      by: 'endsForAll',
      text: `CONDEMNATION\nIf there is a partial condemnation and this Lease has not been terminated, Landlord shall restore the rest of the Premises.\n${ends}`,
      value: 'The lease ends if all of the premises are taken',
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
      by: 'eitherMayEnd',
      text: 'RESUMPTION\nIf the Premises are resumed by an authority either party may end this Lease without compensation.',
      value: 'Either party may end the lease in stated cases',
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
    {
      by: 'awardOfLandlord',
      text: `CONDEMNATION\n${award}\n${ends}`,
      value: ['The award belongs to the landlord', 'The lease ends if all of the premises are taken'],
    },
    { by: 'awardOfLandlord', text: `CONDEMNATION\n${award}`, value: 'The award belongs to the landlord' },
    { by: 'rentFalls', text: `CONDEMNATION\n${abates}`, value: 'Rent falls if a part is taken' },
  ],
  silent: [
    {
      text: '7.9 If the goods are acquired by the Tenant voluntarily, the offer ends without compensation from the Landlord.',
    },
    // One example for each condition of a point.
    {
      text: 'CONDEMNATION\nThe award for a temporary taking belongs to Landlord.',
      not: 'The award belongs to the landlord',
    },
    {
      text: 'CONDEMNATION\nUpon a sale this Lease shall terminate as to the part that is sold.',
      not: 'The lease ends for the part that is taken',
    },
    {
      text: 'CONDEMNATION\nIf all or any part of the Premises is taken by eminent domain, this Lease shall terminate as to the part so taken.',
      not: 'The lease ends if any part is taken',
    },
    {
      text: 'CONDEMNATION\nIf the Building is taken, Landlord shall terminate this Lease by notice.',
      not: 'Landlord may end the lease in stated cases',
    },
    {
      text: 'CONDEMNATION\nUpon a sale of the Building Landlord may terminate this Lease.',
      not: 'Landlord may end the lease in stated cases',
    },
    {
      text: 'CONDEMNATION\nIf the Building is taken, Tenant shall terminate this Lease by notice.',
      not: 'Tenant may end the lease in stated cases',
    },
    {
      text: 'CONDEMNATION\nUpon a sale of the Building Tenant may terminate this Lease.',
      not: 'Tenant may end the lease in stated cases',
    },
    {
      text: 'CONDEMNATION\nIf the Building is taken, either party shall terminate this Lease by notice.',
      not: 'Either party may end the lease in stated cases',
    },
    {
      text: 'CONDEMNATION\nUpon a sale of the Building either party may terminate this Lease.',
      not: 'Either party may end the lease in stated cases',
    },
    {
      text: 'CONDEMNATION\nBase Rent shall be reduced in the second year of the Term.',
      not: 'Rent falls if a part is taken',
    },
    { text: 'CONDEMNATION\nFor a taking Landlord may claim a separate award.', not: 'Tenant may claim its own losses' },
    {
      text: 'CONDEMNATION\nTenant waives any right to claim a separate award for a taking.',
      not: 'Tenant may claim its own losses',
    },
    {
      text: 'CONDEMNATION\nTenant may claim its moving expenses from its insurer.',
      not: 'Tenant may claim its own losses',
    },
    {
      text: 'CONDEMNATION\nLandlord is entitled to receive the award of a temporary taking.',
      not: 'The award belongs to the landlord',
    },
    {
      text: 'CONDEMNATION\nRent shall be abated for a taking as far as rent is abated under the Master Lease.',
      not: 'Rent falls if a part is taken',
    },
    {
      text: 'CONDEMNATION\nIf the whole of the Premises is taken, this Lease shall cease with Rent adjusted to such date.',
      not: 'Rent falls if a part is taken',
    },
    {
      text: 'CONDEMNATION\nIf the award for a taking exceeds the cost of the work, the excess shall be paid to Landlord.',
      not: 'The award belongs to the landlord',
    },
    {
      text: 'CONDEMNATION\nIn case of a partial taking the lease shall not terminate as a whole.',
      not: 'The lease ends if all of the premises are taken',
    },
    {
      text: 'CONDEMNATION\nTenant shall not be entitled to any award for a taking, nor to claim its moving expenses.',
      not: 'Tenant may claim its own losses',
    },
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
