import type {
  DocumentReport,
  Finding,
  LeaseAnalysis,
  LetterReport,
  Passage,
  RentLine,
  ReviewMark,
  Risk,
  TermChange,
} from '../../contract/lease-report.ts';
import { findingsOf, pleaseChecks, rentField } from '../../contract/report-checks.ts';
import { progressWords, reviewWords } from '../../contract/review-words.ts';

/** A report as every download lays it out: sections of entries, each with its passage and place. */
export interface Outline {
  readonly title: string;
  readonly notes: readonly string[];
  readonly sections: readonly OutlineSection[];
}

export interface OutlineSection {
  readonly title: string;
  readonly entries: readonly OutlineEntry[];
  readonly tables?: readonly OutlineTable[];
}

export interface OutlineEntry {
  readonly label: string;
  /** What is said, in the report's words; may be empty where the quote says it all. */
  readonly text: string;
  readonly quote: string;
  /** 'Section 4.2, page 7'; empty without a passage. */
  readonly place: string;
}

export interface OutlineTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function outlineOf(report: DocumentReport): Outline {
  const sections: OutlineSection[] = [
    ...('brief' in report ? [briefSection(report)] : []),
    ...('binding' in report ? letterSections(report) : []),
    checkSection(report),
    ...('changes' in report ? [changeSection('Changes made by amendments', report.changes)] : []),
    ...fieldSections(report),
    rentSection(report),
    {
      title: 'Key dates',
      entries: report.dates
        .filter(({ state }) => state === 'found')
        .map((each) => entry(each.date, withReview([each.label, each.derived].filter(Boolean).join(': '), each), each)),
    },
    { title: 'Risks', entries: report.risks.filter(({ state }) => state === 'found').map(riskEntry) },
    {
      title: 'Cross-checks',
      entries: report.cross_checks
        .filter(({ state }) => state === 'found')
        .flatMap(({ severity, text, passages, review }) =>
          passages.map((passage, index) =>
            entry(index === 0 ? severity : '', index === 0 ? withReview(text, { review }) : '', passage),
          ),
        ),
    },
    ...('obligations' in report ? [obligationSection(report.obligations)] : []),
    ...('comparison' in report ? analysisSections(report) : []),
    instrumentSection(report),
    notFoundSection(report),
  ];
  return {
    title: report.title,
    notes: [...report.notes, progressWords(report)].filter((note) => note !== ''),
    sections: sections.filter(({ entries, tables }) => entries.length > 0 || (tables ?? []).length > 0),
  };
}

const names = { tenant: 'Tenant', landlord: 'Landlord', both: 'Both' } as const;

export function placeOf({ clause, page, confidence }: Pick<Passage, 'clause' | 'page' | 'confidence'>): string {
  return `${clause}, page ${page}${confidence === 'low' ? ', recognized' : ''}`;
}

/** With who decided about it and when. */
function withReview(text: string, { review }: { readonly review?: ReviewMark | undefined }): string {
  return review === undefined ? text : `${/[.!?]$/.test(text) ? text : `${text}.`} ${reviewWords(review)}`;
}

/** A quote is cut in print; the page and the data have all of it. */
function shortQuote(quote: string): string {
  return quote.length > 240 ? `${quote.slice(0, 237).trimEnd()}…` : quote;
}

function entry(label: string, text: string, passage: Passage | null): OutlineEntry {
  return { label, text, quote: passage ? shortQuote(passage.quote) : '', place: passage ? placeOf(passage) : '' };
}

/** A line without its quote: the words are the document's already. */
function line(label: string, text: string, passage: Passage): OutlineEntry {
  return { label, text, quote: '', place: placeOf(passage) };
}

export function riskEntry(risk: Risk): OutlineEntry {
  const said = [risk.text, risk.why, `Question to raise: ${risk.question}`].filter((part) => part !== '').join(' ');
  const text = withReview(said, risk);
  const label = `${risk.severity}, ${risk.hurts === 'both' ? 'both parties' : risk.hurts}`;
  if (risk.quote === null) return { label, text: `${text} ${risk.looked_for}`, quote: '', place: '' };
  return { label, text, quote: shortQuote(risk.quote), place: placeOf(risk) };
}

function checkSection(report: DocumentReport): OutlineSection {
  return {
    title: 'Please check',
    entries: pleaseChecks(report).map(({ label, shown, reason, passage }) => ({
      label,
      text: `${shortQuote(shown)} ${reason}`,
      quote: '',
      place: passage ? placeOf(passage) : '',
    })),
  };
}

function changeSection(title: string, changes: readonly TermChange[]): OutlineSection {
  return {
    title,
    entries: changes
      .filter(({ state }) => state !== 'rejected')
      .map((each) => {
        const text = each.old === undefined ? `Now: ${each.new}` : `Before: ${each.old}. Now: ${each.new}`;
        return entry(each.label, withReview(text, each), each);
      }),
  };
}

function fieldSections(report: DocumentReport): OutlineSection[] {
  const groups = [...new Set(report.labels.map(({ group }) => group))];
  return groups.map((group) => ({
    title: group,
    entries: report.labels
      .filter((each) => each.group === group && each.id !== rentField)
      .flatMap(({ id, label }) =>
        findingsOf(report, id)
          .filter(({ state }) => state === 'found')
          .map((finding) => fieldEntry(label, finding)),
      ),
  }));
}

/** A value that is the document's own sentence is printed once. */
function fieldEntry(label: string, finding: Finding): OutlineEntry {
  const note = [
    finding.note,
    finding.instrument && `Stated in: ${finding.instrument}.`,
    finding.review && reviewWords(finding.review),
  ]
    .filter(Boolean)
    .join(' ');
  if (finding.shown.length > 60)
    return line(label, [shortQuote(finding.shown), note].filter(Boolean).join(' '), finding);
  return entry(label, [finding.shown, note].filter(Boolean).join('. '), finding);
}

const rentColumns: readonly [string, (row: RentLine) => string][] = [
  ['From', (row) => row.from ?? (row.from_month === undefined ? '' : `Month ${row.from_month}`)],
  ['To', (row) => row.to ?? (row.to_month === undefined ? '' : `Month ${row.to_month}`)],
  ['Year', (row) => (row.year === undefined ? '' : String(row.year))],
  ['Per sf per year', (row) => (row.unit === 'm2' ? '' : showAmount(row.psf, row.currency))],
  ['Per sf per month', (row) => (row.unit === 'm2' ? '' : showAmount(row.psf_month, row.currency))],
  ['Per m² per year', (row) => (row.unit === 'm2' ? showAmount(row.psf, row.currency) : '')],
  ['Per m² per month', (row) => (row.unit === 'm2' ? showAmount(row.psf_month, row.currency) : '')],
  ['Monthly', (row) => showAmount(row.monthly, row.currency)],
  ['Annual', (row) => showAmount(row.annual, row.currency)],
];

/** Rows that are proven, one table for each premises, only the columns that the document fills. */
export function rentTables({ rent }: Pick<DocumentReport, 'rent'>): OutlineTable[] {
  const proven = rent.filter(({ state }) => state === 'found');
  return [...new Set(proven.map(({ premises }) => premises))].map((premises) => {
    const rows = proven.filter((row) => row.premises === premises);
    const columns = rentColumns.filter(([, shown]) => rows.some((row) => shown(row) !== ''));
    return {
      caption: premises === undefined ? 'Rent schedule' : `Rent schedule: ${premises}`,
      head: [...columns.map(([head]) => head), 'Source'],
      rows: rows.map((row) => [
        ...columns.map(([, shown]) => shown(row)),
        withReview(`${placeOf(row)}${row.kind === 'free' ? ', free rent' : ''}`, row),
      ]),
    };
  });
}

function rentSection(report: DocumentReport): OutlineSection {
  const totals = report.rent_totals;
  return {
    title: 'Rent schedule',
    tables: rentTables(report),
    entries:
      totals === null
        ? []
        : [
            {
              label: 'Total and effective rent',
              text: `${showAmount(totals.total, totals.currency)} over ${totals.months} months; ${showAmount(totals.effective_monthly, totals.currency)} a month on average. ${totals.derivation}`,
              quote: '',
              place: '',
            },
          ],
  };
}

/** '$1,234.50', '€12.00'; empty without an amount. */
function showAmount(amount: number | undefined, currency = 'USD'): string {
  if (amount === undefined) return '';
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 4 }).format(amount);
}

function obligationSection(
  obligations: Extract<DocumentReport, { readonly obligations: unknown }>['obligations'],
): OutlineSection {
  return {
    title: 'Obligations',
    entries: obligations.map((each, index) => {
      const isFirst = index === 0 || obligations[index - 1]?.topic !== each.topic;
      const when = each.when === undefined ? '' : ` (${each.when})`;
      return line(isFirst ? each.topic : '', `${names[each.who]}: ${each.what}${when}`, each);
    }),
  };
}

function briefSection(report: LeaseAnalysis): OutlineSection {
  return { title: 'Summary', entries: report.brief.map((each) => line('', each.text, each)) };
}

function letterSections(report: LetterReport): OutlineSection[] {
  return [
    {
      title: 'Is it binding?',
      entries: [
        { label: report.binding.class.replaceAll('_', ' '), text: report.binding.text, quote: '', place: '' },
        ...report.binding.passages.map((passage) => entry('', '', passage)),
      ],
    },
    changeSection('Terms replaced by newer ones', report.superseded),
    {
      title: 'Questions',
      entries: report.questions.map((each) =>
        entry(`${each.topic} (${each.answer})`, [each.question, each.why, each.looked_for].join(' '), each.passage),
      ),
    },
  ];
}

function analysisSections(report: LeaseAnalysis): OutlineSection[] {
  return [
    {
      title: 'Market comparison',
      entries: report.comparison.map((each) =>
        entry(`${each.topic}: ${each.verdict}`, `${each.text} Typical: ${each.customary}`, each.passage),
      ),
    },
    ...(['tenant', 'landlord'] as const).map((side) => ({
      title: `Negotiation points for the ${side}`,
      entries: report.negotiation[side].map((each) => ({
        ...entry(each.point, each.ask, each.passage),
        quote: '',
      })),
    })),
    {
      title: 'Clause index',
      entries: report.clauses.flatMap((clause) =>
        clause.summary.map((passage, index) => entry(index === 0 ? clauseName(clause) : '', '', passage)),
      ),
    },
  ];
}

/** 'Section 4.2 Late Charges'; a heading without a number is its own label and is said once. */
export function clauseName({ label, title }: Pick<LeaseAnalysis['clauses'][number], 'label' | 'title'>): string {
  return title === '' || label.endsWith(title) ? label : `${label} ${title}`;
}

function instrumentSection(report: DocumentReport): OutlineSection {
  return {
    title: 'What is in this file',
    entries:
      report.instruments.length < 2
        ? []
        : report.instruments.map((each) => ({
            label: each.label,
            text: each.operative ? 'Read for this report.' : '',
            quote: '',
            place: `pages ${each.first_page} to ${each.last_page}`,
          })),
  };
}

/** One paragraph: what was looked for and is not there. */
function notFoundSection(report: DocumentReport): OutlineSection {
  const labels = report.not_found.map(({ label }) => label);
  return {
    title: 'Not found',
    entries: labels.length === 0 ? [] : [{ label: '', text: `${labels.join(', ')}.`, quote: '', place: '' }],
  };
}
