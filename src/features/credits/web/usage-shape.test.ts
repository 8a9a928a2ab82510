import { expect, test } from 'vitest';
import { usageShape } from './usage-shape.ts';

const usage = {
  until: '2026-02',
  uses: [
    { month: '2025-03', feature: 'loi-analysis', name: 'LOI Analysis', credits: 5 },
    { month: '2026-02', feature: 'loi-analysis', name: 'LOI Analysis', credits: 5 },
    { month: '2026-02', feature: 'paper-assistant', name: 'Paper Assistant', credits: 30 },
  ],
};

test('twelve months end with the current one, even across the turn of the year', () => {
  const { months, total, highest } = usageShape(usage, null);
  expect(months.map(({ month }) => month)).toEqual([
    ...['03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}`),
    '2026-01',
    '2026-02',
  ]);
  expect(months.map(({ share }) => share)).toEqual([5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35]);
  expect([months[0]?.label, total, highest]).toEqual(['Mar 2025', 40, 35]);
});

test('tools are listed by their cost, and each can be shown separately', () => {
  const { months, tools } = usageShape(usage, 'loi-analysis');
  expect(tools).toEqual([
    { feature: 'paper-assistant', name: 'Paper Assistant', credits: 30 },
    { feature: 'loi-analysis', name: 'LOI Analysis', credits: 10 },
  ]);
  expect(months.at(-1)).toEqual({ month: '2026-02', label: 'Feb 2026', total: 35, share: 5 });
});
