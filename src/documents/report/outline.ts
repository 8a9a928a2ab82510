import type {
  DocumentReport,
  Finding,
  LeaseAnalysis,
  LetterReport,
  Passage,
  RentRow,
  Risk,
} from '../../contract/document-report.ts';

/** A report as every download lays it out: sections of entries, each with its passage and place. */
export interface Outline {
  readonly title: string;
  readonly notes: readonly string[];
  readonly sections: readonly OutlineSection[];
}

export interface OutlineSection {
  readonly title: string;
  readonly entries: readonly OutlineEntry[];
  readonly table?: OutlineTable;
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
    ...fieldSections(report),
    {
      title: 'Cross-checks',
      entries: report.cross_checks.flatMap(({ severity, text, passages }) =>
        passages.map((passage, index) => entry(index === 0 ? severity : '', index === 0 ? text : '', passage)),
      ),
    },
    { title: 'Risks', entries: report.risks.map(riskEntry) },
    ...('obligations' in report
      ? [
          {
            title: 'Obligations',
            entries: report.obligations.map((each) => entry(`${names[each.who]}: ${each.topic}`, '', each)),
          },
        ]
      : []),
    {
      title: 'Key dates',
      entries: report.key_dates.map((each) =>
        entry(each.date, [each.label, each.derived].filter(Boolean).join(': '), each),
      ),
    },
    ...('comparison' in report ? analysisSections(report) : []),
    {
      title: 'Not found',
      entries: report.not_found.map(({ label, looked_for }) => ({ label, text: looked_for, quote: '', place: '' })),
    },
  ];
  return {
    title: report.title,
    notes: report.notes,
    sections: sections.filter(({ entries, table }) => entries.length > 0 || table !== undefined),
  };
}

const names = { tenant: 'Tenant', landlord: 'Landlord', both: 'Both' } as const;

export function placeOf({ clause, page, confidence }: Pick<Passage, 'clause' | 'page' | 'confidence'>): string {
  return `${clause}, page ${page}${confidence === 'low' ? ', recognised' : ''}`;
}

function entry(label: string, text: string, passage: Passage | null): OutlineEntry {
  return { label, text, quote: passage?.quote ?? '', place: passage ? placeOf(passage) : '' };
}

export function riskEntry(risk: Risk): OutlineEntry {
  const text = [risk.text, risk.why, `Ask: ${risk.question}`].filter((part) => part !== '').join(' ');
  const label = `${risk.severity}, ${risk.hurts === 'both' ? 'both sides' : risk.hurts}`;
  if (risk.quote === null) return { label, text: `${text} ${risk.looked_for}`, quote: '', place: '' };
  return { label, text, quote: risk.quote, place: placeOf(risk) };
}

export function listOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as T];
}

function fieldSections(report: DocumentReport): OutlineSection[] {
  const groups = [...new Set(report.labels.map(({ group }) => group))];
  return groups.map((group) => {
    const entries: OutlineEntry[] = [];
    const schedule: Finding[] = [];
    for (const { id, label } of report.labels.filter((each) => each.group === group)) {
      for (const finding of listOf<Finding>(report.fields[id])) {
        if (isRentRow(finding.value)) schedule.push(finding);
        else entries.push(entry(label, [finding.shown, finding.note].filter(Boolean).join(' '), finding));
      }
    }
    const section = { title: group, entries };
    return schedule.length === 0 ? section : { ...section, table: rentTable(schedule) };
  });
}

export function isRentRow(value: Finding['value']): value is RentRow {
  return typeof value === 'object';
}

const rentColumns: readonly [string, (row: RentRow) => string][] = [
  ['From', (row) => row.from ?? (row.from_month === undefined ? '' : `Month ${row.from_month}`)],
  ['To', (row) => row.to ?? (row.to_month === undefined ? '' : `Month ${row.to_month}`)],
  ['Year', (row) => (row.year === undefined ? '' : String(row.year))],
  ['Per sf a year', (row) => dollars(row.psf)],
  ['Per sf a month', (row) => dollars(row.psf_month)],
  ['Monthly', (row) => dollars(row.monthly)],
  ['Annual', (row) => dollars(row.annual)],
];

/** Only the columns that the document fills. */
export function rentTable(schedule: readonly Finding[]): OutlineTable {
  const rows = schedule.flatMap((finding) => (isRentRow(finding.value) ? [{ row: finding.value, finding }] : []));
  const columns = rentColumns.filter(([, shown]) => rows.some(({ row }) => shown(row) !== ''));
  return {
    caption: 'Rent schedule',
    head: [...columns.map(([head]) => head), 'Place'],
    rows: rows.map(({ row, finding }) => [...columns.map(([, shown]) => shown(row)), placeOf(finding)]),
  };
}

function dollars(amount: number | undefined): string {
  if (amount === undefined) return '';
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;
}

function briefSection(report: LeaseAnalysis): OutlineSection {
  return { title: 'In one page', entries: report.brief.map((each) => entry('', each.text, each)) };
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
      title: 'Compared with what is customary',
      entries: report.comparison.map((each) =>
        entry(`${each.topic}: ${each.verdict}`, `${each.text} Customary: ${each.customary}`, each.passage),
      ),
    },
    ...(['tenant', 'landlord'] as const).map((side) => ({
      title: `Negotiation points for the ${side}`,
      entries: report.negotiation[side].map((each) => entry(each.point, each.ask, each.passage)),
    })),
    {
      title: 'Clauses',
      entries: report.clauses.flatMap((clause) =>
        clause.summary.map((passage, index) =>
          entry(index === 0 ? [clause.label, clause.title].filter(Boolean).join(' ') : '', '', passage),
        ),
      ),
    },
  ];
}
