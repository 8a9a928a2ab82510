import type { FieldCases } from '../../field-suite.ts';
import { capexPassthrough } from './capex-passthrough.ts';

const amortized = 'Capital improvements that reduce costs shall be amortized over the useful life of the improvement.';
const leftOut = 'Operating Expenses shall exclude executive salaries, capital expenditures and leasing commissions.';
const ofCapitalNature = 'Costs that are considered to be of a capital nature, capital equipment and capital tools;';
const passedOn =
  'Operating Expenses shall include maintenance, supplies and capital repairs of the roof and the structure.';

export const capexPassthroughCases: FieldCases = {
  field: capexPassthrough,
  finds: [
    {
      by: 'leftOut',
      text: 'OPERATING EXPENSES\nNotwithstanding the foregoing, Operating Expenses shall not include the following:\n(a) Costs of capital improvements to the Building, other than those required by law;',
      value:
        'Left out of the expenses: Costs of capital improvements to the Building, other than those required by law;',
    },
    { by: 'amortized', text: `OPERATING EXPENSES\n${amortized}`, value: amortized },
    { by: 'leftOut', text: `OPERATING EXPENSES\n${leftOut}`, value: leftOut },
    { by: 'passedOn', text: `OPERATING EXPENSES\n${passedOn}`, value: passedOn },
  ],
  silent: [
    {
      text: 'OPERATING EXPENSES\nthe remaining provisions of which are not attached.\n(a) Costs of capital improvements to the Building, other than those required by law;',
    },
    // An item in a list of exclusions, quoted without the words before the list, would mean the opposite.
    { text: `EXCLUSIONS FROM OPERATING EXPENSES\n${ofCapitalNature} Costs of advertising.` },
    {
      by: 'notExpenses',
      text: 'OPERATING EXPENSES\nExcept for transfers of capital assets in the ordinary course, Tenant keeps its net worth.',
    },
    {
      by: 'otherTopic',
      text: 'ALTERATIONS\nTenant bears the costs of its alterations, including capital improvements that it makes to the Premises.',
    },
  ],
};
