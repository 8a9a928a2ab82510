import { describe, expect, test } from 'vitest';
import { planPages } from './plan-pages.ts';
import { missingStatements, type StatementId } from './statements.ts';
import { findTemplate, templates } from './templates/find-template.ts';
import { sampleManuscript } from './testing/sample-manuscript.ts';

const cases: Readonly<Record<StatementId, { said: string[]; silent: string[] }>> = {
  credit: {
    said: ['CRediT: Ana Ribeiro, methodology.', 'Author contributions: A.R. wrote it.', 'Conceptualization: A.R.'],
    silent: ['We credit the farmers.', 'The author writes.', 'Contributions of rain were small.'],
  },
  conflicts: {
    said: [
      'Conflicts: A.R. advised the farmers.',
      'We have no competing interests.',
      'Conflict of interest: none.',
      'Declaration of interest: none.',
    ],
    silent: ['Interest in drought grows.', 'Competing models fit worse.', 'Conflicts over water are common.'],
  },
  funding: {
    said: ['Funded by the FCT.', 'There was no funding.', 'This was supported by the EU.'],
    silent: ['The dam supports farms.', 'A fundamental limit.', 'Water rights were granted.'],
  },
  data: {
    said: ['Data are available at zenodo.org.', 'Data availability: on request.', 'The code is openly available.'],
    silent: ['Water availability fell.', 'Data were noisy.', 'The code reads sensors.'],
  },
  ethics: {
    said: ['The ethics committee agreed.', 'All gave informed consent.', 'IRB 12-34.'],
    silent: ['The committee of the dam met.', 'Consent was not asked.', 'We reviewed the board.'],
  },
};

describe('statements that a journal requires [D.129]', () => {
  test.each(Object.keys(cases) as StatementId[])('%s is requested unless the text contains it', (id) => {
    const missing = (text: string) =>
      missingStatements(
        {
          ...sampleManuscript,
          abstract: [],
          sections: [
            {
              id: '01-x',
              title: 'Methods',
              origin: 'template',
              blocks: [{ kind: 'paragraph', sentences: [{ ...sampleManuscript.title, text }] }],
            },
          ],
        },
        [id],
      );
    for (const text of cases[id].said) expect([text, missing(text)]).toEqual([text, []]);
    for (const text of cases[id].silent) expect([text, missing(text)]).toEqual([text, [expect.any(String)]]);
  });

  test('are prompts in a separate section, as the journal of each template requires', () => {
    for (const { id, statements = [] } of templates) {
      const last = planPages({ ...sampleManuscript, template: id }).sections.at(-1);
      const asked = missingStatements(sampleManuscript, statements);
      // Elsevier also asks for highlights.

      expect([id, last?.id === 'statements']).toEqual([id, asked.length > 0]);
    }
    expect(findTemplate('elsarticle').statements).toContain('credit');
  });

  test('and limits are stored as data with their source', () => {
    for (const { limits } of templates) if (limits !== undefined) expect(limits.source).toMatch(/\w{3}/);
  });
});
