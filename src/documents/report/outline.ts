import type { DocumentReport, LeaseAnalysis, LetterReport, Obligation } from '#contract/lease-report.ts';
import { headerFacts, noRisks, summaryLines } from '#contract/report/facts.ts';
import { showClause, showDay, showPages, showPlace } from '#contract/report/show.ts';
import { type ReportTab, reportTabs } from '#contract/report/tabs.ts';
import { answerNames, bindingNames, bindingSentence, capital } from '#contract/report/words.ts';
import { findingsOf, pleaseChecks, rentField } from '#contract/report-checks.ts';
import { progressWords } from '#contract/review-words.ts';
import {
  changeEntry,
  dateEntry,
  ended,
  factEntry,
  fieldEntry,
  line,
  type OutlineEntry,
  passageEntry,
  plainEntry,
  riskEntry,
  shortQuote,
  withReview,
} from './outline-entries.ts';
import { type OutlineTable, rentEntries, rentTables } from './outline-rent.ts';

/**
 * A report as every download lays it out, in the order of its page: sections of entries, each with its passage and
 * position.
 */
export interface Outline {
  readonly title: string;
  readonly notes: readonly string[];
  readonly sections: readonly OutlineSection[];
}

export interface OutlineSection {
  readonly title: string;
  /** 1: a part, like a tab of the page; 2: a group within the part before it. */
  readonly level: 1 | 2;
  readonly entries: readonly OutlineEntry[];
  readonly tables?: readonly OutlineTable[];
}

/** `today` (YYYY-MM-DD) determines which rent is current and which date is next. */
export function outlineOf(report: DocumentReport, today: string): Outline {
  return {
    title: report.title,
    notes: [...report.notes, progressWords(report)].filter((note) => note !== ''),
    sections: [
      ...part(`At a glance, ${showDay(today)}`, { entries: headerFacts(report, today).map(factEntry) }),
      ...tab('summary', { entries: summaryLines(report).map(factEntry) }, [
        ...('binding' in report ? [bindingGroup(report)] : []),
        instrumentGroup(report),
      ]),
      ...tab('check', { entries: checkEntries(report) }),
      ...tab('terms', {}, [changeGroup(report), ...termGroups(report), notFoundGroup(report)]),
      ...tab('rent', { tables: rentTables(report), entries: rentEntries(report) }),
      ...tab('dates', { entries: report.dates.filter(isFound).map(dateEntry) }),
      ...tab(
        'risks',
        {
          entries:
            report.risks.length === 0 ? [plainEntry('Risks', noRisks)] : report.risks.filter(isFound).map(riskEntry),
        },
        [crossCheckGroup(report)],
      ),
      ...('questions' in report ? tab('questions', { entries: questionEntries(report) }) : []),
      ...('obligations' in report ? tab('obligations', { entries: obligationEntries(report.obligations) }) : []),
      ...('comparison' in report
        ? [...tab('market', {}, marketGroups(report)), ...tab('clauses', { entries: clauseEntries(report) })]
        : []),
    ],
  };
}

interface Content {
  readonly entries?: readonly OutlineEntry[];
  readonly tables?: readonly OutlineTable[];
}

type Group = Content & { readonly title: string };

function tab(id: ReportTab, own: Content, groups: readonly Group[] = []): OutlineSection[] {
  return part(reportTabs[id], own, groups);
}

/** A part with its groups; empty if all its groups are empty. */
function part(title: string, own: Content, groups: readonly Group[] = []): OutlineSection[] {
  const isFilled = ({ entries = [], tables = [] }: Content) => entries.length + tables.length > 0;
  const filled = groups.filter(isFilled).map((group) => ({ level: 2 as const, entries: [], ...group }));
  if (filled.length === 0 && !isFilled(own)) return [];
  return [{ title, level: 1, entries: [], ...own }, ...filled];
}

const isFound = ({ state }: { readonly state: string }) => state === 'found';

function bindingGroup({ binding }: LetterReport): Group {
  return {
    title: 'Is it binding?',
    entries: [
      plainEntry(
        `${bindingNames[binding.class]}${binding.state === 'check' ? ' (please check)' : ''}`,
        bindingSentence(binding),
      ),
      ...binding.passages.map((passage) => passageEntry('', '', passage)),
    ],
  };
}

function instrumentGroup({ instruments }: DocumentReport): Group {
  return {
    title: 'Documents in this file',
    entries:
      instruments.length < 2
        ? []
        : instruments.map((each) => ({
            ...plainEntry(each.label, each.operative ? 'Used for this report.' : ''),
            place: showPages(each.first_page, each.last_page),
          })),
  };
}

function checkEntries(report: DocumentReport): OutlineEntry[] {
  return pleaseChecks(report).map(({ label, shown, reason, passage }) => ({
    ...plainEntry(label, `${ended(shortQuote(showDay(shown)))} ${reason}`),
    place: passage ? showPlace(passage) : '',
  }));
}

function changeGroup(report: DocumentReport): Group {
  const [title, changes] =
    'changes' in report
      ? ['Changes made by amendments', report.changes]
      : ['Terms replaced by newer ones', report.superseded];
  return { title, entries: changes.filter(({ state }) => state !== 'rejected').map(changeEntry) };
}

function termGroups(report: DocumentReport): Group[] {
  const groups = [...new Set(report.labels.map(({ group }) => group))];
  return groups.map((group) => ({
    title: group,
    entries: report.labels
      .filter((each) => each.group === group && each.id !== rentField)
      .flatMap(({ id, label }) =>
        findingsOf(report, id)
          .filter(isFound)
          .map((finding) => fieldEntry(label, finding)),
      ),
  }));
}

/** Items that were searched for but not found, as one paragraph. */
function notFoundGroup({ not_found }: DocumentReport): Group {
  const labels = not_found.map(({ label }) => label);
  return { title: 'Not found', entries: labels.length === 0 ? [] : [plainEntry('', `${labels.join(', ')}.`)] };
}

function crossCheckGroup({ cross_checks }: DocumentReport): Group {
  return {
    title: 'Cross-checks',
    entries: cross_checks
      .filter(isFound)
      .flatMap(({ severity, text, passages, review }) =>
        passages.map((passage, index) =>
          passageEntry(index === 0 ? capital(severity) : '', index === 0 ? withReview(text, { review }) : '', passage),
        ),
      ),
  };
}

function questionEntries({ questions }: LetterReport): OutlineEntry[] {
  return questions.map((each) =>
    passageEntry(
      `${each.topic} (${answerNames[each.answer].toLowerCase()})`,
      [each.question, each.why, each.looked_for].join(' '),
      each.passage,
    ),
  );
}

const names = { tenant: 'Tenant', landlord: 'Landlord', both: 'Both' } as const;

function obligationEntries(obligations: readonly Obligation[]): OutlineEntry[] {
  return obligations.map((each, index) => {
    const isFirst = index === 0 || obligations[index - 1]?.topic !== each.topic;
    const when = each.when === undefined ? '' : ` (${each.when})`;
    return line(isFirst ? each.topic : '', `${names[each.who]}: ${each.what}${when}`, each);
  });
}

function marketGroups({ comparison, negotiation }: LeaseAnalysis): Group[] {
  return [
    {
      title: 'Market comparison',
      entries: comparison.map((each) =>
        passageEntry(`${each.topic}: ${each.verdict}`, `${each.text} Typical: ${each.customary}`, each.passage),
      ),
    },
    ...(['tenant', 'landlord'] as const).map((side) => ({
      title: `Negotiation points for the ${side}`,
      entries: negotiation[side].map((each) => ({ ...passageEntry(each.point, each.ask, each.passage), quote: '' })),
    })),
  ];
}

function clauseEntries({ clauses }: LeaseAnalysis): OutlineEntry[] {
  return clauses.flatMap((clause) =>
    clause.summary.map((passage, index) => passageEntry(index === 0 ? showClause(clause) : '', '', passage)),
  );
}
