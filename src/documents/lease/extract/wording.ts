import type { ReadValue, ValueReader } from './readers.ts';

/** Sources of patterns with the flag `i`. Neither 'tenants' nor 'tenant’s' is a subject. */
export const theTenant = "\\b(?:sub-?)?(?:tenant|lessee|licensee|party\\s+b)\\b(?![’'])";
export const theLandlord =
  "\\b(?:(?:(?:sub|over)-?)?(?:landlord|lessor|licensor|party\\s+a)|owner(?=,?\\s+(?:shall|may|will|must|agrees|at\\s+its)\\b))\\b(?![’'])";
export const must =
  '\\b(?:shall|will|must|should|agrees?\\s+to|agrees?\\s+that|covenants?|(?:is|are)\\s+(?:obligated|required)|needs\\s+to)\\b';
/** The number of an item before its words: `(a) `, `3. `, `2.14 `; optional, no groups. */
export const itemNumber = '(?:\\(?\\w{1,4}[.)]\\s+|\\d{1,2}(?:\\.\\d{1,2}){1,3}\\.?\\s+)?';
/** Pays a cost: 'shall promptly pay', 'is responsible for', 'pays'. */
export const bears = `(?:${must}[^.;]{0,120}\\b(?:pay|paid|paying|reimburse|responsible|liable|bear|assume)\\b|\\b(?:is|are)\\s+(?:\\w+\\s+)?(?:responsible|liable)\\s+for\\b|\\b(?:pays|bears)\\b)`;

/** An amount in any currency, as printed; no groups. */
export const anyAmount =
  '(?:(?:(?:US|NT|HK|CA?|A|S)?\\$|[£€¥￥₹]|\\bRs\\.?|\\b(?:RMB|CNY|USD|TWD|NTD|CAD|GBP|EUR|HKD|SGD|INR)\\s?[$£€¥￥]?)\\s?\\d[\\d,.]*\\d|\\d[\\d,.]{0,30}\\d\\s?(?:RMB|CNY|yuan|USD|TWD|CAD|GBP|EUR|euros?|€)(?![a-z]))';

/** For fields whose value is a sentence: a second sentence on the topic does not contradict the first. */
export const anyWording = (): boolean => true;

/** The first value up to the end of the sentence. */
export function firstInSentence(read: ValueReader): ValueReader {
  return (piece) => read(piece.slice(0, sentenceEnd(piece))).slice(0, 1);
}

function sentenceEnd(piece: string): number {
  const stop = /[.;]["”’)]{0,2}\s+(?=["“(]?[A-Z])/.exec(piece);
  return stop === null ? piece.length : stop.index + 1;
}

const fromOldToNew =
  /\b(?:changed|increased|decreased|reduced|amended|revised|adjusted|modified)\s+from\s+(?:[^.;]|\.\d){1,80}?\sto\s+(?:be\s+)?/i;

/** `is increased from 5.47% to 7.31%`: the agreed value, not the previous one. */
export function asChanged(read: ValueReader): ValueReader {
  return (piece) => {
    const match = fromOldToNew.exec(piece.slice(0, 200));
    if (match === null) return read(piece);
    const at = match.index + match[0].length;
    return read(piece.slice(at)).map((each) => ({ ...each, start: each.start + at, end: each.end + at }));
  };
}

/** 'None', 'N/A', 'waived' at the beginning of the text next to a label. */
export function readNone(piece: string): ReadValue[] {
  const match = /^\W*(?:none|n\/?a|not\s+applicable|waived|zero|-0-)(?!\w)/i.exec(piece);
  return match === null ? [] : [{ value: 'none', shown: 'None', start: 0, end: match[0].length }];
}

/** Free text next to a label: up to the end of its first sentence, without a cross-reference after it. */
export function readText(piece: string): ReadValue[] {
  const line = piece.split('\n')[0] ?? '';
  const stop = /[.;](?=\s+[A-Z(“"])|(?:(?<!\s)\s+)?\((?:see|all subject|subject)\b/i.exec(line);
  const raw = stop !== null && stop.index > 3 ? line.slice(0, stop.index) : line;
  const text = raw.replace(/(?<![\s.;,])[\s.;,]+$/, '');
  const start = text.length - text.trimStart().length;
  const value = text.trim();
  return /[A-Za-z]{3}/.test(value) ? [{ value, shown: value, start, end: start + value.length }] : [];
}
