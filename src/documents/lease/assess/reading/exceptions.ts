import type { Statement } from './statement.ts';

/** A limit or a revocation of a statement. */
export interface Exception {
  readonly text: string;
  readonly where: 'before' | 'sentence' | 'next';
  /** `denies`: revokes the whole statement; `limits`: excludes some cases. */
  readonly effect: 'denies' | 'limits';
}

const cue =
  /\b(?:unless|except(?:ing)?|other\s+than|excluding|exclusive\s+of|save\s+(?:and\s+except|for|that|as|only)\b|but\s+(?:not(?!\s+limited)|only|excluding|in\s+no\s+event)|provided,?\s*(?:however,?\s*)?that|provided,?\s+however|however|(?:notwithstanding\s+)?the\s+foregoing)\b/gi;
const trivial =
  /^(?:unless|except)\s+(?:as\s+|if\s+|to\s+the\s+extent\s+)?(?:is\s+)?(?:may\s+(?:otherwise\s+)?be|otherwise|expressly|specifically|hereinafter|herein|elsewhere|sooner|earlier|provided|set\s+forth|stated|permitted|required\s+by|prohibited\s+by|limited\s+by|this\s+lease|landlord\s+(?:otherwise\s+)?(?:agrees|consents|elects)|lessor\s+(?:agrees|consents|elects))\b|^(?:other\s+than|except\s+for|save)\s+(?:as\s+)?(?:expressly|otherwise)\b|^exclusive\s+of\s+(?:sundays|holidays|saturdays)/i;
const takesBack =
  /\b(?:shall|does|do|will|must|is|are|be)\s+(?:not\s+(?:be\s+)?(?:apply|applicable|effective|enforceable)|inapplicable|(?:be\s+)?of\s+no\s+(?:further\s+)?(?:force|effect)|(?:be\s+)?(?:hereby\s+|intentionally\s+)?(?:deleted|omitted|null\s+and\s+void|waived))\b|\b(?:has|have)\s+no\s+such\s+(?:right|lien|obligation|option|power|duty|liability)|\bnot\s+have\s+(?:any\s+)?(?:such|the\s+foregoing)\s+(?:right|lien|obligation|option|power|duty|liability)|\bno\s+such\s+(?:right|lien|obligation|option|power|duty|liability)\b/i;
const refersBack =
  /\b(?:the\s+foregoing|this\s+(?:section|paragraph|article|provision|sentence|clause|subsection)|such\s+(?:right|lien|obligation|option|power|duty|liability)|this\s+(?:[a-z]+\s+)?(?:does|shall|will)\s+not|the\s+(?:preceding|provisions\s+of\s+this|above)|same)\b/i;
/** `shall not apply to …`, `if …`: excludes some cases only. */
const partial =
  /^[^.;]{0,30}?\b(?:to|if|unless|where|when|whenever|during|so\s+long|as\s+long|until|with\s+respect|in\s+the\s+(?:event|case)|for|in\s+connection|except)\b/i;
const opensException =
  /^\W*(?:\(?[a-z0-9]{1,4}[.)]\s+)?(?:notwithstanding|however|provided|except|nothing|but\b|the\s+(?:foregoing|above|provisions\s+of\s+this|preceding)|this\s+(?:section|paragraph|article|provision|sentence|clause|waiver|right|lien|indemnity|obligation|release)\b|such\s+(?:right|lien|obligation|option)|in\s+no\s+event|under\s+no\s+circumstances|anything|(?:landlord|lessor)\s+(?:hereby\s+)?(?:waives|agrees\s+that\s+(?:the\s+foregoing|it))|tenant[’']s\s+obligations?\s+under\s+this\s+(?:section|paragraph))/i;
/**
 * Sentences that only strengthen the statement: no further instrument is needed, the landlord does not waive a right,
 * it is not a penalty.
 */
export const confirms =
  /\bno\s+(?:further|additional|separate|other)\s+(?:instruments?|acts?|documents?|agreements?)\b|\bself[\s-]?operative\b|\bnot\s+(?:be\s+)?(?:deemed|construed|considered|operate|constitute)\b[^.;]{0,60}\b(?:penalty|waiver\s+of|forfeiture|election)\b|\b(?:construed|operate|deemed)\b[^.;]{0,40}\bas\s+a\s+waiver\s+(?:of|by)\s+(?:the\s+)?(?:landlord|lessor)|\benforced\s+solely\s+by\b|\bthird[\s-]part(?:y|ies)\s+beneficiar/i;
const adverse =
  /\b(?:not|no|only|nothing|never|neither|except|unless|excluding|limited\s+to|exclude|deleted|omitted|void|inapplicable|waived)\b/i;

/**
 * `Landlord shall however subordinate its lien`, `Tenant may nevertheless deduct`, `However, rent abates after three
 * days`: limits the statement without a negation.
 */
export const softens =
  /^\W*(?:the\s+)?(?:sub-?)?(?:landlord|lessor|tenant|lessee)\s+(?:shall|will|must|may|is)\s+(?:however|nevertheless|nonetheless)\b|^\W*however,?\s[^.;]{0,90}\b(?:may|released|receives?|abates?|entitled|applies)\b|^\W*(?:this|these)\s+(?:[a-z]+\s+){0,2}(?:does|do|shall|will|may)\s+not\b/i;

/** Exceptions in the sentence around the verb phrase, and in the next sentences of the clause. */
export function exceptionsOf(statement: Statement): Exception[] {
  const own = [...statement.tail.matchAll(cue)].flatMap((match): Exception[] => {
    const rest = statement.tail.slice(match.index, match.index + 260);
    const text = rest.slice(0, stopOf(rest));
    if (trivial.test(text)) return [];
    const isCondition = /^(?:provided|however|notwithstanding|the\s)/i.test(text);
    if (isCondition && (!adverse.test(text) || confirms.test(text))) return [];
    return [{ text, where: 'sentence', effect: effectOf(text) }];
  });
  const lead = /^\W*(?:\(?[a-z0-9.]{1,6}\)?\s+)?(?:except|unless)\b[^,;.]{0,200},/i.exec(
    statement.scope.slice(statement.ownStart, statement.act.start),
  )?.[0];
  const before: Exception[] =
    lead !== undefined && !trivial.test(lead.slice(lead.search(/\b(?:except|unless)/i)))
      ? [{ text: lead, where: 'before', effect: 'limits' }]
      : [];
  const next = statement.after.flatMap((sentence): Exception[] =>
    ((opensException.test(sentence) && adverse.test(sentence)) || softens.test(sentence)) && !confirms.test(sentence)
      ? [{ text: sentence.slice(0, 320), where: 'next', effect: effectOf(sentence) }]
      : [],
  );
  return [...before, ...own, ...next];
}

function effectOf(text: string): 'denies' | 'limits' {
  const match = takesBack.exec(text);
  if (!match || !refersBack.test(text)) return 'limits';
  return partial.test(text.slice(match.index + match[0].length)) ||
    /\b(?:if|unless|where|when)\b/i.test(text.slice(0, match.index))
    ? 'limits'
    : 'denies';
}

function stopOf(text: string): number {
  const stop = text.search(/[;.](?:\s|$)/);
  return stop < 0 ? text.length : stop;
}
