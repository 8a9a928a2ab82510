import type {
  CrossCheck,
  DocumentReport,
  Finding,
  KeyDate,
  Obligation,
  Passage,
  RentLine,
  ReviewMark,
  Risk,
  TermChange,
} from '#contract/lease-report.ts';
import { noRisks } from '#contract/report/facts.ts';
import { showMoney, showPages, showPlace } from '#contract/report/show.ts';
import { capital, riskTo } from '#contract/report/words.ts';
import { beforeAndNow, findingsOf, pleaseChecks, rentField } from '#contract/report-checks.ts';
import { progressWords, reviewWords } from '#contract/review-words.ts';
import { showDate } from '../lexicon/dates.ts';

type Written = Omit<DocumentReport, 'markdown'> & {
  readonly obligations?: readonly Obligation[];
  readonly changes?: readonly TermChange[];
};

/** The readable report: what to check, then the found values by group, contradictions, risks and deadlines. */
export function writeMarkdown(report: Written, first: readonly string[] = [], last: readonly string[] = []): string {
  const isFound = ({ state }: { readonly state: string }) => state === 'found';
  return [
    `# ${plainText(report.title)}`,
    [...report.notes, progressWords(report as DocumentReport)]
      .filter((note) => note !== '')
      .map((note) => `> ${plainText(note)}`)
      .join('\n>\n'),
    ...first,
    section(
      'Documents in this file',
      report.instruments.length < 2
        ? []
        : report.instruments.map(
            (each) =>
              `- ${plainText(each.label)}${inBrackets(showPages(each.first_page, each.last_page))}${each.operative ? ', used for this report' : ''}`,
          ),
    ),
    section(
      'Please check',
      pleaseChecks(report as DocumentReport).map(
        ({ label, shown, reason, passage }) =>
          `- **${plainText(label)}**: ${plainText(ended(shownDay(shown)))} ${plainText(reason)}${passage ? ` (${place(passage)})` : ''}`,
      ),
    ),
    section(
      'Changes made by amendments',
      (report.changes ?? []).filter(({ state }) => state !== 'rejected').map(writeChange),
    ),
    ...fieldSections(report),
    section('Rent schedule', [...report.rent.filter(isFound).map(writeRent), ...rentTotals(report)]),
    section('Key dates', report.dates.filter(isFound).map(writeDate)),
    section('Risks', report.risks.length === 0 ? [noRisks] : report.risks.filter(isFound).map(writeRisk)),
    section('Cross-checks', report.cross_checks.filter(isFound).map(writeCheck)),
    section(
      'Obligations',
      (report.obligations ?? []).map(
        ({ who, topic, what, when, ...passage }) =>
          `- ${plainText(topic)}, **${who === 'both' ? 'both' : who}**: ${plainText(what)}${when === undefined ? '' : ` (${plainText(when)})`} (${place(passage)})`,
      ),
    ),
    section(
      'Not found',
      report.not_found.length === 0 ? [] : [report.not_found.map(({ label }) => plainText(label)).join(', ')],
    ),
    ...last,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

export function section(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `## ${title}\n\n${items.join('\n')}`;
}

function fieldSections(report: Written): string[] {
  const groups = [...new Set(report.labels.map(({ group }) => group))];
  return groups.map((group) =>
    section(
      group,
      report.labels
        .filter((label) => label.group === group && label.id !== rentField)
        .flatMap(({ id, label }) =>
          findingsOf(report, id)
            .filter(({ state }) => state === 'found')
            .map((finding) => writeFinding(label, finding)),
        ),
    ),
  );
}

function writeFinding(label: string, { shown, note, review, ...passage }: Finding): string {
  const isCorrected = review?.decision === 'corrected';
  const said = !isCorrected && (shown === passage.quote || shown.length > 120) ? '' : plainText(ended(shown));
  return `- **${plainText(label)}**: ${[said, passage.quote === null ? '' : cite(passage)].filter(Boolean).join(' ')}${note === undefined ? '' : ` ${plainText(note)}`}${reviewed(review)}`;
}

/** Who reviewed it and when; empty if no one did. */
function reviewed(review: ReviewMark | undefined): string {
  return review === undefined ? '' : ` ${plainText(reviewWords(review))}`;
}

/** Adds a period unless the value ends with one: `Harbor Analytics, Inc.` */
function ended(shown: string): string {
  return /[.!?…:]$/.test(shown) ? shown : `${shown}.`;
}

/** Formats a date as dates are written here; other values are unchanged. */
function shownDay(shown: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(shown) ? showDate(shown) : shown;
}

/** The total and average rent, and how they were calculated. */
function rentTotals({ rent_totals: totals }: Written): string[] {
  if (totals === null) return [];
  const money = (amount: number) => showMoney(amount, totals.currency);
  return [
    `- **Effective rent**: ${money(totals.effective_monthly)} a month. Total: ${money(totals.total)} over ${totals.months} months. ${plainText(totals.derivation)}`,
  ];
}

function writeRent({ shown, premises, ...line }: RentLine): string {
  return `- ${premises === undefined ? '' : `${plainText(premises)}: `}${plainText(shown)} (${place(line)})${reviewed(line.review)}`;
}

export function writeChange(change: TermChange): string {
  const doubt = change.state === 'check' ? ` Please check. ${plainText(change.reason ?? '')}`.trimEnd() : '';
  return `- **${plainText(change.label)}**: ${plainText(ended(beforeAndNow(change)))}${doubt} ${cite(change)}${reviewed(change.review)}`;
}

function writeCheck({ severity, text, passages, review }: CrossCheck): string {
  return `- **${capital(severity)}**: ${plainText(text)} ${passages.map(cite).join(' / ')}${reviewed(review)}`;
}

function writeRisk(risk: Risk): string {
  const where = risk.quote === null ? plainText(risk.looked_for) : cite(risk);
  return `- **${capital(risk.severity)}**, ${riskTo(risk.hurts).toLowerCase()}: ${plainText(risk.text)} ${where}${reviewed(risk.review)}\n  - Why: ${plainText(risk.why)}\n  - Question to raise: ${plainText(risk.question)}`;
}

function writeDate({ date, label, derived, review, ...passage }: KeyDate): string {
  return `- **${showDate(date)}**: ${plainText(label)}.${derived === undefined ? '' : ` ${plainText(ended(derived))}`}${passage.quote === null ? '' : ` ${cite(passage)}`}${reviewed(review)}`;
}

/** The quote with its location. */
export function cite(passage: Pick<Passage, 'quote' | 'page' | 'clause' | 'confidence'>): string {
  return `“${plainText(passage.quote)}” (${place(passage)})`;
}

export function place(passage: Parameters<typeof showPlace>[0]): string {
  return plainText(showPlace(passage));
}

/** ` (page 7)`; empty without text. */
export function inBrackets(text: string): string {
  return text === '' ? '' : ` (${text})`;
}

/** The document's words are plain text in the Markdown, never markup. */
export function plainText(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/\s+/g, ' ');
}
