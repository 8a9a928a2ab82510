import type { FieldCases } from '../../field-suite.ts';
import { buildingRsf } from './building-rsf.ts';

export const buildingRsfCases: FieldCases = {
  field: buildingRsf,
  finds: [
    {
      by: 'outOfBuilding',
      text: 'comprising 18,640 square feet, out of a building of 74,560 square feet (the “Premises”).',
      value: 74560,
    },
    {
      by: 'areaOf',
      text: '“Proportionate Share” means the fraction having as numerator the Rentable Area of the Premises and as denominator the total rentable area of the Building, being 142,900 square feet.',
      value: 142900,
    },
    {
      by: 'centerContains',
      text: 'Shopping Center\tMesquite Plaza, 14820 Cypress Parkway, Texas 77429, containing 41,250 square feet of leasable area',
      value: 41250,
    },
    {
      by: 'centerContains',
      text: 'The shopping center known as Elm Square contains approximately 96,400 square feet of gross leasable area.',
      value: 96400,
    },
    {
      by: 'totalBuildingArea',
      text: 'The total building area of Plant No. 3 is 6,520 square meters.',
      value: 6520,
    },
    {
      by: 'whoseArea',
      text: 'in the shopping center known as Elm Commons, 7701 Elm Pike (the “Center”), the gross leasable area of which is 118,204 square feet.',
      value: 118204,
    },
    {
      by: 'whoseArea',
      text: 'The Pavilion is the building at 1820 Haverford Road, Ardmore, whose rentable area is 61,500 square feet.',
      value: 61500,
    },
    {
      by: 'whoseArea',
      text: 'Shopping Center: Larkspur Crossing, 8800 West Cermak Road, a shopping center with 143,000 square feet of leasable area',
      value: 143000,
    },
    {
      by: 'contains',
      text: 'The Premises consist of the entire building containing approximately 61,000 square feet located at 9 Industrial Way.',
      value: 61000,
    },
    {
      by: 'means',
      text: 'In this Lease “Building Rentable Area” means (and is agreed to be) 250,200 square feet of Rentable Area.',
      value: 250200,
    },
    {
      by: 'share',
      text: 'Tenant’s Share is 12.5%, based on 11,000 square feet in the Premises divided by 88,000 rentable square feet in the Building.',
      value: 88000,
    },
    {
      by: 'contains',
      text: 'The Premises are in a two-story office building containing approximately 45,000 square feet of rentable area.',
      value: 45000,
    },
    {
      by: 'label',
      text: 'PREMISES: Approximately (1,957) rentable square feet.\nBUILDING & PROJECT:\tApproximately Twenty-Eight Thousand Nine Hundred Ninety-Four (28,994) rentable square feet located at 350 Christopher Avenue.',
      value: 28994,
      state: 'found',
    },
    { by: 'label', text: 'Total Rentable Area of the Building:\t211,244 RSF', value: 211244 },
    { by: 'unitInLabel', text: 'TOTAL RENTABLE FLOOR AREA OF THE BUILDING:\t260,000', value: 260000 },
    { by: 'unitInLabel', text: 'Building Rentable Square Feet: 100,240', value: 100240 },
    {
      by: 'contains',
      text: 'an industrial building (the “Building”), which Building contains approximately 221,000 rentable square feet of space.',
      value: 221000,
    },
    { by: 'contains', text: 'The Building is deemed to contain 74,179 square feet of Rentable Area.', value: 74179 },
    {
      by: 'areaOf',
      text: 'the denominator is the rentable square feet in the Building, or 211,244 rentable square feet',
      value: 211244,
    },
    {
      by: 'areaOf',
      text: 'bears to the rentable square footage in the Building (i.e., 167,704 rentable square feet).',
      value: 167704,
    },
    {
      by: 'areaOf',
      text: '“Rentable Square Footage of the Building” is deemed to be 139,547 square feet.',
      value: 139547,
    },
    {
      by: 'squareFootBuilding',
      text: 'Lessor leases to Lessee that certain 112,000 square foot building commonly known as 8701 Smith Court.',
      value: 112000,
    },
  ],
  silent: [
    { text: 'comprising 18,640 square feet, out of a yard of 74,560 square feet (the “Premises”).' },
    {
      by: 'centerContains',
      text: 'The premises in the shopping center are Store 12, containing 12,475 square feet of leasable area.',
    },
    { by: 'totalBuildingArea', text: 'The total building area of the leased workshop is 3,200 square meters.' },
    {
      text: 'Landlord leases to Tenant a portion of the Building known as Suite 300, 200 Lake Drive (the "Building"), consisting of approximately 7,150 rentable square feet of office space (the "Premises").',
    },
    {
      by: 'namedPremises',
      text: 'Landlord leases to Tenant the offices that are outlined on Exhibit A, with everything that belongs to them, all situated at the Building, having a Rentable Area of approximately 6,240 square feet (the "Premises").',
    },
    { by: 'tooSmall', text: 'The Building has 150 square feet of bicycle storage.' },
    { by: 'measure', text: 'The Building has parking of three spaces per 1,000 square feet.' },
    {
      by: 'ofPremises',
      text: 'The Premises and the portion of the Building containing approximately 5,000 square feet are let.',
    },
    { by: 'otherBuilding', text: 'Landlord may construct a 50,000 square foot building on the land.' },
    { text: 'Square Footage of Buildings:\t[ ]' },
  ],
};
