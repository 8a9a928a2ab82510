import type { Chapter, Decision } from './decision.ts';
import { chapters, decisions } from './index.ts';

/** docs/asvs.md: every requirement with its decision and evidence. */
export function asvsPage(): string {
  return [
    '# OWASP ASVS 5.0, levels 1 and 2',
    '',
    'Made from `tests/security/asvs` by `npm run docs`. The statements are ours, in short; the requirements themselves are in',
    'the [standard](https://github.com/OWASP/ASVS/tree/master/5.0). What each row names is checked: files exist, tests have these titles.',
    '',
    asvsTable(),
    '',
    ...chapters.flatMap(chapterOf),
  ].join('\n');
}

/** The counts, also for docs/security.md. */
export function asvsTable(): string {
  const row = (name: string, of: readonly Decision[]) => {
    const count = (state: Decision['state']) => of.filter((decision) => decision.state === state).length;
    return `| ${name} | ${of.length} | ${count('met')} | ${count('not applicable')} | ${count('not met')} |`;
  };
  return [
    '| Chapter | Requirements | Met | Not applicable | Not met |',
    '| --- | --- | --- | --- | --- |',
    ...chapters.map(({ number, name, decisions: of }) => row(`V${number} ${name}`, of)),
    row('**All**', decisions),
  ].join('\n');
}

/** Unmet requirements with the plan for each, for docs/security.md. */
export function asvsGaps(): string {
  return decisions
    .flatMap((decision) =>
      decision.state === 'not met'
        ? [`- **${decision.id}** ${decision.asks}. ${decision.why} Plan: ${decision.plan}`]
        : [],
    )
    .join('\n');
}

function chapterOf({ number, name, decisions: of }: Chapter): string[] {
  return [
    `## V${number} ${name}`,
    '',
    '| Id | Level | Requirement | Decision | How, or why not | Evidence |',
    '| --- | --- | --- | --- | --- | --- |',
    ...of.map(
      (decision) =>
        `| ${decision.id} | ${decision.level} | ${cell(decision.asks)} | ${decision.state} | ${cell(reasonOf(decision))} | ${cell(evidenceOf(decision))} |`,
    ),
    '',
  ];
}

function reasonOf(decision: Decision): string {
  if (decision.state === 'met') return decision.how;
  return decision.state === 'not met' ? `${decision.why} Plan: ${decision.plan}` : decision.why;
}

function evidenceOf(decision: Decision): string {
  if (decision.state !== 'met') return '';
  const tests = decision.tests.map(([file, title]) => `\`${file}\`: “${title}”`);
  return [...decision.code.map((path) => `\`${path}\``), ...tests].join('; ');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
