import { expect, test } from 'vitest';
import { compose } from '../compose.ts';
import { planPages } from './plan-pages.ts';
import { withoutTypedNumbers } from './typed-numbers.ts';

function titles(text: string, seeds = ''): string[] {
  const options = { title: '', authors: [], template: 'article', articleType: '', design: '', constraints: '', seeds };
  return withoutTypedNumbers(planPages(compose({ text, images: [], options }).manuscript)).sections.map(
    ({ title }) => title,
  );
}

const said = ['Rents rose in all cities of the country.', 'We read 57 decisions.', 'Liability was found in 9 of them.'];
const under = (...heads: string[]) => heads.map((head, at) => `${head}\n${said[at]}`).join('\n\n');

test('numbers that count up from 1 are left to the layout [D.129]', () => {
  expect(titles(under('1. The problem', '2. Data and methods', '3. Results'))).toEqual([
    'The problem',
    'Data and methods',
    'Results',
  ]);
  expect(titles(under('# I. The problem', '# II. Data and methods', '# III. Results'))).toEqual([
    'The problem',
    'Data and methods',
    'Results',
  ]);
  expect(titles(under('# 一、背景', '# 二、方法', '# 三、结果'))).toEqual(['背景', '方法', '结果']);
});

test('other numbers stay as typed', () => {
  for (const heads of [
    ['# 2. The problem', '# 3. Data and methods', '# 4. Results'],
    ['# 1990 and before', '# Data and methods', '# Results'],
    ['# 1. The problem', '# Data and methods', '# 2. Results'],
  ])
    expect(titles(under(...heads))).toEqual(heads.map((head) => head.slice(2)));
});

test('subheadings lose theirs with the headings', () => {
  const options = {
    title: '',
    authors: [],
    template: 'article',
    articleType: '',
    design: '',
    constraints: '',
    seeds: '',
  };
  const text =
    '# 1. Background\nRents rose.\n\n# 2. Methods\n\n## 2.1 Sample\nWe read 57 decisions.\n\n# 3. Results\nNine were liable.';
  const { sections } = withoutTypedNumbers(planPages(compose({ text, images: [], options }).manuscript));
  const heads = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'heading' ? block.sentence.inlines : [])),
  );
  expect(heads).toEqual([{ kind: 'text', text: 'Sample' }]);
});
