import type { Span } from '#documents/document.ts';
import type { Block } from '../../prepare/block.ts';
import { type LeaseText, sentencesOf } from '../../prepare/lease-text.ts';

/** A duty in a list of covenants, `To keep the interior in good repair`, without its `To`. */
export interface Covenant {
  readonly who: 'tenant' | 'landlord';
  readonly what: string;
  readonly span: Span;
}

const tenant = '(?:sub-?)?(?:tenant|lessee|licensee)';
const landlord = '(?:sub-?)?(?:landlord|lessor|licensor)';
const party = `(?:the\\s+)?(?:(${tenant})|(${landlord}))`;
const promises =
  '(?:hereby\\s+|further\\s+|also\\s+|jointly\\s+and\\s+severally\\s+){0,3}(?:covenants?|agrees?|undertakes?)';
/** `The Tenant covenants with the Landlord as follows:`, `THE TENANT HEREBY COVENANTS WITH THE LANDLORD`. */
const leadIn = new RegExp(
  `(?:^|[\\d.)\\s])${party}\\s+${promises}(?:\\s+and\\s+(?:agrees?|undertakes?|covenants?))?(?:\\s+(?:with|to)\\s+(?:the\\s+)?(?:sub-?)?(?:landlord|lessor|licensor|tenant|lessee|licensee)){0,1}(?:\\s+(?:as\\s+follows|the\\s+following|that|throughout\\s+the\\s+term|during\\s+the\\s+term)){0,2}\\s*(?:[:.,–—-]\\s*)?$`,
  'i',
);
/** `Tenant’s Covenants`, `Covenants by the Tenant`, `Obligations of the Lessee`. */
const title = new RegExp(
  `^(?:${party}(?:[’']?s[’']?)?\\s+(?:covenants?|obligations|undertakings)|(?:covenants?|obligations|undertakings)\\s+(?:by|of|on\\s+the\\s+part\\s+of)\\s+${party})\\W*$`,
  'i',
);
/** `The Tenant shall, at its own expense:`; a condition before it would apply to every item. */
const shallLead = new RegExp(
  `^\\W*(?:\\(?[a-z\\d.]{1,6}[.)]\\s+|\\d{1,2}(?:\\.\\d{1,2}){1,3}\\.?\\s+)?(?:(?:throughout|during)\\s+the\\s+term,?\\s+)?${party}\\s+(?:shall|must|will|agrees?\\s+to|undertakes?\\s+to|covenants?\\s+to|is\\s+to)(?:,\\s+(?:at|during|throughout)\\s[^,:]{3,60},?)?\\s*:$`,
  'i',
);
/** `(b) keep the drains free`, `(d) not store petrol`: an item of such a list. */
const item = /^\s*\(?(?:[a-z]{1,2}|[ivxl]{1,5}|\d{1,2})[.)]\s+(not\s+)?([a-z]{3,})\b(?=\s)/;
/** A duty at the beginning of an item or of one of its sentences. */
const infinitive =
  /^\s*(?:\(?(?:[a-z]{1,2}|[ivxl]{1,5}|\d{1,2})[.)]\s+|\d{1,2}(?:\.\d{1,3}){1,3}[.)]?\s+){0,2}(not\s+)?to\s+([a-z]{2,})\b/i;
/** `To the extent that`, `To be or not`: not a duty. */
const noVerb =
  /^(?:the|if|for|in|on|at|by|with|from|not|no|upon|within|where|when|unless|a|an|any|be|which|that|this|such|its|all|each|avoid|clarify|date|wit)$/i;
const ended = /[.;:]/;

function partyOf(match: RegExpExecArray | null, from = 1): 'tenant' | 'landlord' | null {
  if (match === null) return null;
  for (let at = from; at < match.length; at += 2) {
    if (match[at] !== undefined) return 'tenant';
    if (match[at + 1] !== undefined) return 'landlord';
  }
  return null;
}

/** The party that a list of covenants belongs to, by the line above the list or the heading around it. */
function promisorOf(text: LeaseText, block: Block): 'tenant' | 'landlord' | null {
  for (let index = block.index - 1; index >= Math.max(0, block.index - 60); index -= 1) {
    const above = text.blocks[index];
    if (above === undefined || above.attached !== block.attached) break;
    const line = above.text.trim();
    const lead = line.length < 200 ? (partyOf(leadIn.exec(line)) ?? partyOf(title.exec(line))) : null;
    if (lead !== null) return lead;
    if (shallLead.test(line)) return null;
    if (infinitive.test(line)) continue;
    // Another item may be a separate sentence; a heading ends the list.
    if (above.kind === 'heading' || above.section !== block.section) break;
  }
  const inner = block.section.split(' > ').reverse();
  for (const each of inner) {
    const plain = each.trim();
    const named = partyOf(title.exec(plain)) ?? partyOf(leadIn.exec(plain));
    if (named !== null) return named;
  }
  return null;
}

/** The duty in an item whose list begins with `The Tenant shall:`; null if it belongs to no such list. */
function listedBy(text: LeaseText, block: Block): Covenant[] | null {
  for (let index = block.index - 1; index >= Math.max(0, block.index - 30); index -= 1) {
    const above = text.blocks[index];
    if (above === undefined || above.attached !== block.attached || above.section !== block.section) return null;
    if (item.test(above.text)) continue;
    const who = partyOf(shallLead.exec(above.text.trim()));
    if (who === null) return null;
    const match = item.exec(block.text);
    const words = block.text
      .slice((match?.[0].length ?? 0) - (match?.[2]?.length ?? 0))
      .replace(/\s+/g, ' ')
      .trim();
    if (match === null || noVerb.test(match[2] ?? '') || words.length < 12 || /:$/.test(words)) return [];
    return [{ who, what: match[1] === undefined ? words : `not ${words}`, span: block }];
  }
  return null;
}

/**
 * The duties in a paragraph of a list of covenants, `5.1 To keep …`, `(f) Not to make …`. Each is shown with its
 * exceptions, up to the end of its sentence.
 */
export function covenantsIn(text: LeaseText, block: Block): Covenant[] {
  const listed = item.test(block.text) ? listedBy(text, block) : null;
  if (listed !== null) return listed;
  if (!infinitive.test(block.text)) return [];
  const who = promisorOf(text, block);
  if (who === null) return [];
  return sentencesOf(block).flatMap((span): Covenant[] => {
    const sentence = block.text.slice(span.start - block.start, span.end - block.start);
    const match = infinitive.exec(sentence);
    if (match === null || noVerb.test(match[2] ?? '')) return [];
    const words = sentence
      .slice(match[0].length - (match[2] ?? '').length)
      .replace(/\s+/g, ' ')
      .trim();
    // The duty continues in the paragraphs of a list below it.
    if (words.length < 12 || (/:$/.test(words) && ended.test(words))) return [];
    return [{ who, what: match[1] === undefined ? words : `not ${words}`, span }];
  });
}
