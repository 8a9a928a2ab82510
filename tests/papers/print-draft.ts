// Run as a separate process: makes the sample draft and prints its zip in base64.

import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { makeDraft } from '../../scripts/make-draft.ts';
import { insights } from '../support/insights.ts';
import { picture, researchPackage } from '../support/research-package.ts';

const typesetter = await createTypesetter();
const upload = researchPackage({
  text: insights,
  images: [
    { file: 'abcDEF1234.png', bytes: await picture('png'), description: 'Day of bud burst against illuminance in lx' },
    { file: 'abcDEF1235.jpg', bytes: await picture('jpeg'), description: 'The twelve streets' },
  ],
  options: { title: 'Street lamps and buds', authors: ['A. Author', 'B. Ünal'], template: 'article' },
  seeds:
    '@article{a, title={Trees at night}, author={Ito, A.}, year={2019}, doi={10.1000/x}}\n@book{b, title={Light}, year={2001}}',
});
const { zip } = await makeDraft(upload, { typesetter });
typesetter.close();
process.stdout.write(Buffer.from(zip).toString('base64'));
