import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { DocumentReport } from '#contract/lease-report.ts';
import { showPlace } from '#contract/report/show.ts';
import { tabOfKey } from '#contract/report/tabs.ts';
import type { InForce } from '#contract/tenancy.ts';
import type { ComparedTerm, ComparedValue } from '#contract/term-comparison.ts';
import type { OwnDocuments } from '#features/reports/server/index.ts';
import type { Tenancies } from '#features/tenancies/server/index.ts';
import { type Api, createApi, mount } from '#server/base/http/endpoints.ts';
import {
  type Comparison,
  type ComparisonReader,
  type ComparisonSide,
  type ComparisonSubject,
  readComparison,
} from '../contract.ts';

export interface ComparisonParts {
  readonly reports: OwnDocuments;
  readonly tenancies: Pick<Tenancies, 'readAll' | 'inForceOf'>;
  /** A pure function. */
  compareTerms(first: DocumentReport, second: DocumentReport): ComparedTerm[];
}

/** Comparisons of two leases, or of a letter of intent and a lease. The slice owns no data. */
export function createComparison({ reports, tenancies, compareTerms }: ComparisonParts): ComparisonSlice {
  async function compare(ownerId: string, firstId: string, secondId: string): Promise<Comparison | null> {
    const together = await tenancies.readAll(ownerId);
    const chosen = [firstId, secondId].map((id) => ({ id, tenancy: together.find((each) => each.id === id) }));
    const found = await reports.read(
      ownerId,
      chosen.flatMap(({ id, tenancy }) => tenancy?.reportIds ?? [id]),
    );
    const sides = chosen.flatMap(({ id, tenancy }): Side[] => {
      if (tenancy) {
        const inForce = tenancies.inForceOf(tenancy, found);
        const documents = tenancy.reportIds.flatMap((reportId) => {
          const document = found.get(reportId)?.document;
          return document && 'changes' in document
            ? [{ id: reportId, name: document.instruments.find(({ operative }) => operative)?.label ?? document.title }]
            : [];
        });
        const subject = { id, title: tenancy.name, kind: 'tenancy' as const, href: `/my-reports/tenancies/${id}` };
        return inForce ? [{ subject, report: inForce.report, tenancy: { inForce, documents } }] : [];
      }
      const own = found.get(id);
      if (!own) return [];
      const kind = 'binding' in own.document ? ('letter' as const) : ('lease' as const);
      const subject = { id, title: own.document.title, kind, href: `/my-reports/${id}` };
      return [{ subject, report: own.document, tenancy: null }];
    });
    // A letter is the offer that the lease is compared with.
    const [first, second] = sides.toSorted((a, b) => Number(isLetter(b)) - Number(isLetter(a)));
    if (!first || !second) return null;
    return {
      first: first.subject,
      second: second.subject,
      terms: compareTerms(first.report, second.report).map((term) => ({
        ...term,
        first: sideOf(first, term.id, term.first),
        second: sideOf(second, term.id, term.second),
      })),
    };
  }

  const api = createApi();
  mount(api, readComparison, async ({ viewer, query }) => {
    const comparison = await compare(viewer.user.id, query.first, query.second);
    if (!comparison) throw new AppError('report_not_found');
    return comparison;
  });

  return {
    api,
    reader: {
      async choices(ownerId) {
        const [entries, together] = await Promise.all([reports.list(ownerId), tenancies.readAll(ownerId)]);
        return [
          ...together
            .filter(({ reportIds }) => reportIds.length > 0)
            .map(({ id, name }) => ({ id, title: name, kind: 'tenancy' as const })),
          ...entries.map(({ id, title, feature }) => ({
            id,
            title,
            kind: feature === 'loi-analysis' ? ('letter' as const) : ('lease' as const),
          })),
        ];
      },
      async compare(ownerId, first, second) {
        const areIds = [first, second].every((id) => z.uuid().safeParse(id).success);
        return areIds ? compare(ownerId, first, second) : null;
      },
    },
  };
}

export interface ComparisonSlice {
  readonly api: Api;
  readonly reader: ComparisonReader;
}

interface Side {
  readonly subject: ComparisonSubject;
  readonly report: DocumentReport;
  /** The document that each of a tenancy's terms comes from. */
  readonly tenancy: {
    readonly inForce: InForce;
    readonly documents: readonly { readonly id: string; readonly name: string }[];
  } | null;
}

const isLetter = ({ subject }: Side) => subject.kind === 'letter';

function sideOf({ subject, tenancy }: Side, id: string, value: ComparedValue | null): ComparisonSide | null {
  if (value === null) return null;
  const { shown, state, reason, key, passage } = value;
  const said = { shown, state, ...(reason === undefined ? {} : { reason }), quote: passage?.quote ?? '' };
  const place = passage ? showPlace(passage) : enteredPlace;
  if (tenancy === null) return { ...said, place, href: addressOf(subject.id, key) };
  const step = tenancy.inForce.terms.find((term) => term.id === id)?.steps.at(-1)?.source;
  const source = step ?? tenancy.inForce.rent[Number(key.split('-').at(-1))]?.source;
  const document = source && tenancy.documents[source.document];
  if (!source || !document) return { ...said, place, href: subject.href };
  return {
    ...said,
    place: `${document.name}, ${source.passage ? showPlace(source.passage) : enteredPlace}`,
    href: addressOf(document.id, source.key),
  };
}

/** The document says nothing about this, and the user entered the value. */
const enteredPlace = 'entered by you';

function addressOf(reportId: string, key: string): string {
  return `/my-reports/${reportId}?tab=${tabOfKey(key)}&source=${key}`;
}
