import type { FieldValue } from '#contract/lease-report.ts';
import type { Evidence, Field, FieldContext, Reading } from '../../extract/field.ts';
import type { FieldId } from '../../extract/fields/index.ts';
import { dateOrderOf, isAmbiguousDay } from '../date-order.ts';
import { freeMonths } from '../free-months.ts';
import { type LetterTopic, topicsOfHeading } from '../letter-topic.ts';
import { letterDayOf } from '../letter-values.ts';
import { parkingCount } from '../parking-count.ts';
import { fieldsOfKind, groupOf, isLikeliest } from '../value-model/field-kinds.ts';
import { type MentionKind, mentionKinds, wordsAround } from '../value-model/mentions.ts';
import { type JudgedValue, judgedValues, leastChance } from '../value-model/read-values.ts';
import { structureNames } from './expenses.ts';
import { canMean, meansOther } from './field-words.ts';
import { letterField } from './letter-field.ts';
import { letterOnlyFields } from './letter-only.ts';
import { options } from './renewal.ts';

/**
 * Values assigned by the value model: a reader determines their kind, and the words around them determine the field.
 */

/** Rent has separate rows. */
const notFields: ReadonlySet<string> = new Set(['base_rent']);
/** Matched anywhere, including in questions and lines that postpone something. */
const anywhere: ReadonlySet<MentionKind> = new Set(['name', 'address', 'unit', 'date']);
/** `They are also touring 200 State`: the address of another building. */
const elsewhere =
  /\btour(?:s|ed|ing)?\b|\b(?:also|other|competing) (?:building|options?|propert|space|looking at|seeing|considering)/i;
/** `no gym >1,500 sf`: a limit, not the size of the space. */
const isLimit =
  /(?:[<>≤≥]|\b(?:exceeding|larger than|bigger than|greater than|less than|smaller than|under|in excess of))\s?$/i;
/** `Keys 6 November, out by 6pm 31 December`: the dates of a stay, not deadlines for a reply. */
const leavesBy = /\b(?:out|gone|cleared?|emptied|vacated?|leaves?|move out|keys back)\s{1,3}by\b/i;
/** A sentence that only says that it binds: `This paragraph is binding.` */
const onlyBinds =
  /^\W*(?:this|the foregoing) (?:paragraph|section|clause|sentence|item)s? (?:is|shall be|will be|is (?:intended|meant) to be) (?:legally )?binding\b[^.]{0,40}\.?\W*$/i;
export const assignmentNames: Readonly<Record<string, string>> = {
  free: 'Free',
  reasonable: 'Consent not unreasonably withheld',
  consent: 'With consent',
  sole_discretion: 'Consent in its sole discretion',
  prohibited: 'Prohibited',
};

interface Placed {
  readonly judged: JudgedValue;
  readonly chance: number;
  readonly value: FieldValue;
  readonly shown: string;
}

/**
 * The probability above which a value doesn't need a word for its field, and the one above which its sentence may even
 * contain words for another field. With lower limits, precision drops on the held-out offers.
 */
const likely = 0.3;
const veryLikely = 0.6;

/** The most likely value of a field of one kind, if it is likely enough. */
function placed(context: FieldContext, id: string, kind: MentionKind): Placed | null {
  const isDayFirst = dateOrderOf(context.text) === 'day-first';
  const all = judgedValues(context.text, id === 'agreement_date' ? null : letterDayOf(context))
    .filter(({ line }) => kind !== 'address' || !elsewhere.test(line.text))
    .filter(({ mention }) => id !== 'letter_expiration' || !leavesBy.test(mention.text))
    .filter(({ mention }) => kind !== 'words' || !onlyBinds.test(mention.text))
    .filter(({ mention }) => kind !== 'area' || !isLimit.test(mention.text.slice(0, mention.start)))
    .filter(
      ({ mention }) =>
        kind !== 'date' || !isDayFirst || !isAmbiguousDay(mention.text.slice(mention.start, mention.end)),
    )
    .filter(({ mention, line }) => mention.kind === kind && (anywhere.has(kind) || line.settled))
    .map((judged) => ({ judged, chance: judged.chances.get(id)?.chance ?? 0 }))
    .filter(({ judged, chance }) => chance >= (leastChance(groupOf(kind, judged.mention.marks), id) ?? 2))
    .filter(({ judged, chance }) => kind !== 'name' || isLikeliest(judged.chances, chance))
    .filter(({ judged, chance }) => {
      if (chance >= veryLikely) return true;
      const words = wordsAround(judged.mention, judged.line, judged.before);
      return canMean(id, words) || (chance >= likely && !meansOther(id, words));
    })
    .filter(({ judged }) => kind !== 'words' || !isNamed(id, judged))
    .sort((a, b) => b.chance - a.chance);
  for (const { judged, chance } of all) {
    // A name that is more likely the other party's elsewhere isn't this party's name.
    if (kind === 'name' && (isRathers(id, judged, context) || isCalledOther(id, judged))) continue;
    const said = readValue(id, judged.chances.get(id)?.likeliest.split('=')[1], judged, context);
    if (said !== null) return { judged, chance, ...said };
  }
  return id === 'landlord' || id === 'tenant' ? onlyOneLeft(id, context) : null;
}

/** If an offer names only one company that is neither the other party nor a broker, that company. */
function onlyOneLeft(id: 'landlord' | 'tenant', context: FieldContext): Placed | null {
  const other = context.best(id === 'landlord' ? 'tenant' : 'landlord')?.value;
  if (other === undefined) return null;
  const companies = judgedValues(context.text, letterDayOf(context)).filter(
    (judged) =>
      judged.mention.kind === 'name' &&
      legalForm.test(String(judged.mention.value)) &&
      !isPart(judged.mention.value, other) &&
      !isCalledOther(id, judged),
  );
  const [first] = companies;
  if (first === undefined || companies.some(({ mention }) => !isPart(mention.value, first.mention.value))) return null;
  const own = first.chances.get(id)?.chance ?? 0;
  const likelier = ['brokers', 'guarantor'].some((field) => (first.chances.get(field)?.chance ?? 0) > own);
  return likelier || own < leastLeft
    ? null
    : { judged: first, chance: own, value: first.mention.value, shown: first.mention.shown };
}

/** The minimum probability for taking the only remaining company as the missing party. */
const leastLeft = 0.12;
const legalForm =
  /\b(?:LLC|L\.L\.C|LP|L\.P|LLP|PLLC|Inc|Incorporated|Ltd|Limited|Corp|Corporation|GmbH|AG|B\.?V|N\.?V|plc|P\.C|Pty|Pvt|ULC|S\.?A|S\.?L|SAS|SARL|DAC|A\/S|AS|Trust|REIT|Partners|Partnership)\b\.?(?:\W|$)/;

const isPart = (a: FieldValue, b: FieldValue): boolean => {
  const [own, other] = [String(a), String(b)];
  return own.includes(other) || other.includes(own);
};

/** `Lessee: Skylark Aviation Services, Inc.`: a line that names a party or the space contains no other term. */
function isNamed(id: string, { line: { heading } }: JudgedValue): boolean {
  const topics = topicsOfHeading(heading);
  return topics.length > 0 && topics.every((topic) => parties.has(topic) || (topic === 'premises' && ofUse.has(id)));
}

const parties: ReadonlySet<LetterTopic> = new Set(['landlord', 'tenant', 'brokers', 'guaranty', 'answer_by']);
const ofUse: ReadonlySet<string> = new Set([
  'permitted_use',
  'maintenance_tenant',
  'maintenance_landlord',
  'utilities',
]);

/** `Landlord Peakstone LP, tenant Junction, Inc.`: the word before a name says which party it is. */
function isCalledOther(id: string, { mention: { text, start } }: JudgedValue): boolean {
  const role = /\b(landlord|lessor|owner|ll|tenant|lessee)\b[^\p{Lu},;.]{0,20}$/iu.exec(
    text.slice(Math.max(0, start - 40), start),
  );
  const called = role === null ? null : /^(?:tenant|lessee)$/i.test(role[1] ?? '') ? 'tenant' : 'landlord';
  return called !== null && (id === 'landlord' || id === 'tenant') && called !== id;
}

/**
 * Whether the name, over all its occurrences, is more likely that of the landlord or tenant than a value of this field.
 */
function isRathers(id: string, { mention }: JudgedValue, context: FieldContext): boolean {
  const places = judgedValues(context.text, letterDayOf(context)).filter(
    (other) => other.mention.kind === 'name' && other.mention.value === mention.value,
  );
  const sum = (field: string): number =>
    places.reduce((total, { chances }) => total + (chances.get(field)?.chance ?? 0), 0);
  return ['landlord', 'tenant', 'brokers'].some((other) => other !== id && sum(other) > sum(id));
}

/** `12-15 mos. notice`, `not less than 12 nor more than 18 months`: both limits are used. */
const noticeWindow = /\b(\d{1,2}) ?(?:-|–|to|and|nor more than) ?(\d{1,2}) ?(?:months?|mos?)\b/i;

const otherParties: Readonly<Record<string, readonly FieldId[]>> = {
  landlord: ['tenant'],
  tenant: ['landlord'],
  guarantor: ['landlord', 'tenant'],
  brokers: ['landlord', 'tenant'],
};

/** Fields whose words state a count. */
const countsOf: Readonly<Record<string, (words: string) => FieldValue | null>> = {
  parking: parkingCount,
  free_rent: freeMonths,
};

function readValue(
  id: string,
  choice: string | undefined,
  { mention, line }: JudgedValue,
  { best }: FieldContext,
): { value: FieldValue; shown: string } | null {
  if (choice !== undefined) {
    const names = id === 'assignment' ? assignmentNames : structureNames;
    return { value: choice, shown: names[choice] ?? choice };
  }
  if (id === 'renewal_options') {
    const read = options(line.text)[0];
    const value = read?.value ?? `1 x ${mention.value} months`;
    return { value, shown: String(value) };
  }
  if (id === 'renewal_notice') {
    const window = noticeWindow.exec(line.text);
    if (window !== null && window.index <= mention.start && window.index + window[0].length >= mention.end) {
      const shown = `${window[1]}-${window[2]} months`;
      return { value: shown, shown };
    }
  }
  const { shown } = mention;
  const counted = mention.kind === 'words' ? countsOf[id]?.(shown) : null;
  const value = counted ?? mention.value;
  if (mention.kind === 'words' && String(value).length > 320) {
    const cut = String(value).slice(0, 317);
    return { value: `${cut.slice(0, cut.lastIndexOf(' '))} …`, shown: `${cut.slice(0, cut.lastIndexOf(' '))} …` };
  }
  const own = mention.kind === 'name' ? `${numberBefore(mention)}${value}` : value;
  if (otherParties[id]?.some((other) => best(other)?.value === own)) return null;
  return own === value ? { value, shown } : { value: own, shown: String(own) };
}

/** `Landlord entity is 88 Dock Holdings LLC`: the number belongs to the name. */
function numberBefore({ value, text, start }: JudgedValue['mention']): string {
  const match =
    /(?:^|\b(?:is|be|entity|by|from|for|with|to|and|client|landlord|tenant|owner|lessor|lessee|LL|of)\s|[:–—-]\s)(\d{1,5}(?:st|nd|rd|th)?\s)$/i.exec(
      text.slice(Math.max(0, start - 30), start),
    );
  return match?.[1] !== undefined && legalForm.test(String(value)) ? match[1] : '';
}

function evidence(id: string, kind: MentionKind): Evidence {
  return {
    name: kind,
    kind: 'sentence',
    find: (context) => {
      const found = placed(context, id, kind);
      if (found === null) return [];
      const { judged, value, shown } = found;
      const { start, end, block } = judged.line.part;
      return [{ value, shown, span: { start, end }, block } satisfies Reading];
    },
  };
}

const ids = [
  ...new Set(mentionKinds.flatMap((kind) => fieldsOfKind[kind].map((name) => name.split('=')[0] ?? ''))),
].filter((id) => !notFields.has(id));

/** A field is found by its values or, if there are none, by its sentences. */
export const valuedFields: readonly Field[] = ids.map((id) => {
  const kinds = mentionKinds.filter((kind) => fieldsOfKind[kind].some((name) => name.split('=')[0] === id));
  const own = letterOnlyFields.find((field) => field.id === id);
  const first: Evidence = {
    name: 'placed',
    kind: 'sentence',
    find: (context) => {
      for (const kind of kinds) {
        const found = evidence(id, kind).find(context);
        if (found.length > 0) return found;
      }
      return [];
    },
  };
  return own === undefined ? letterField(id as FieldId, [first]) : { ...own, evidence: [first], exclusions: [] };
});
