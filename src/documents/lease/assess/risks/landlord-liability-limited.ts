import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const landlordLiabilityLimited = statementRule({
  rule: 'landlord_liability_limited',
  severity: 'info',
  hurts: 'tenant',
  text: 'Claims against the landlord reach only its interest in the property.',
  why: 'A judgment is worth no more than the landlord’s equity in the property.',
  question: 'Does the interest include rents, insurance and sale proceeds?',
  acts: [
    {
      name: 'looksSolely',
      words: ['solely', 'only'],
      act: clausePattern('\\b(look (?:solely|only)\\b[^.;]{0,100}?\\b(?:interest|estate|equity))\\b'),
      actors: ['tenant'],
      modality: ['shall', 'states'],
    },
    {
      name: 'notExceedInterest',
      words: ['exceed'],
      act: clausePattern(
        "\\b((?:{L}'s liability|liability of (?:the )?{L})\\b[^.;]{0,100}?\\bexceed\\b[^.;]{0,60}?\\b(?:interest|equity|estate))\\b",
      ),
      actors: ['other'],
      negated: true,
    },
    {
      name: 'limitedToSublease',
      words: ['limited'],
      act: clausePattern(
        "\\b((?:{L}'s liability|liability of (?:the )?{L})\\b[^.;]{0,80}?\\b(?:shall be|will be|is)(?: solely| strictly)? limited to (?:its|the|{L}'s) interest in (?:this|the) sublease)\\b",
      ),
      actors: ['other'],
      text: 'Claims against the sublandlord reach little more than its interest in the sublease.',
    },
    {
      name: 'limitedToInterest',
      words: ['limited'],
      act: clausePattern(
        "\\b((?:liability|obligations|recourse) of (?:the )?{L}\\b[^.;]{0,160}?\\b(?:shall be|will be|is|are)(?: solely| strictly)? limited to\\b[^.;]{0,80}?\\b(?:interest|equity|estate)|(?:{L}'s (?:liability|obligations)|{T}'s recourse)\\b[^.;]{0,160}?\\b(?:shall|will|must|is|are)(?: be)? limited to\\b[^.;]{0,80}?\\b(?:interest|equity|estate))\\b",
      ),
      actors: ['other'],
    },
    {
      name: 'onlyAgainst',
      words: ['only', 'solely', 'confined', 'restricted'],
      act: clausePattern(
        "\\b((?:(?:recourse|claims?) (?:of|by) (?:the )?{T}\\b[^.;]{0,50}?\\b(?:confined|restricted) to|{L}, whose obligations are enforceable (?:only|solely) against)\\b[^.;]{0,60}?\\b(?:{L}'s (?:title|interest|estate|equity)|its (?:interest|equity|estate)|the property|the premises))\\b",
      ),
      actors: ['other', 'tenant'],
    },
    {
      name: 'notBeyondInterest',
      words: ['beyond'],
      act: clausePattern(
        "\\b(recover\\b[^.;]{0,40}?\\bbeyond (?:{L}'s|its|the) (?:\\w+ ){0,3}?(?:interest|equity|estate))\\b",
      ),
      actors: ['tenant'],
      negated: true,
    },
  ],
  unless: [{ name: 'successor', pattern: /\bsuccessors?\s+in\s+interest\b/i, where: 'act' }],
});
