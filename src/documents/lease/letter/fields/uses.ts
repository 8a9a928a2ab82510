import { inSentence, readWords, sentenceWith, underHeading } from '../letter-evidence.ts';
import { letterField } from './letter-field.ts';

export const permittedUse = letterField('permitted_use', [
  underHeading('heading', ['use'], readWords, { unless: /^\W*(?:tbd|to be)/i }),
  inSentence(
    'shallBeUsed',
    /\b(?:premises|space)\b[^.]{0,40}\b(?:used|occupied) (?:only |solely |exclusively )?(?:as|for)\b|\b(?:tenant|lessee) (?:intends to|will|proposes to) (?:use|operate|occupy) the (?:property|premises|space|building)\b[^.;]{0,10}\bas\b|\b(?:use|occupy) the (?:shop|space|premises|unit|suite|building|store)\b[^.]{0,10}\b(?:as|for)\b/i,
    readWords,
  ),
]);

export const exclusiveUse = letterField('exclusive_use', [
  underHeading(
    'heading',
    ['exclusive'],
    sentenceWith(
      /\bno (?:other|one)\b|\bnot\b[^.]{0,40}\b(?:lease|let|rent|permit|sell)\b|\bexclusive\b|\bonly\b/i,
      () => true,
    ),
    {
      unless: /^\W*(?:none|no exclusive|not (?:offered|granted|available)|n\/a)/i,
    },
  ),
  inSentence(
    'otherTenants',
    /\b(?:landlord|owner|LL)\b[^.]{0,20}\b(?:will|shall|must|agrees?) (?:to )?not\b[^.]{0,40}\b(?:lease|let|rent)\b[^.]{0,60}\b(?:whose|primar|main|another|any other|competing|sell)/i,
    (piece) => [{ value: true, shown: piece.trim(), start: 0, end: piece.length }],
  ),
]);

export const radiusRestriction = letterField('radius_restriction', [
  inSentence(
    'miles',
    /\b(?:in|within)\s+(?:a\s+)?(?:(?:\w+\s+)?\()?(\d{1,2}(?:\.\d)?)\)?[\s-]miles?\b/i,
    (piece) => [{ value: Number(piece), shown: `${piece} miles`, start: 0, end: piece.length }],
    {
      unless: /\b(?:landlord|owner|trust)\b[^.]{0,60}\bowned\b|\bno other\b/i,
    },
  ),
]);

export const continuousOperation = letterField('continuous_operation', [
  underHeading(
    'heading',
    ['operation'],
    sentenceWith(/\b(?:shall|must|will|at least|open|days? a week)\b/i, () => true),
    {
      unless:
        /^\W*(?:none|no\b|n\/a|not required)|\bno (?:covenant|obligation|duty|requirement)\b|\bnot (?:be )?(?:required|obliged|obligated)\b/i,
    },
  ),
]);

export const coTenancy = letterField('co_tenancy', [
  underHeading('heading', ['co_tenancy'], readWords, { unless: /^\W*(?:none|no\b|n\/a|not offered)/i }),
]);
