import type { Finding, LetterReport } from '../../contract/document-report.ts';
import { classifyBinding } from './binding.ts';
import { collectFacts, type Facts } from './facts.ts';
import { gateLetter } from './gate.ts';
import { collectKeyDates } from './key-dates.ts';
import { crossChecks, describeFields, notesOf, titleOf } from './lease-report.ts';
import { askQuestions } from './letter-questions.ts';
import { datesIn, showDate } from './lexicon/dates.ts';
import { durationsIn } from './lexicon/durations.ts';
import { cite, plainText, section, writeMarkdown } from './markdown.ts';
import type { LeaseText } from './prepare/lease-text.ts';
import { passageOf, passagePart } from './prepare/passage.ts';
import { findRisks } from './risks/find-risks.ts';
import { sentenceWith } from './risks/risk-rule.ts';

/** Letter of Intent Analysis: structured summary, how far it binds, and what it leaves open. Deterministic. */
export function analyseLetter(text: LeaseText): LetterReport {
  const gate = gateLetter(text);
  const facts = collectFacts(text, gate.judged);
  const described = describeFields(facts);
  const own = letterFields(facts);
  const binding = classifyBinding(text);
  const expiry = own['letter_expiration'];
  const report = {
    title: titleOf('Letter of Intent Analysis', facts),
    engine: 'built-in',
    kind: gate.judged.kind,
    notes: notesOf(facts, gate.note),
    ...described,
    fields: {
      ...(gate.judged.evidence
        ? { doc_kind: { value: 'loi', shown: 'Letter of intent', ...passageOf(gate.judged.evidence) } }
        : {}),
      ...described.fields,
      ...own,
    },
    labels: [...described.labels, ...letterLabels],
    binding,
    cross_checks: crossChecks(facts),
    // A letter is short by nature: what it leaves out is asked as a question, not reported as a risk.
    risks: findRisks(facts).filter(({ quote }) => quote !== null),
    questions: askQuestions(facts),
    key_dates: [
      ...collectKeyDates(facts),
      ...(expiry && typeof expiry.value === 'string' && /^\d{4}-/.test(expiry.value)
        ? [
            {
              date: expiry.value,
              label: 'The letter expires',
              ...passagePart(expiry),
            },
          ]
        : []),
    ].sort((a, b) => a.date.localeCompare(b.date)),
  };
  return { ...report, markdown: writeMarkdown(report, letterSections(report)) };
}

const letterLabels = [
  { id: 'letter_expiration', label: 'Letter expires', group: 'Letter' },
  { id: 'exclusivity', label: 'Exclusivity', group: 'Letter' },
  { id: 'confidentiality', label: 'Confidentiality', group: 'Letter' },
];

function letterFields(facts: Facts): Record<string, Finding> {
  const found: Record<string, Finding> = {};
  const expiry = sentenceWith(
    facts,
    ['expire', 'expires', 'expiration', 'open', 'withdrawn', 'accepted', 'lapse'],
    /\b(?:letter|proposal|offer|LOI)\b[^.]{0,120}\b(?:expire|lapse|withdrawn|null|remain\s+open|open\s+until|valid)\w*[^;]{0,120}?\d{4}|\b(?:if\s+not\s+(?:accepted|executed|signed))\b[^.]{0,120}\d{4}/gi,
  );
  const day = expiry ? datesIn(expiry.text)[0] : undefined;
  if (expiry && day) found['letter_expiration'] = { value: day.iso, shown: showDate(day.iso), ...passageOf(expiry) };
  const exclusive = sentenceWith(
    facts,
    ['market', 'negotiate', 'exclusivity', 'exclusive', 'exclusively', 'solicit'],
    /\bnot\s+(?:\w+\s+){0,3}(?:market|negotiate|solicit|offer)\b[^.]{0,200}|\b(?:negotiate\s+exclusively|exclusive\s+negotiat\w+)\b[^.]{0,160}/gi,
  );
  const period = exclusive ? durationsIn(exclusive.text)[0] : undefined;
  if (exclusive)
    found['exclusivity'] = {
      value: period && period.unit === 'day' ? period.count : exclusive.text,
      shown: period ? period.text : 'Agreed',
      ...passageOf(exclusive),
    };
  const secret = sentenceWith(
    facts,
    ['confidential', 'confidentiality', 'disclose'],
    /\bconfidential\b|\bnot\s+disclose\b/gi,
  );
  if (secret) found['confidentiality'] = { value: true, shown: 'Agreed', ...passageOf(secret) };
  return found;
}

/** What only a letter's report says, as Markdown. */
export function letterSections(report: Pick<LetterReport, 'binding' | 'questions'>): string[] {
  const name = report.binding.class.replaceAll('_', ' ');
  return [
    section('Does it bind?', [
      `**${name}**: ${plainText(report.binding.text)}`,
      ...report.binding.passages.map((passage) => `- ${cite(passage)}`),
    ]),
    section(
      'Critical questions',
      report.questions.map(
        ({ topic, question, why, answer, looked_for, passage }) =>
          `- **${plainText(topic)}** (${answer}): ${plainText(question)}\n  - Why: ${plainText(why)}\n  - ${passage ? cite(passage) : plainText(looked_for)}`,
      ),
    ),
  ];
}
