import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gateLease } from '#documents/lease/gate.ts';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import type { Label, LabelledDocument, RentLabel } from './labels.ts';
import { analysisReport } from './read-documents.ts';
import { type FieldScore, scoreFields, scoreRent } from './score-fields.ts';

const folder = join(import.meta.dirname, '..', '..', 'lease-documents', 'wordings');

/**
 * The leases written for testing: their texts, and the values in their `@` lines
 * (tests/lease-documents/wordings/README.md).
 */
function wordings(): { labels: LabelledDocument; text: string; read: boolean }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      const fields: Record<string, Label[]> = {};
      const absent: string[] = [];
      const rent: RentLabel[] = [];
      const dates: { label: string; date: string }[] = [];
      lines.forEach((line, at) => {
        if (!line.startsWith('@')) return;
        const quote = lines.slice(at).find((each) => !each.startsWith('@')) ?? '';
        const [name = '', rest = ''] = line.slice(1).split(/[ =](.*)/s);
        if (name === 'rent') {
          rent.push(
            Object.fromEntries(
              rest.split(' ').map((part) => {
                const [key = '', value = ''] = part.split('=');
                return [key, /^(?:from|to)$/.test(key) ? value : Number(value)];
              }),
            ),
          );
        } else if (name === 'date') dates.push({ date: rest.slice(0, 10), label: rest.slice(11) });
        else if (rest === 'absent' && line.includes(' ')) absent.push(name);
        else {
          const value = rest === 'true' ? true : /^\d+(?:\.\d+)?$/.test(rest) ? Number(rest) : rest;
          fields[name] = [...(fields[name] ?? []), { value, quote: quote.trim() }];
        }
      });
      const name = file.slice(0, -4);
      return {
        labels: {
          name,
          path: file,
          family: name,
          split: 'opened',
          kind: 'lease',
          fields,
          absent,
          rent: rent.length > 0 ? rent : null,
          dates,
          risks: [],
          falseFriends: [],
        },
        text: lines.filter((line) => !line.startsWith('@')).join('\n'),
        read: Number(file.slice(0, 2)) % 2 === 1,
      };
    });
}

interface Counts {
  right: number;
  wrongAsFound: number;
  wrongToCheck: number;
  missing: number;
}

/** The totals for each half, and the differences for the half that may be read. */
export function describeWordings(): string {
  const lines: string[] = [];
  const totals = { 'put away': emptyCounts(), read: emptyCounts() };
  for (const { labels, text, read } of wordings()) {
    const document = caseDocument(text);
    const prepared = prepareText(document);
    const gate = gateLease(prepared);
    const report = analysisReport({ document, text: prepared, gate, letterGate: gate });
    const counts = totals[read ? 'read' : 'put away'];
    for (const score of scoreFields(labels, report.fields, document.text)) {
      count(counts.all, score);
      if (score.isCore) count(counts.core, score);
      if (read && score.outcome !== 'right')
        lines.push(
          `${labels.name}, ${score.field}: ${score.outcome}; labelled ${score.expected}, reported ${score.got}`,
        );
    }
    const rent = scoreRent(labels, report.rent);
    counts.rent.right += rent?.right ?? 0;
    counts.rent.labelled += rent?.labelled ?? 0;
    const shown = new Set(report.dates.filter(({ state }) => state === 'found').map(({ date }) => date));
    counts.days.right += labels.dates.filter(({ date }) => shown.has(date)).length;
    counts.days.labelled += labels.dates.length;
  }
  return [...lines, ...Object.entries(totals).map(([half, counts]) => `${half}: ${JSON.stringify(counts)}`)].join('\n');
}

function emptyCounts() {
  const counts = (): Counts => ({ right: 0, wrongAsFound: 0, wrongToCheck: 0, missing: 0 });
  const shares = () => ({ right: 0, labelled: 0 });
  return { core: counts(), all: counts(), rent: shares(), days: shares() };
}

function count(counts: Counts, { outcome, state }: FieldScore): void {
  if (outcome === 'right' || outcome === 'missing') counts[outcome] += 1;
  else counts[state === 'found' ? 'wrongAsFound' : 'wrongToCheck'] += 1;
}
