import { describe, expect, test } from 'vitest';
import { addressesIn, isSameAddress } from './addresses.ts';

/** Sentences from leases, and the addresses in them. */
const cases: readonly (readonly [text: string, addresses: readonly string[]])[] = [
  [
    'known as 8580 Granville Street, Vancouver, B.C. V6P 4Z7 in Schedule A',
    ['8580 Granville Street, Vancouver, B.C. V6P 4Z7'],
  ],
  [
    'located at 10975 South Sterling View Drive, South Jordan, Utah (the “Building”)',
    ['10975 South Sterling View Drive, South Jordan, Utah'],
  ],
  [
    'the addresses of which are 3550—3580 Bassett Street, Santa Clara, California',
    ['3550—3580 Bassett Street, Santa Clara, California'],
  ],
  [
    '215 Union Boulevard, Suite 415, Lakewood, Colorado 80228',
    ['215 Union Boulevard, Suite 415, Lakewood, Colorado 80228'],
  ],
  ['the building Köpenicker Straße 40, 10179 Berlin, for use', ['Köpenicker Straße 40, 10179 Berlin']],
  ['known as Elm Yard, Birch Wharf, London SE1 3XF shown', ['Elm Yard, Birch Wharf, London SE1 3XF']],
  ['known as The Maltings, Quayside Road, Ipswich IP4 1DF.', ['The Maltings, Quayside Road, Ipswich IP4 1DF']],
  [
    'the project located at 812 Paseo de Leon Avenue, NE, Atlanta, Georgia, and known as Larch Market',
    ['812 Paseo de Leon Avenue, NE, Atlanta, Georgia'],
  ],
  ['Two Harrow Gate, 4410 Westheimer Road, Houston, Texas 77027', ['4410 Westheimer Road, Houston, Texas 77027']],
  ['The building is known as Two Harrow Gate, as shown on Exhibit A.', ['Two Harrow Gate']],
  ['One Market Plaza, San Francisco, CA 94105', ['One Market Plaza, San Francisco, CA 94105']],
  ['the building at 7501 Fannin, Houston, Texas', ['7501 Fannin, Houston, Texas']],
  ['16450 Via Esprillo, San Diego, CA 92127', ['16450 Via Esprillo, San Diego, CA 92127']],
  ['4th floor of 100 King Street West, Toronto, Ontario M5X 1A9', ['100 King Street West, Toronto, Ontario M5X 1A9']],
  [
    'Unit 4 Wharfside Business Park, Canal Road, Leeds LS12 2PN',
    ['Unit 4 Wharfside Business Park, Canal Road, Leeds LS12 2PN'],
  ],
  ['Shop 2, 212 Sydney Road, Brunswick', ['212 Sydney Road']],
  ['known as 12 High Street, London EC1A 1BB', ['12 High Street, London EC1A 1BB']],
  ['having its office at Varnstraat 2, B-3793 Voeren, registered', ['Varnstraat 2, B-3793 Voeren']],
  ['at 5, rue Louis Bleriot, 4460 Grace-Hollogne, Belgium', ['5, rue Louis Bleriot, 4460 Grace-Hollogne']],
  [
    'No. 107, Songren Rd., Xinyi Dist., Taipei City 110, Taiwan',
    ['No. 107, Songren Rd., Xinyi Dist., Taipei City 110, Taiwan'],
  ],
  ['Suite 120, 20050 SW 112th Avenue, Tualatin, Oregon 97062', ['20050 SW 112th Avenue, Tualatin, Oregon 97062']],
  ['Part Level 12, 40 Bank Street, London E14 5NR', ['40 Bank Street, London E14 5NR']],
  ['in the building Bertha-Kipfmüller-Straße 2-8, 81249 München', ['Bertha-Kipfmüller-Straße 2-8, 81249 München']],
  [
    'the office at Floor 5, Tower C, No. 1 Zhongguancun East Road, Haidian District, Beijing with',
    ['Floor 5, Tower C, No. 1 Zhongguancun East Road, Haidian District, Beijing'],
  ],
  ['12/F., Wing On Centre, 111 Connaught Road Central, Hong Kong', ['111 Connaught Road Central, Hong Kong']],
  ['the Premises at 55 Water Street.', ['55 Water Street']],
  [
    'located at 1325 Hwy 42 S., Building B, McDonough Georgia, containing',
    ['1325 Hwy 42 S., Building B, McDonough Georgia'],
  ],
  ['3 Park Plaza, Suite 500, Irvine, CA 92614', ['3 Park Plaza, Suite 500, Irvine, CA 92614']],
  [
    '"Demised Premises": the Third Floor, Block B, Merchant’s Dock, Galway H91 X2YC, described below',
    ['Third Floor, Block B, Merchant’s Dock, Galway H91 X2YC'],
  ],
  [
    'municipally described as 635 - 9th Avenue S.W., Calgary, Alberta T2P 1J9 upon the Lands',
    ['635 - 9th Avenue S.W., Calgary, Alberta T2P 1J9'],
  ],
  ['Invoice Third Floor, Block B, H91 units', []],
  ['approximately 41,018 Square Feet', []],
  ['on May 14, 2003 between Stone Mountain Industrial Park', []],
  ['Section 12 Parking', []],
  ['dated March 20, 2014 Acme, Houston, Texas', []],
];

describe('street addresses', () => {
  test('a number that belongs to the name before is left out', () => {
    expect(addressesIn('Freeport Center 4 9250 N. Royal Lane, Irving, TX 75063')[0]?.street).toBe('9250 N. Royal Lane');
    expect(addressesIn('150 13 Avenue SW, Calgary, Alberta')[0]?.street).toBe('150 13 Avenue SW');
  });

  test.each(cases)('%s', (text, addresses) => {
    expect(addressesIn(text).map((found) => found.text)).toEqual(addresses);
  });

  test('an abbreviated state is spelled out, and the street is read without its suite', () => {
    const [found] = addressesIn('800 W 6th Street, Suite 800, Los Angeles, CA 90017');
    expect([found?.state, found?.street, found?.complete]).toEqual(['California', '800 W 6th Street', true]);
  });

  test.each([
    [
      '10975 South Sterling View Drive, South Jordan, Utah',
      '10975 S. Sterling View Dr., Suite A1, South Jordan, Utah 84095',
      true,
    ],
    ['888-894 Industrial Road', '894 Industrial Road, San Carlos, California', true],
    ['7501 Fannin Street', '7505 Fannin Street', false],
    ['12 Main Street', '12 Oak Street', false],
    ['12 Main Street, Boston, MA', '12 Main Street', true],
  ])('%s and %s: %s', (a, b, same) => {
    expect(isSameAddress(a, b)).toBe(same);
  });
});
