import type { LeaseText } from '../../prepare/lease-text.ts';
import { mentionsIn, type PartyNames, partyNamesOf } from '../reading/actors.ts';
import { type Scene, sceneOf } from './scene.ts';

/** A duty that is stated without `shall`: who, what it is in the infinitive, and the words before its subject. */
export interface PlainDuty {
  readonly who: 'tenant' | 'landlord' | 'each';
  readonly what: string;
  readonly scene: Scene;
}

/** Verbs that say what a party has to do; `owns`, `leases`, `exercises` and `occupies` state facts and rights. */
const present: Readonly<Record<string, string>> = {
  arranges: 'arrange',
  bears: 'bear',
  causes: 'cause',
  cleans: 'clean',
  compensates: 'compensate',
  contributes: 'contribute',
  credits: 'credit',
  delivers: 'deliver',
  deposits: 'deposit',
  furnishes: 'furnish',
  grants: 'grant',
  installs: 'install',
  insures: 'insure',
  keeps: 'keep',
  maintains: 'maintain',
  obtains: 'obtain',
  owes: 'owe',
  paints: 'paint',
  pays: 'pay',
  provides: 'provide',
  redecorates: 'redecorate',
  refunds: 'refund',
  reimburses: 'reimburse',
  remits: 'remit',
  removes: 'remove',
  renews: 'renew',
  repairs: 'repair',
  repays: 'repay',
  replaces: 'replace',
  reports: 'report',
  restores: 'restore',
  returns: 'return',
  submits: 'submit',
  supplies: 'supply',
  surrenders: 'surrender',
  tests: 'test',
  vacates: 'vacate',
  washes: 'wash',
};
/** `cleans the traps and keeps records`: another duty. */
const nextVerb = new RegExp(`,? and (?:${Object.keys(present).join('|')}) `);
const bases = Object.values(present).join('|');
const presentVerb = new RegExp(
  `^ (?:(?:also|itself) )?(${Object.keys(present).join('|')}|each (?:${bases})),? (?!(?:no|nothing|not|neither|never)\\b)`,
  'i',
);
/** `has the lifts inspected annually`. */
const hasDone =
  /^\s+has\s+((?:the|its|all|any)\s+[^,;.]{3,60}?\s(?:inspected|serviced|cleaned|tested|collected|flushed|painted|repaired|maintained|overhauled)\b)/i;
/** `is responsible for the cost`, `is to deliver`, `is obligated to maintain`, `has the duty to arrange`. */
const isBound =
  /^\s+(?:is|are)\s+(?:solely\s+|also\s+|each\s+)?((?:responsible|liable)\s+for)\s|^\s+(?:(?:is|are)\s+(?:obligated|obliged|bound|required)(?:,\s+at\s+[^,;.]{3,40},)?\s+to|(?:has|have)\s+(?:the|a)\s+(?:duty|obligation)\s+to|(?:is|are)\s+to)\s+(?=[a-z]{3})(?!(?:be|have|receive|remain|become|the|permit|allow)\b)/i;

const participles: Readonly<Record<string, string>> = {
  borne: 'bear',
  carried: 'carry',
  cleaned: 'clean',
  completed: 'complete',
  delivered: 'deliver',
  deposited: 'deposit',
  discharged: 'discharge',
  due: 'pay',
  furnished: 'furnish',
  given: 'give',
  installed: 'install',
  kept: 'keep',
  made: 'make',
  maintained: 'maintain',
  met: 'meet',
  obtained: 'obtain',
  paid: 'pay',
  payable: 'pay',
  performed: 'perform',
  produced: 'produce',
  provided: 'provide',
  refunded: 'refund',
  reimbursed: 'reimburse',
  remitted: 'remit',
  removed: 'remove',
  repaid: 'repay',
  repaired: 'repair',
  replaced: 'replace',
  restored: 'restore',
  returned: 'return',
  submitted: 'submit',
  supplied: 'supply',
};
/** `Certificates shall be delivered by Tenant …`: the object, the participle and the words up to `by`. */
const passive = new RegExp(
  `\\s(?:(?:shall|must|will)\\s+(?:promptly\\s+|also\\s+)?be|(?:is|are)(?:\\s+to\\s+be)?)\\s+(?:promptly\\s+|directly\\s+)?(${Object.keys(participles).join('|')})\\s+(?:and\\s+payable\\s+)?((?:[^,;.]{0,60}\\s)??)by\\s+`,
  'i',
);
const number = /^\W*(?:\(?[a-z\d.]{1,6}[.)]\s+|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+)?/i;
const anotherClause =
  /\b(?:if|when|unless|until|which|that|who|where|after|before|upon|because|whether|shall|must|will|may|is|are|no|none|not|neither|nothing)\b/i;

/** The duty of a sentence in the present tense, in the passive, or after `is responsible for` or `is to`. */
export function plainDuty(text: LeaseText, sentence: string, isTimed: (words: string) => boolean): PlainDuty | null {
  const names = partyNamesOf(text);
  return activeDuty(sentence, names, isTimed) ?? passiveDuty(sentence, names, isTimed);
}

function activeDuty(sentence: string, names: PartyNames, isTimed: (words: string) => boolean): PlainDuty | null {
  for (const { start, end, actor, oblique } of mentionsIn(sentence, names)) {
    if (oblique || actor === 'other' || actor === 'either') continue;
    const scene = openingScene(sentence.slice(0, start).replace(/\bthe\s+$/i, ''), isTimed);
    if (scene === null) continue;
    const behind = sentence.slice(end).replace(/\s+/g, ' ');
    // `provided that: (i) Tenant delivers …`: an item in the present tense is often a condition.
    const verb = /^\s*\(/.test(sentence) ? null : presentVerb.exec(behind);
    if (verb?.[1] !== undefined) {
      const said = verb[1].toLowerCase().replace(/^each /, '');
      const base = present[said] ?? said;
      const own = behind.slice(verb[0].length);
      return { who: actor, what: `${base} ${own.slice(0, nextVerb.exec(own)?.index)}`, scene };
    }
    const has = hasDone.exec(behind);
    if (has?.[1] !== undefined) {
      const what = behind.replace(/^\s+has\s+/i, 'have ');
      return { who: actor, what, scene };
    }
    const bound = isBound.exec(behind);
    if (bound !== null) {
      const after = behind.slice(bound[0].length);
      return { who: actor, what: bound[1] === undefined ? after : `be ${bound[1]} ${after}`, scene };
    }
  }
  return null;
}

function passiveDuty(sentence: string, names: PartyNames, isTimed: (words: string) => boolean): PlainDuty | null {
  const match = passive.exec(sentence);
  const participle = match?.[1]?.toLowerCase();
  if (match === null || participle === undefined) return null;
  const from = match.index + match[0].length;
  const agent = mentionsIn(sentence.slice(from, from + 60), names)[0];
  if (agent === undefined || agent.actor === 'other' || agent.actor === 'either') return null;
  if (!/^(?:the\s+)?$/i.test(sentence.slice(from, from + agent.start))) return null;
  if (/[’']/.test(sentence.slice(from + agent.start, from + agent.end))) return null;
  const before = sentence.slice(0, match.index);
  const comma = before.lastIndexOf(', ');
  const named = before.slice(comma < 0 ? (number.exec(before)?.[0].length ?? 0) : comma + 2).trim();
  const thing = named.replace(/^(?:then|so)\s+/i, '');
  const scene = openingScene(comma < 0 ? '' : before.slice(0, comma + 2), isTimed);
  // `any amounts spent by Landlord, plus a charge of 10%, shall be reimbursed`: only the end of what is owed.
  if (/^(?:plus|and|or|together|including|as well)\b/i.test(thing)) return null;
  if (scene === null || thing.length < 4 || thing.length > 120 || anotherClause.test(thing)) return null;
  const between = match[2] ?? '';
  if (anotherClause.test(between)) return null;
  const rest = sentence.slice(from + agent.end);
  const verb = participles[participle] ?? participle;
  return { who: agent.actor, what: `${verb} ${lowered(thing)} ${between.trim()} ${rest.trim()}`, scene };
}

/** Nothing, or a time or a condition that ends with a comma, before the subject of the sentence. */
function openingScene(lead: string, isTimed: (words: string) => boolean): Scene | null {
  const plain = lead.replace(number, '');
  if (plain.trim() === '') return { text: '', hasTime: false };
  if (!/,\s*$/.test(plain)) return null;
  const scene = sceneOf(lead, isTimed);
  // `If, however, Landlord delivers`: the party is the subject of the condition.
  return scene === null || /^\W*(?:[a-z]+,?\s*(?:however|then)?)?$/i.test(scene.text) ? null : scene;
}

/**
 * `The rent` and `Certificates` in the middle of a sentence; names and defined terms with several capitals stay
 * unchanged.
 */
function lowered(thing: string): string {
  return /^(?:The|Any|All|A|An|Each|Every|Its|Copies|Certificates|Charges|Costs|Payments?|Premiums|Reimbursement)\s/.test(
    thing,
  )
    ? thing.charAt(0).toLowerCase() + thing.slice(1)
    : thing;
}
