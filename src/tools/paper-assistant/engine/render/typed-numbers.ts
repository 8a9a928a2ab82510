import type { PagePlan, PlannedBlock } from './plan-pages.ts';

/**
 * The plan without the numbers that the author typed before headings, for a layout that numbers sections itself: "2. Data"
 * would become "2 2. Data". Only if the author's headings count up from 1.
 */
export function withoutTypedNumbers(plan: PagePlan): PagePlan {
  const typed = plan.sections.flatMap(({ heading, title }) => (heading === null ? [] : [numberOf(title)]));
  const counted = typed.filter((number) => number !== null);
  const inOrder = counted.length >= 2 && counted.every((number, at) => number === at + 1);
  // A heading without a number may come before or after the numbered ones: 'Summary', 'Funding'.
  const first = typed.findIndex((number) => number !== null);
  const together = typed.slice(first, first + counted.length).every((number) => number !== null);
  if (!inOrder || !together) return plan;
  return {
    ...plan,
    sections: plan.sections.map((section) => ({
      ...section,
      title: section.heading === null ? section.title : section.title.replace(typedNumber, ''),
      blocks: section.blocks.map(withoutNumber),
    })),
  };
}

/** '2. Data', '2) Data', 'II. Data', '二、数据' */
const typedNumber = /^(?:\d{1,2}(?:[.):]|(?= ))|[IVX]{1,4}[.)]|[一二三四五六七八九十]{1,2}[、.．])\s*(?=[\p{L}\p{N}])/u;

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const chinese = '一二三四五六七八九十';

function numberOf(title: string): number | null {
  const [found] = typedNumber.exec(title) ?? [];
  const number = found?.replaceAll(/[.):、．\s]/g, '');
  if (number === undefined) return null;
  if (/^\d/.test(number)) return Number(number);
  return (roman.includes(number) ? roman.indexOf(number) : chinese.indexOf(number)) + 1 || null;
}

/** '2.1 Sample' below '2. Data'. */
function withoutNumber(block: PlannedBlock): PlannedBlock {
  if (block.kind !== 'heading') return block;
  const [first, ...rest] = block.sentence.inlines;
  if (first?.kind !== 'text') return block;
  const text = first.text.replace(/^\d{1,2}(?:\.\d{1,2}){1,2}[.)]?\s+(?=\p{L})/u, '');
  return { ...block, sentence: { ...block.sentence, inlines: [{ ...first, text }, ...rest] } };
}
