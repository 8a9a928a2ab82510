import type { FieldValue } from '#contract/lease-report.ts';
import type { Quote } from '../../../document.ts';
import { switchedOn } from '../../../rules/case-suite.ts';
import { type Decision, isSameValue, scoredReadings } from '../../extract/decide.ts';
import type { Candidate, Field, FieldContext } from '../../extract/field.ts';
import { type FieldId, fields as sharedFields } from '../../extract/fields/index.ts';
import { floor, weights } from '../../extract/weights.ts';
import type { ModelClaim } from '../../model/ask-model.ts';
import { claimValues } from '../../model/claim-values.ts';
import { isWithin } from '../../model/locate-claim.ts';
import { readClaimed } from '../../model/read-claimed.ts';
import type { Refusal } from '../../model/refusal.ts';
import type { VerifiedClaim } from '../../model/verify-claim.ts';
import { blockAt } from '../../prepare/block.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { isSameParty } from '../confirm-values.ts';
import type { LetterDecisions } from '../decide-letter.ts';
import { settledBy } from '../field-topics.ts';
import { fieldWords, meansOther } from '../fields/field-words.ts';
import { saidFields } from '../fields/said/index.ts';
import { spokenFields } from '../fields/spoken.ts';
import { linesOf } from '../letter-saying.ts';
import { topicsOfHeading } from '../letter-topic.ts';
import { letterDayOf } from '../letter-values.ts';
import { judgedAt } from '../point-model/term-points.ts';
import { pointOfField } from '../settled-points.ts';
import { isLikeliest } from '../value-model/field-kinds.ts';
import { type MentionKind, wordsAround } from '../value-model/mentions.ts';
import { type JudgedValue, judgedValues } from '../value-model/read-values.ts';
import { type Claimed, type ClaimType, readValue } from './claimed-value.ts';
import { headingsOfField } from './field-headings.ts';
import { refusedClaims } from './refused-claims.ts';

/** The kinds of value that the value model reads, by type of claim. */
const kindsOfType: Readonly<Record<ClaimType, MentionKind>> = {
  date: 'date',
  money: 'money',
  area: 'area',
  percent: 'percent',
  months: 'months',
  days: 'months',
  party: 'name',
  words: 'words',
  choice: 'words',
  right: 'words',
  passage: 'words',
};
const kindsOfField: Readonly<Record<string, MentionKind>> = {
  premises_address: 'address',
  suite_floor: 'unit',
  brokers: 'name',
  renewal_options: 'months',
};

/**
 * Checks one claim about an offer. Unlike a lease, an offer has older messages, refused terms and its own headings. So
 * the quote must be in the part that applies, and the value must be readable there; and neither the heading, nor the
 * models for values and terms, nor a rule for another field may assign it to something else.
 */
export function verifyLetterClaim(
  claim: ModelClaim,
  quote: Quote | null,
  name: string,
  letter: LetterDecisions,
  context: FieldContext,
  off: string | null = null,
): VerifiedClaim | Refusal {
  const field = letter.fields.find(({ id }) => id === claim.field);
  if (field === undefined) return 'a field that was not asked for';
  if (quote === null) return 'a quote that is not in the document';
  const text = currentText(letter, field, quote);
  const block = text === null ? undefined : blockAt(text.blocks, quote.start);
  if (text === null || block === undefined) return 'a quote about terms that were replaced';
  const live = text.document.text.slice(quote.start, quote.end);
  if (!isWithin(claim.value, live) && !(live === quote.text && isWithin(claim.value, text.printed(quote))))
    return isWithin(claim.value, quote.text)
      ? 'a quote about terms that were replaced'
      : 'a value that is not in its quote';
  const claimed = placed(field, claim, quote, text, { ...context, text });
  const wrong = wrongWords(claimed, off);
  if (wrong !== null) return wrong;
  const rule = readByRules(claimed);
  const value = rule ?? readValue(claimed);
  if (value === null || value.value === 0) return 'a value that could not be read';
  const topic = topicOf(claimed, value.value, rule !== null, letter.decisions);
  if (topic !== 'own' && topic !== 'likely') return topic;
  const span = claimed.line?.part ?? quote;
  const candidate: Candidate =
    rule === null
      ? {
          value: value.value,
          shown: value.shown,
          span: isStatement(claimed.type) ? quote : { start: Math.max(span.start, quote.start), end: quote.end },
          block,
          evidence: 'model',
          kind: 'sentence',
          score: weights.claim,
          reader: name,
        }
      : { ...rule, reader: name };
  return {
    field: field.id as FieldId,
    proof:
      topic === 'own' &&
      claim.value.split(/\s+/).length <= 6 &&
      rule?.isStrict === true &&
      isExact(claimed.type, rule.value)
        ? 'rule'
        : 'words',
    candidate,
  };
}

/**
 * The message that applies and contains the quote; null if it was replaced. An older message still applies to what no
 * newer one mentions or states; in a messenger all messages apply.
 */
function currentText(letter: LetterDecisions, { id }: Field, { start, end }: Quote): LeaseText | null {
  const { messages, views, older, decisions } = letter;
  const at = views.findIndex(({ document }) => document.text.slice(start, end).trim() !== '');
  const text = views[at];
  if (text === undefined || at === 0 || messages[0]?.posted === true) return text ?? null;
  const newer = older.find((each) => each.text === text)?.newer;
  const isMentioned = [...(headingsOfField[id] ?? []), ...(settledBy[id] ?? [])].some((topic) => newer?.has(topic));
  const isStated = decisions
    .get(id)
    ?.values.some(({ span }) => messages.slice(0, at).some((own) => own.start <= span.start && span.end <= own.end));
  return newer === undefined || isMentioned || isStated ? null : text;
}

function placed(field: Field, claim: ModelClaim, quote: Quote, text: LeaseText, context: FieldContext): Claimed {
  const type = claimValues[field.id as FieldId]?.type ?? (field.id === 'letter_expiration' ? 'date' : 'passage');
  const offset = Math.max(0, plain(text.document.text.slice(quote.start, quote.end)).indexOf(plain(claim.value)));
  const at = Math.min(quote.end - 1, quote.start + offset);
  const all = linesOf(text);
  const place = all.findIndex(({ part }) => part.start <= at && at < part.end);
  const line = all[place] ?? all.find(({ part }) => part.start < quote.end && quote.start < part.end) ?? null;
  const kind = kindsOfField[field.id] ?? kindsOfType[type];
  const chance = (judged: JudgedValue) => judged.chances.get(field.id)?.chance ?? 0;
  const wanted = plain(claim.value);
  const mentions = judgedValues(text, field.id === 'agreement_date' ? null : letterDayOf(context))
    .filter(({ line: { part } }) => part.start < quote.end && quote.start < part.end)
    .filter(({ mention }) => mention.kind === kind)
    .filter(({ mention }) => {
      if (kind === 'words') return true;
      const words = plain(mention.text.slice(mention.start, mention.end));
      return isWithin(words, wanted) || isWithin(wanted, words);
    })
    .sort((a, b) => chance(b) - chance(a));
  return { field, type, words: claim.value, quote, text, context, line, before: all[place - 1]?.text ?? '', mentions };
}

function plain(words: string): string {
  return words.replace(/\s/g, ' ').toLowerCase();
}

/** Only figures, dates and names can be proved: not by a claim on a sentence that a rule read as a whole. */
function isExact(type: ClaimType, value: FieldValue): boolean {
  return typeof value === 'number' || /^\d{4}-\d\d-\d\d$/.test(String(value)) || type === 'party' || type === 'choice';
}

function isStatement(type: ClaimType): boolean {
  return type === 'passage' || type === 'right' || type === 'choice';
}

/** Questions, open points, other deals, and words that retract the value. */
function wrongWords({ field, type, words, quote, line }: Claimed, off: string | null): Refusal | null {
  const sentence = line?.part.text ?? quote.text;
  if (line !== null && !line.settled && type !== 'party' && field.id !== 'letter_expiration')
    return 'a quote about another topic';
  if (/\?\W{0,20}$/.test(sentence) && field.id !== 'letter_expiration') return 'a quote about another topic';
  if (/^\W*(?:none|no|n\/?a|nil|tbd|tba|open)\W*$/i.test(words)) return 'a right that the passage does not grant';
  const at = plain(sentence).indexOf(plain(words));
  const before = at < 0 ? '' : sentence.slice(0, at);
  const wrong = switchedOn(refusedClaims, off).find(({ from, wording }) =>
    from === 'before' ? wording.test(before) : wording.test(sentence),
  );
  if (wrong !== undefined) return wrong.refusal;
  // A right that is denied: `No expansion right.`
  if (
    type === 'right' &&
    /^\W{0,4}(?:[^:]{1,40}:\s)?\W{0,4}(?:no|none|not)\b|\b(?:does|do|shall|will)\s+not\s+(?:have|grant|include|receive|get)\b|\bno\s+(?:right|option)\b/i.test(
      line?.text ?? quote.text,
    )
  )
    return 'a right that the passage does not grant';
  return null;
}

type RuleReading = Candidate & { readonly isStrict: boolean };

/**
 * What the rules for offers, then those for freer wording and for leases, read from the quote; the claimed value if it
 * is one of them.
 */
function readByRules({ field, type, words, quote, context }: Claimed): RuleReading | null {
  const layers: readonly (readonly Field[])[] = [
    [field],
    spokenFields,
    saidFields,
    ...(sharedFields.some((shared) => shared === field) ? [] : [sharedFields as readonly Field[]]),
  ];
  const claimed = readClaimed(type, words, field.id as FieldId);
  for (const [place, layer] of layers.entries()) {
    const own = layer.find(({ id }) => id === field.id);
    if (own === undefined) continue;
    const readings = scoredReadings(own, context).filter(
      ({ score, span }) => score >= floor && span.start < quote.end && quote.start < span.end,
    );
    const isSame = own.isSame ?? isSameValue;
    const found = readings.find(
      ({ value, shown }) =>
        isSameValue(value, words) ||
        isSameValue(shown, words) ||
        (claimed !== null && (isSameValue(value, claimed.value) || isSame(value, claimed.value))) ||
        // The words of the claim allow only one reading.
        ((type === 'choice' || readings.length === 1) && words.length > 12 && isReadIn(value, shown, words)),
    );
    if (found !== undefined) return { ...found, isStrict: place === 0 };
  }
  return null;
}

/** All figures of a reading are in the words; a choice or a name has no figures. */
function isReadIn(value: FieldValue, shown: string, words: string): boolean {
  if (typeof value === 'string' && !/\d/.test(value)) return isWithin(value, words) || /^\w+$/.test(value);
  const figures = shown.match(/\d[\d,]*/g) ?? [];
  return (
    figures.length > 0 && figures.every((figure) => words.includes(figure.replace(/,/g, '')) || words.includes(figure))
  );
}

/**
 * Whether the value belongs to the field. `own`: its heading says so; `likely`: its words say so and nothing
 * contradicts; otherwise the reason why not.
 */
function topicOf(
  claimed: Claimed,
  value: FieldValue,
  isRead: boolean,
  decisions: ReadonlyMap<string, Decision>,
): 'own' | 'likely' | Refusal {
  const { field, type, text, line, quote, mentions } = claimed;
  const { id } = field;
  const heading = line?.heading ?? '';
  const headings = topicsOfHeading(heading);
  const homes = headingsOfField[id] ?? [];
  const isHome = headings.some((topic) => homes.includes(topic));
  const isOnlyHome = headings.length === 1 && headings[0] === homes[0];
  if (isOtherParty(claimed, value, decisions)) return 'a value that belongs to another field';
  if (isOtherSidesWork(claimed)) return 'a value that belongs to another field';
  // The rules decided on the same value.
  const isDecided = decisions
    .get(id)
    ?.values.some(
      (each) => isSameValue(each.value, value) && each.span.start < quote.end && quote.start < each.span.end,
    );
  if (isDecided) {
    const fit = mentions[0]?.chances;
    const isFit = fit === undefined || isLikeliest(fit, fit.get(id)?.chance ?? 0);
    return isRead && isOnlyHome && isFit ? 'own' : 'likely';
  }
  // A rule is certain that the same words belong to another field.
  const isOthers = [...decisions].some(
    ([other, { values }]) =>
      other !== id &&
      typeOf(other) === type &&
      !isStatement(type) &&
      values.some(
        (each) =>
          each.state === 'found' &&
          each.span.start < quote.end &&
          quote.start < each.span.end &&
          isSameValue(each.value, value),
      ),
  );
  if (isOthers && !(isRead && isHome)) return 'a value that belongs to another field';
  if (!isHome && isOfOtherSide(claimed)) return 'a value that belongs to another field';
  const [likeliest] = mentions;
  const around =
    line === null
      ? quote.text
      : likeliest === undefined
        ? line.whole
        : wordsAround(likeliest.mention, line, claimed.before);
  const own = likeliest?.chances.get(id)?.chance ?? 0;
  const best = likeliest === undefined ? 0 : Math.max(...[...likeliest.chances.values()].map(({ chance }) => chance));
  const isTop = likeliest !== undefined && own >= 0.1 && isLikeliest(likeliest.chances, own);
  const second = Math.max(
    0,
    ...[...(likeliest?.chances ?? [])].flatMap(([other, { chance }]) => (other === id ? [] : chance)),
  );
  const isElsewhere = best >= 0.4 && own < best / 2;
  const says = (words: string) =>
    claimValues[id as FieldId]?.about !== undefined
      ? words.search(claimValues[id as FieldId]?.about ?? /^(?!)/) >= 0 || fieldWords[id]?.says.test(words) === true
      : fieldWords[id]?.says.test(words) === true;
  const said = says(around);
  if (meansOther(id, around) && !isRead) return 'a quote about another topic';
  // Under its own heading the value needs no word of the field, unless several fields are stated there.
  if (isHome) {
    // None of the other fields stated under this heading fits better.
    const isSiblings = [...(likeliest?.chances ?? [])].some(
      ([other, { chance }]) =>
        other !== id && chance > own && headings.some((topic) => headingsOfField[other]?.includes(topic)),
    );
    if (isSiblings) return 'a value that belongs to another field';
    if (isRead) return 'likely';
    if (isElsewhere && !isOnlyHome) return 'a value that belongs to another field';
    if (isOnlyHome && (!isElsewhere || said)) return 'likely';
    return said || isTop ? 'likely' : 'a quote about another topic';
  }
  const point = pointOfField[id];
  const rated = point === undefined ? null : judgedAt(text, line?.part ?? quote, point);
  if (headings.length > 0) {
    // Under another heading, the sentence itself must contain words of the field, and a model must agree.
    const saysItself = says(line?.text ?? quote.text);
    return saysItself && (isTop || (isRead && rated?.likelier === 0)) && type !== 'party'
      ? 'likely'
      : 'a quote about another topic';
  }
  if (isElsewhere && !isRead) return 'a value that belongs to another field';
  if (isRead) return said || isTop ? 'likely' : 'a quote about another topic';
  // `300 Spruce Annex, Columbus`: without a word of the field, its model must clearly prefer it.
  if (
    isTop &&
    likeliest.mention.kind !== 'words' &&
    likeliest.mention.kind !== 'name' &&
    own >= clear &&
    own >= second * clearly
  )
    return 'likely';
  if (isStatement(type)) return said && (isTop || rated?.likelier === 0) ? 'likely' : 'a quote about another topic';
  return said && isTop && (type !== 'party' || own >= second * clearly) ? 'likely' : 'a quote about another topic';
}

const clear = 0.15;
const clearly = 1.5;

const sideWords: Readonly<Record<string, RegExp>> = {
  landlord: /\b(?:landlord|lessor|owner)\b/i,
  tenant: /\b(?:tenant|lessee|occupant)\b/i,
  guarantor: /\bguarant\w*/i,
  brokers: /\b(?:broker|agent|realt)\w*/i,
};

/** A sentence with words for other parties doesn't say whose name it is, unless the right word comes just before. */
function isOfOtherSide({ field: { id }, line, quote, words }: Claimed): boolean {
  if (id !== 'landlord' && id !== 'tenant') return false;
  const text = line?.whole ?? quote.text;
  const at = text.indexOf(words);
  const near = at < 0 ? '' : text.slice(Math.max(0, at - 30), at);
  if (sideWords[id]?.test(near)) return false;
  return Object.entries(sideWords).some(([other, wording]) => other !== id && wording.test(text));
}

/** `Landlord replaces the roof, unless Tenant damaged it`: the party named first does the work. */
function isOtherSidesWork({ field: { id }, line, words }: Claimed): boolean {
  if (id !== 'maintenance_tenant' && id !== 'maintenance_landlord') return false;
  const text = `${line?.heading ?? ''}: ${words}`;
  const [lessor, lessee] = [text.search(/\b(?:landlord|lessor|owner|LL)\b/i), text.search(/\b(?:tenant|lessee|TT)\b/i)];
  const [own, other] = id === 'maintenance_tenant' ? [lessee, lessor] : [lessor, lessee];
  return other >= 0 && (own < 0 || other < own);
}

function typeOf(id: string): ClaimType | null {
  return claimValues[id as FieldId]?.type ?? null;
}

const otherParties: Readonly<Record<string, readonly string[]>> = {
  landlord: ['tenant', 'brokers'],
  tenant: ['landlord', 'brokers'],
  guarantor: ['landlord', 'tenant'],
  brokers: ['landlord', 'tenant'],
};

/** The rules assign this name to another party, or the word before it does: `Landlord Peakstone LP`. */
function isOtherParty(
  { field: { id }, line, words }: Claimed,
  value: FieldValue,
  decisions: ReadonlyMap<string, Decision>,
): boolean {
  const others = otherParties[id] ?? [];
  const isNamed = others.some((other) => {
    const known = decisions.get(other)?.values[0]?.value;
    return known !== undefined && (isSameParty(value, known) || isSameParty(known, value));
  });
  if (isNamed) return true;
  const text = line?.whole ?? '';
  const at = text.indexOf(words);
  const role = at < 0 ? null : roleBefore.exec(text.slice(Math.max(0, at - 40), at));
  const called = role === null ? null : /^(?:tenant|lessee|TT)$/i.test(role[1] ?? '') ? 'tenant' : 'landlord';
  return called !== null && (id === 'landlord' || id === 'tenant') && called !== id;
}

const roleBefore = /\b(landlord|lessor|owner|ll|tenant|lessee|tt)\b[^\p{Lu},;.]{0,20}$/iu;
