import type { Risk, Severity, Side } from '../../../contract/document-report.ts';
import type { Quote } from '../../document.ts';
import type { Facts } from '../facts.ts';
import { passageOf } from '../prepare/passage.ts';

/** A rule looks at the facts and says what is risky in them, each time on a passage or on the absence of one. */
export interface RiskRule {
  readonly rule: string;
  readonly why: string;
  readonly question: string;
  readonly hurts: Side;
  find(facts: Facts): readonly RiskDraft[];
}

export type RiskDraft =
  | { readonly severity: Severity; readonly text: string; readonly quote: Quote }
  | { readonly severity: Severity; readonly text: string; readonly lookedFor: string };

export function riskOf(rule: RiskRule, draft: RiskDraft): Risk {
  const said = {
    rule: rule.rule,
    severity: draft.severity,
    text: draft.text,
    why: rule.why,
    question: rule.question,
    hurts: rule.hurts,
  };
  return 'quote' in draft
    ? { ...said, ...passageOf(draft.quote) }
    : { ...said, quote: null, page: null, clause: null, looked_for: draft.lookedFor };
}

/** A draft on the passage of a field, when it was found and the test answers a severity and a sentence. */
export function onField(
  facts: Facts,
  id: string,
  test: (words: string, shown: string) => { severity: Severity; text: string } | null,
): RiskDraft[] {
  const field = facts.get(id);
  if (!field) return [];
  const draft = test(field.quote.text.replace(/\s+/g, ' '), field.candidate.shown);
  return draft === null ? [] : [{ ...draft, quote: field.quote }];
}

/** A draft on the absence of a field; an amendment is silent on most things, and that is no finding. */
export function whenAbsent(facts: Facts, id: string, draft: { severity: Severity; text: string }): RiskDraft[] {
  if (facts.amendment || facts.get(id) !== null) return [];
  const rule = facts.fields.missing.find((missing) => missing.id === id);
  return [{ ...draft, lookedFor: `Looked for ${rule?.lookedFor ?? id}; found none.` }];
}

/** The sentence with the first match of a pattern in paragraphs with one of the words, outside attachments. */
export function sentenceWith(facts: Facts, words: readonly string[], pattern: RegExp): Quote | null {
  for (const hit of facts.text.hits(words, pattern)) {
    if (hit.block.attached) continue;
    // A short item of a list is quoted whole, and nothing of its neighbours.
    const item = facts.text.pairs.findLast(
      (pair) =>
        pair.strength === 'labelled' &&
        pair.block === hit.block &&
        pair.labelSpan.start <= hit.start &&
        hit.start < pair.value.end,
    );
    if (item && item.value.end - item.labelSpan.start < 420)
      return facts.text.quote({ start: item.labelSpan.start, end: Math.max(hit.end, item.value.end) });
    const end = Math.min(hit.block.end, hit.end + 200);
    const stop = facts.document.text.slice(hit.end, end).search(/[.;](?:\s|$)/);
    const lead = facts.document.text.slice(Math.max(hit.block.start, hit.start - 160), hit.start);
    const cut = Math.max(lead.lastIndexOf('. '), lead.lastIndexOf('; '));
    const start =
      cut >= 0
        ? hit.start - lead.length + cut + 2
        : lead.length < 160
          ? hit.start - lead.length
          : hit.start - lead.length + lead.indexOf(' ') + 1;
    const open = end < hit.block.end ? Math.max(hit.end, facts.document.text.lastIndexOf(' ', end)) : end;
    return facts.text.quote({ start, end: stop < 0 ? open : hit.end + stop + 1 });
  }
  return null;
}
