import { caseDocument } from '#documents/rules/case-document.ts';
import { type CaseSuite, switchedOn } from '#documents/rules/case-suite.ts';
import { prepareText } from '../../prepare/lease-text.ts';
import { bindingCases } from './binding.cases.ts';
import { bindingRules } from './binding-rules.ts';
import { bindingSentences, classOf } from './classify-binding.ts';

export const bindingSuite: CaseSuite = {
  name: 'binding',
  parts: bindingRules.map(({ name }) => name),
  missing: () =>
    bindingRules.flatMap(({ name }) =>
      bindingCases.some(([by]) => by === name) ? [] : [`rule “${name}” has no case`],
    ),
  examples: bindingCases.map(([by, result, text]) => ({
    by,
    check(off) {
      const sentences = bindingSentences(prepareText(caseDocument(text)), switchedOn(bindingRules, off));
      const got = classOf(sentences);
      return got === result
        ? []
        : [{ text, expected: result, got: `${got} (${sentences.map(({ by }) => by).join(', ')})` }];
    },
  })),
};
