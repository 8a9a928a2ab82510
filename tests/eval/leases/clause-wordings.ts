import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseFacts } from '#documents/lease/assess/case-facts.ts';
import { findRisks } from '#documents/lease/assess/find-risks.ts';
import { obligationsOf } from '#documents/lease/assess/obligations.ts';
import { statementRules } from '#documents/lease/assess/risks/index.ts';

const folder = join(import.meta.dirname, '..', '..', 'lease-documents', 'clause-wordings');

/** A clause that states a risk, or only looks as if it did. */
export interface Wording {
  readonly rule: string;
  readonly heading: string;
  readonly fires: boolean;
  readonly text: string;
}

export interface WordingScore {
  readonly risks: number;
  readonly found: number;
  readonly toCheck: number;
  readonly harmless: number;
  readonly falseFound: number;
  readonly falseToCheck: number;
  readonly duties: number;
  readonly dutiesRight: number;
  readonly dutiesMissed: number;
  readonly wrongParty: number;
  readonly otherWords: number;
  readonly noDuties: number;
  readonly falseDuties: number;
  readonly covenants: number;
  readonly covenantsRight: number;
  /** What is wrong, one line for each mistake. */
  readonly failures: readonly string[];
}

/** Words for landlord and tenant, and the names of the parties; each document uses the entry at its number. */
const parties = [
  ['Landlord', 'Tenant', 'Orchard Holdings LLC', 'Bright Shoes Inc.'],
  ['the Landlord', 'the Tenant', 'Castle Estates Limited', 'Pennyroyal Books Limited'],
  ['Lessor', 'Lessee', 'Kowloon Realty Limited', 'Harbour Trading Limited'],
  ['the Lessor', 'the Lessee', 'Protea Properties (Pty) Ltd', 'Karoo Foods (Pty) Ltd'],
  ['the Owner', 'the Occupier', 'Northgate Industrial LP', 'Maple Logistics Inc.'],
  ['Sublandlord', 'Subtenant', 'Summit Tower LLC', 'Delta Software, Inc.'],
  ['the Licensor', 'the Licensee', 'Deccan Estates Private Limited', 'Nilgiri Tea Private Limited'],
  ['the Lessor', 'the Lessee', 'Southern Cross Centres Pty Ltd', 'Reef Outfitters Pty Ltd'],
] as const;
/** Rules that read the whole document: each of their clauses is tested in a separate lease. */
export const alone = new Set([
  'one_sided_indemnity',
  'subordination_without_nondisturbance',
  'subrogation_one_way',
  'indemnity_covers_negligence',
  'hazardous_preexisting',
]);
const dutyDocuments = 34;
const sides: Readonly<Record<string, string>> = { T: 'tenant', L: 'landlord', B: 'both' };

/** The score for the odd-numbered documents, which rules may be tuned to, or for the even-numbered ones. */
export function scoreClauseWordings(half: 'odd' | 'even'): WordingScore {
  const isOfHalf = (number: number) => (number % 2 === 1) === (half === 'odd');
  const score = {
    risks: 0,
    found: 0,
    toCheck: 0,
    harmless: 0,
    falseFound: 0,
    falseToCheck: 0,
    duties: 0,
    dutiesRight: 0,
    dutiesMissed: 0,
    wrongParty: 0,
    otherWords: 0,
    noDuties: 0,
    falseDuties: 0,
    covenants: 0,
    covenantsRight: 0,
    failures: [] as string[],
  };
  const byRule = readWordings();
  const most = Math.max(...[...byRule.values()].map((list) => list.length));
  for (let number = 1; number <= most; number++) {
    if (!isOfHalf(number)) continue;
    const own = [...byRule.values()].flatMap((list) => list[number - 1] ?? []);
    scoreRisks(
      own.filter(({ rule }) => !alone.has(rule)),
      number,
      score,
    );
    for (const wording of own.filter(({ rule }) => alone.has(rule))) scoreRisks([wording], number, score);
  }
  for (let number = 1; number <= dutyDocuments; number++) if (isOfHalf(number)) scoreDuties(number, score);
  return score;
}

type Counts = { -readonly [K in keyof WordingScore]: K extends 'failures' ? string[] : WordingScore[K] };

function scoreRisks(wordings: readonly Wording[], number: number, score: Counts): void {
  const placed = wordings.map((wording) => ({ ...wording, said: filled(wording.text, number) }));
  const lines = placed.flatMap(({ heading, said }, index) =>
    number % 2 === 1
      ? [heading.toUpperCase(), `${index + 2}.1 ${said}`]
      : [`ARTICLE ${index + 2}`, `${index + 2}.1 ${heading}. ${said}`],
  );
  const facts = caseFacts({ text: [...opening(number), ...lines].join('\n') });
  const risks = findRisks(facts, statementRules);
  for (const { rule, fires, said } of placed) {
    const risk = risks.find((each) => each.rule === rule && isSame(said, each.quote ?? ''));
    if (fires) {
      score.risks++;
      if (risk === undefined) score.failures.push(`missed ${rule}: ${said}`);
      else if (risk.state === 'found') score.found++;
      else score.toCheck++;
      continue;
    }
    score.harmless++;
    if (risk === undefined) continue;
    score.failures.push(`false ${rule} (${risk.state}): ${said}`);
    if (risk.state === 'found') score.falseFound++;
    else score.falseToCheck++;
  }
}

function scoreDuties(number: number, score: Counts): void {
  const isHere = <T>(_: T, index: number) => index % dutyDocuments === number - 1;
  const duties = read('duties.txt')
    .map((line) => {
      const [who = '', what = '', , text = ''] = line.split(' | ');
      return { who: sides[who], what: what.toLowerCase(), text };
    })
    .sort((a, b) => mixed(a.text) - mixed(b.text))
    .filter(isHere)
    .map((duty) => ({ ...duty, said: filled(duty.text, number) }));
  const others = read('no-duties.txt')
    .sort((a, b) => mixed(a) - mixed(b))
    .filter(isHere)
    .map((text) => filled(text, number));
  const lists = read('covenants.txt')
    .map((line) => {
      const [who = '', lead = '', items = ''] = line.split(' | ');
      return { who: sides[who], lead, items: items.split(';') };
    })
    .filter(isHere);
  const titles = ['GENERAL', 'MISCELLANEOUS', 'OTHER TERMS', 'FURTHER PROVISIONS', 'PARTICULAR TERMS', 'VARIOUS'];
  const clauses = [...duties.map(({ said }) => said), ...others].flatMap((said, index) => [
    ...(number % 2 === 1 ? [titles[(index + 2) % 6] ?? ''] : []),
    `${index + 2}.1 ${said}`,
  ]);
  const covenants = lists.flatMap(({ lead, items }) => [lead, ...items]);
  const read_ = obligationsOf(caseFacts({ text: [...opening(number), ...clauses, ...covenants].join('\n') }));
  for (const { who, what, said } of duties) {
    score.duties++;
    const duty = read_.find(({ quote }) => isSame(said, quote));
    if (duty === undefined) score.dutiesMissed++;
    else if (duty.who !== who) score.wrongParty++;
    else if (!`${duty.what} ${duty.when ?? ''}`.toLowerCase().includes(what)) score.otherWords++;
    else {
      score.dutiesRight++;
      continue;
    }
    score.failures.push(`duty (${duty === undefined ? 'missed' : `${duty.who}: ${duty.what}`}): ${said}`);
  }
  for (const said of others) {
    score.noDuties++;
    const duty = read_.find(({ quote }) => isSame(said, quote));
    if (duty === undefined) continue;
    score.falseDuties++;
    score.failures.push(`no duty (${duty.who}: ${duty.what}): ${said}`);
  }
  for (const { who, items } of lists) {
    for (const item of items) {
      score.covenants++;
      const words = item
        .replace(/^\(\w\) /, '')
        .replace(/^to /i, '')
        .replace(/^not to /i, 'not ')
        .toLowerCase();
      if (read_.some((duty) => duty.who === who && duty.what.toLowerCase().startsWith(words.slice(0, 16))))
        score.covenantsRight++;
      else score.failures.push(`covenant: ${item}`);
    }
  }
}

/** The wordings of each rule, in an order that doesn't depend on when they were written. */
export function readWordings(): Map<string, Wording[]> {
  const found = new Map<string, Wording[]>();
  let rule = '';
  let heading = '';
  for (const line of read('risks.txt')) {
    if (line.startsWith('# ')) [rule = '', heading = ''] = line.slice(2).split(' | ');
    else
      found.set(rule, [
        ...(found.get(rule) ?? []),
        { rule, heading, fires: line.startsWith('+'), text: line.slice(2) },
      ]);
  }
  for (const [name, list] of found)
    found.set(
      name,
      list
        .map((wording, index) => ({ wording, order: mixed(`${name}${index}x`) }))
        .sort((a, b) => a.order - b.order)
        .map(({ wording }) => wording),
    );
  return found;
}

function read(file: string): string[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

export function opening(number: number): string[] {
  const [landlord, tenant, owner, user] = partiesOf(number);
  const defined = (name: string) => (name.startsWith('the ') ? `(the "${name.slice(4)}")` : `("${name}")`);
  return [
    'LEASE AGREEMENT',
    `This Lease is made on ${number + 2} March 2021 between ${owner} ${defined(landlord)} and ${user} ${defined(tenant)}.`,
    'ARTICLE 1',
    `1.1 Premises. ${filled('{L}', number)} leases to ${tenant} the premises described in Schedule A for the term stated there.`,
  ];
}

function partiesOf(number: number): readonly [string, string, string, string] {
  return parties[number % parties.length] ?? parties[0];
}

export function filled(text: string, number: number): string {
  const [landlord, tenant] = partiesOf(number);
  const said = text
    .replaceAll('{L}', landlord)
    .replaceAll('{T}', tenant)
    .replace(/(^|[.:] |^\[)the (?=[A-Z])/g, (_, before: string) => (before === ': ' ? ': the ' : `${before}The `));
  const letters = text.replace(/\{[LT]\}/g, '');
  return letters === letters.toUpperCase() ? said.toUpperCase() : said;
}

/** A quote is part of the clause, or contains it. */
function isSame(said: string, quote: string): boolean {
  const plain = quote.replace(/\s+/g, ' ').replace(/^[\d.]+\s*/, '');
  return said.includes(plain.slice(0, 60)) || plain.includes(said.slice(0, 50));
}

/** A number that depends on all letters of a text. */
function mixed(text: string): number {
  let value = 2_166_136_261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 2_246_822_519) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}
