import { before, type Exclusion } from '../../field.ts';

/** `that certain Lease dated May 1, 2001 between OLD OWNER, as landlord, and …`: the parties of another, earlier lease. */
export const earlierLease: Exclusion = {
  name: 'earlierLease',
  excludes: (candidate) =>
    candidate.kind === 'phrase' &&
    /\b(?:certain|original|prior|existing|master|prime|entered\s+into\s+(?:a|an|the|that))\b[^.;]{0,60}\b(?:lease|sublease|agreement)\b(?![^;]*\b(?:is|are)\s+(?:\w+\s+){0,2}(?:made|entered|executed|dated|effective)\b)[^;]{0,200}$|\bpredecessor[^.;]{0,40}$/i.test(
      before(candidate, 260),
    ),
};

/** `Brokers: Stream Realty (Landlord) and Ridgeline, LLC (Tenant)`: the party that a broker represents. */
export const brokersClient: Exclusion = {
  name: 'brokersClient',
  excludes: (candidate) =>
    (candidate.kind === 'definedTerm' || candidate.kind === 'phrase') &&
    /^\W*(?:\d{1,2}[.)]\s+)?(?:(?:real\s+estate|leasing|listing)\s+)?(?:brokers?|agents)(?:\(s\))?\s*[:.\t]/i.test(
      candidate.block.text,
    ),
};

/** The clause on notices names addressees, who are not always the parties. */
export const noticeAddress: Exclusion = {
  name: 'noticeAddress',
  excludes: ({ block, kind }) => kind === 'label' && /\bnotices?\b/.test(block.section),
};
