import type { CheckCases } from './check.ts';
import { twoDefinitions } from './two-definitions.ts';

export const twoDefinitionsCases: CheckCases = {
  check: twoDefinitions,
  fires: [
    {
      text: 'The Term begins on May 1, 2021 (the “Commencement Date”).\nThe “Commencement Date” shall be June 1, 2021.',
      says: '“Commencement Date” is defined as May 1, 2021 and as June 1, 2021.',
    },
    {
      text: '“Outside Date” means March 31, 2020.\nIf delivery has not occurred by April 30, 2020 (the “Outside Date”), Tenant may terminate.',
      says: '“Outside Date” is defined as March 31, 2020 and as April 30, 2020.',
    },
  ],
  silent: [
    {
      text: 'This Lease is made as of May 1, 2021 (the “Effective Date”) between Landlord and Tenant.\nThis Restated Agreement is dated as of June 1, 2019 (the “Effective Date”) between the City and the Trust.',
    },
    { text: 'The Term begins on May 1, 2021 (the “Commencement Date”).\nThe “Commencement Date” is May 1, 2021.' },
    {
      text: 'The Term begins on May 1, 2021 (the “Commencement Date”) and ends on April 30, 2026 (the “Expiration Date”).',
    },
    {
      text: 'The “Expiration Date” is May 1, 2021.\nThe term is extended to May 1, 2026 (the “Expiration Date”).',
      kind: 'amendment',
    },
  ],
};
