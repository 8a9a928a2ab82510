import type { Obligation } from '#contract/lease-report.ts';
import type { Span } from '#documents/document.ts';
import { isReplaced } from '../extract/amended-values.ts';
import type { Facts } from '../extract/facts.ts';
import type { Block } from '../prepare/block.ts';
import { hitsIn, sentencesOf } from '../prepare/lease-text.ts';
import { inUsualWords } from '../prepare/own-roles.ts';
import { passageOf } from '../prepare/passage.ts';
import { type Topic, topics } from '../topics/topic.ts';
import { topicNames } from '../topics/topic-names.ts';
import { covenantsIn } from './obligations/covenants.ts';
import { topicOfDuty } from './obligations/duty-topic.ts';
import { plainDuty } from './obligations/plain-duty.ts';
import { sceneOf } from './obligations/scene.ts';
import { readClause } from './reading.ts';

/** A report lists duties that have a time or an amount: at most this many per topic, and in total. */
const most = { perTopic: 4, ofNoTopic: 8, all: 60 } as const;

/** The duties of either party with a time or an amount, and those in a list of covenants: one line each, grouped by topic in the order of a lease. */
export function obligationsOf(facts: Facts): Obligation[] {
  const byTopic = new Map<Topic, Obligation[]>();
  for (const block of facts.text.blocks) {
    if (!block.operative || block.attached || block.contents || block.kind !== 'text') continue;
    if (isReplaced(facts.text, block)) continue;
    const covenants = listedDuties(facts, block);
    for (const { sentence, ...duty } of covenants.length > 0 ? covenants : dutiesIn(facts, block)) {
      const topic = topicOfDuty(facts.text, block, sentence, duty.what);
      const known = byTopic.get(topic) ?? [];
      const isFull = known.length >= (topic === 'miscellaneous' ? most.ofNoTopic : most.perTopic);
      if (isFull || known.some(({ what }) => what === duty.what)) continue;
      byTopic.set(topic, [...known, { ...duty, topic: topicNames[topic] }]);
      if (covenants.length === 0) break;
    }
  }
  return topics.flatMap((topic) => byTopic.get(topic) ?? []).slice(0, most.all);
}

/** Duties that a party performs itself; states, effects and rights are not duties. */
const duty =
  /\b(?:shall|must|will|agrees?\s+to|covenants?\s+(?:and\s+agrees?\s+)?to|undertakes?\s+to)(?:\s*,\s*([^,;.]{3,110}),|\s+(?:from\s+time\s+to\s+time,?\s+)?((?:within|on\s+or\s+before|upon|at\s+least|prior\s+to|no\s+later)\s[^,;.]{3,110}),)?\s+(?:(?:also|first|then|thereafter|forthwith|at\s+all\s+times|from\s+time\s+to\s+time|(?!comply|supply|reply|apply|rely|multiply)[a-z]{3,14}ly)\s+){0,2}(?!(?!comply|supply|reply|apply|rely|multiply)[a-z]{2,14}ly\b|[a-z]+[^s\W]s\b|require\b|from\b|with\b|as\b|the\b|and\b|or\b|also\b|be\b|have\b|forfeit\b|deem\b|receive\b|retain\b|lease\b|not\b|mean\b|include\b|survive\b|constitute\b|continue\b|remain\b|commence\b|expire\b|terminate\b|apply\b|govern\b|inure\b|run\b|become\b|bear\b|fail\b|waive\b|incur\b|each\b|cease\b|exercise\b|enjoy\b|accrue\b|elect\b|look\b|endeavou?r\b|in\b|at\b|on\b|upon\b|within\b|prior\b|during\b|for\b|to\b|if\b|no\b|which\b|who\b|that\b)([a-z]+)\b/g;
const count = '(?:(?:\\d+|[a-z]+(?:-[a-z]+)?)\\s{0,200}(?:\\(\\s*\\d+\\s*\\))?)';
const unit = '(?:(?:full|consecutive|calendar|business|working|banking)\\s+)?(?:days?|weeks?|months?|years?|hours?)\\b';
/** A time that can be entered in a calendar; `from time to time` and `a reasonable time` cannot. */
const timed = new RegExp(
  `\\b(?:within|not?\\s+later\\s+than|at\\s+least|not?\\s+(?:less|fewer|more)\\s+than)\\s+${count}[\\s-]+${unit}[’']?(?:[^,.;()]|\\(\\d+\\)){0,80}|\\b(?:on\\s+or\\s+before|by\\s+no\\s+later\\s+than|not?\\s+later\\s+than)\\s+[^,.;()]{3,80}|\\b(?:prior\\s+to|before)\\s+(?:(?:the|any|such|its|their|Tenant[’']s)\\s+){0,2}(?:expiration|termination|commencement|delinquency|end|entering|entry|occupying|occupancy|delivery|handover|opening|construction|due\\s+date|start|performing|making)\\b[^,.;()]{0,60}|\\b(?:monthly|annually|quarterly|weekly|each\\s+(?:calendar\\s+|lease\\s+)?(?:month|year|quarter)|every\\s+(?:[a-z]+\\s+){0,2}(?:days?|weeks?|months?|years?|quarters?)|(?:once|twice|[a-z]+\\s+(?:days|times))\\s+(?:a|per|each|every|in\\s+every)\\s+(?:day|week|month|year|quarter)|on\\s+the\\s+first\\s+day\\s+of\\s+(?:each|every)\\s+(?:and\\s+every\\s+)?(?:calendar\\s+)?month|(?:up)?on\\s+(?:written\\s+)?(?:demand|request)|(?:up)?on\\s+(?:(?:the|its|their)\\s+)?(?:expiration|termination|execution)[^,.;()]{0,50}|in\\s+advance)\\b`,
  'i',
);
const amount = /(?:\$|\b(?:RMB|CNY|USD|EUR|INR)\b|\bRs\.?|[€£¥￥₹])\s?\d/;
/** Where the duty ends and the sentence's next statement begins. */
const ends =
  /;|\.(?=\s|$)|,?(?<!\s)\s+(?:unless|except|whereupon|failing\s+which|it\s+being)\b|,?(?<!\s)\s+provided,?\s+(?:however|that|further)\b|,\s+provided\b|,\s+(?:which|but|then|such|otherwise|and\s+in\s+(?:the|such)\s+event|without\s+(?:implying|limiting))\b|,?(?<!\s)\s+and\s+(?!which\b|that\b|who\b)(?:(?:the\s+|such\s+)?[A-Za-z]+\s+){0,2}(?:shall|will|must|may|agrees?)\b|,?(?<!\s)\s+and,?\s+(?:if\b|(?:under|upon|within|in\s+(?:such|that|the\s+(?:event|case|same)))\s[^,]{3,60},)|,?(?<!\s)\s+and\s+(?:the\s+)?(?:landlord|tenant|lessor|lessee),\s|,\s+(?:landlord|tenant|lessor|lessee)\s+(?:shall|will|must|may)\b/i;
/** A duty cut off before its list or its object doesn't say what to do. */
const isCut =
  /\b(?:deliver|furnish|provide|give|submit)\s+to\s+(?:the\s+)?(?:landlord|lessor|tenant|lessee)\s*$|\b(?:following(?:\s+[a-z]+){0,2}|with|to|of|that|all|any|by|for|from|as\s+additional|either|do\s+so)\s*:?$|:\s*$|^(?:do\s+)?so\b|^pay,\s[^,]{3,120},\s+as\s+additional\s+rent\s*$|\bfor\s+the\s+costs?\s*$|^either\b|^\S+\s+as\s+follows\b/i;
/**
 * The ends of list items and sentences that the sentence splitter misses: the text before them belongs to another duty.
 */
const newThought = /;\s+(?:and\s+|or\s+|but\s+)?|\.\s+(?=(?:If|In|Should|Upon|Within|When|To)\b)/;
/** `deliver notice of its intention to extend the Term`: the way to exercise an option, not a duty. */
const exercises =
  /\bnotice\b[^,;]{0,60}\b(?:intent(?:ion)?|election|desire|exercise)\s+(?:to|of|its|the)\b[^,;]{0,30}\b(?:extend|renew|extension|renewal|purchase|expand|option)\b|\bnotify\b[^,;]{0,80}\bexercise\b[^,;]{0,20}\boption\b/i;
/** `pay for passes; provided that they are free of charge`: the proviso revokes the duty. */
const isLifted =
  /^[\s,;]*provided\b[^.;]{0,200}\b(?:(?:free\s+of|without|no)\s+charge|(?:shall|need)\s+not\s+be\s+(?:required|obligated|liable)|no\s+obligation|waived)\b/i;
/**
 * `within ten days after the request execute, acknowledge and deliver`: the first verb isn't the one with the deadline.
 */
const firstVerb = /\s(execute|acknowledge|deliver|give|provide|furnish|sign)$/i;
/** `pay at least ten days before delinquency`: the object is in another sentence. */
const hasNoObject =
  /^(?:pay|reimburse)\s+(?:the\s+)?(?:landlord|tenant|lessor|lessee|party\s+[ab])\s+(?:within|upon|on|no\s+later)\b(?!.*\b(?:for\s+(?!each|every)|any|all|rent|costs?|amount|sum|fee|deposit|difference|deficiency|taxes)\b)|^reimburse\s+(?:plus|upon|within)\b|^pay\s+(?:the\s+)?(?:sub-?)?(?:landlord|lessor|tenant|lessee)[’']s\s+(?:actual\s+)?costs?\s*(?:,|$)|^(?:pay(?:\s+off)?|deliver|provide|give)\s+(?:at\s+least|within|no(?:t)?\s+later|before|prior\s+to|on|upon)\b(?!.*\b(?:tax|cost|rent|amount|sum|charge|fee|invoice|expense|premium|bill|deposit|cop(?:y|ies)|notice|certificate|statement))/i;
/** `Landlord shall make the following improvements: None.` */
const saysNone = /^[\s:.\-–—]*(?:none|n\/a|not\s+applicable)\b/i;
/** `each of whom shall`, `its policies shall name Landlord and shall`: the subject was named earlier. */
const isRelative = /\b(?:which|who|whom|whose)\b|\binsureds?\b/i;

/** `(b) Recover from Tenant, and Tenant will pay …`: an item in the list of remedies, whose condition is a default. */
const ofRemedy = /^\W*(?:\(?[a-z\d]{1,4}[.)]\s+)?(?:recover|terminate|re-?enter|declare|relet|accelerate)\b/i;

/** `all sums that Tenant must pay`: describes the sums and is not a separate duty. */
const ofAThing =
  /\b(?!(?:agreed?s?|agrees|provided|understood|acknowledges?|covenants?|stipulated|confirms?|however|so|and|but)\b)[a-z]{2,},?\s+(?:that|which)\s+(?:the\s+)?$/i;

/** The object is in an earlier sentence: `reimburse such costs` makes no sense by itself. */
const pointer =
  /\b(?:such|said|these|those)\s+(?:[a-z]+\s+)?(costs?|amounts?|sums?|fees?|expenses?|increases?|inspections?|invoices?|funds|failure|work|repairs?|payments?|notices?|terms|rent|contests?|signs?|damages?|alterations?|claims?|loss(?:es)?|installations?|elections?)\b|\bof\s+this\s+(?:cost|amount|sum)\b|\b(?:the|for)\s+same\s+date\b|^(?:pay|discharge|remove|remit|deliver|return)\s+(?:the\s+)?same\b|\b(?:cost|amount|portion)\s+thereof\b|\b(?:therewith|therefor)\b/gi;

function pointsBack(what: string, lead: string): boolean {
  if (
    /^(?:return|refund)\s+(?:it|them)\b/i.test(what) &&
    !/\b(?:deposit|guarantee|bond|sum|amount|credit)\b/i.test(lead)
  )
    return true;
  // `reimburse Lessor for the costs of such insurance`: only if the tenant failed to insure.
  if (/^(?:reimburse|pay)\b[^;]{0,120}\b(?:such|said)\s+(?:insurance|coverage|polic(?:y|ies))\b/i.test(what))
    return true;
  return [...what.matchAll(pointer)].some(({ 1: noun, index }) => {
    const before = `${lead} ${what.slice(0, index)}`;
    // `any of such contracts, and Tenant shall reimburse the cost thereof`: the previous sentence names them.
    if (noun === undefined) return lead.trim() === '' ? index < 90 : /\b(?:such|said)\b/i.test(lead);
    return !before.toLowerCase().includes(noun.toLowerCase().replace(/s$/, ''));
  });
}

interface Duty extends Omit<Obligation, 'topic'> {
  readonly sentence: string;
}

/**
 * The duties in a list of covenants, which names everything that a party must do, including duties without a time or an
 * amount.
 */
function listedDuties(facts: Facts, block: Block): Duty[] {
  return covenantsIn(facts.text, block).map(({ who, what, span }) => ({
    who,
    sentence: what,
    what: shortened(inUsualWords(what, facts.text.roles)),
    ...passageOf(facts.text.quote({ start: span.start, end: Math.min(span.end, span.start + 500) })),
  }));
}

/** A paragraph's duties that have a time or an amount and whose subject is clearly a party. */
function dutiesIn(facts: Facts, block: Block): Duty[] {
  return sentencesOf(block).flatMap((span): Duty[] => {
    if (span.end - span.start < 40 || span.end - span.start > 900) return [];
    // A sentence that was split by a page break or a list may have lost its condition.
    if (/^[a-z]+[\s,]/.test(block.text.slice(span.start - block.start))) return [];
    for (const hit of hitsIn(block, duty, span.start, span.end)) {
      const verb = hit.group(3);
      if (!verb) continue;
      const rest = block.text.slice(verb.start - block.start, span.end - block.start);
      const own = withException(rest, closed(rest.slice(0, stopOf(rest))));
      const inserted = (hit.group(1) ?? hit.group(2))?.text ?? '';
      const first = firstVerb.exec(inserted);
      const time = timed.exec(own);
      const isOwn =
        time !== null && !/\b(?:condition|existed|received|paid)\b[^,;]{0,60}$/i.test(own.slice(0, time.index));
      if (
        own.length < 18 ||
        isCut.test(own) ||
        hasNoObject.test(own) ||
        exercises.test(own) ||
        isLifted.test(rest.slice(own.length))
      )
        continue;
      if (/\bfollowing\b/.test(own) && saysNone.test(facts.text.document.text.slice(span.end, span.end + 40))) continue;
      if (isOfConditionalList(block.text.slice(0, hit.start - block.start))) continue;
      const reading = readClause(facts.text, block, { start: hit.start, end: verb.end });
      const { actor, predicate } = reading;
      if (reading.negated || reading.denied || reading.modality !== 'shall' || reading.doubts.length > 0) continue;
      if (actor !== 'tenant' && actor !== 'landlord' && actor !== 'each') continue;
      const subject = Math.max(span.start, predicate?.subject ?? span.start);
      const lead =
        block.text
          .slice(span.start - block.start, subject - block.start)
          .split(newThought)
          .at(-1) ?? '';
      if (ofAThing.test(lead) || ofRemedy.test(lead)) continue;
      const scene = sceneOf(lead, (words) => timed.test(words), actor);
      if (scene === null || isRelative.test(block.text.slice(subject - block.start, hit.start - block.start))) continue;
      const isTimed = isOwn || amount.test(own) || timed.test(inserted) || scene.hasTime;
      if (!isTimed || pointsBack(own, lead)) continue;
      const when = [scene.text, timed.test(inserted) ? inserted.slice(0, first?.index) : ''].filter(Boolean).join(', ');
      return [
        {
          who: actor === 'each' ? 'both' : actor,
          sentence: block.text.slice(span.start - block.start, span.end - block.start),
          what: shortened(inUsualWords(first ? `${first[1]}, ${own}` : own, facts.text.roles)),
          ...(when === '' ? {} : { when: shortened(inUsualWords(when, facts.text.roles)) }),
          ...passageOf(facts.text.quote({ start: span.start, end: Math.min(span.end, span.start + 500) })),
        },
      ];
    }
    return plainDuties(facts, block, span);
  });
}

/** `Tenant bears …`, `is responsible for …`, `shall be paid by Tenant …`, with a time or an amount. */
function plainDuties(facts: Facts, block: Block, span: Span): Duty[] {
  const sentence = block.text.slice(span.start - block.start, span.end - block.start);
  const isTimed = (words: string) => timed.test(words);
  const plain = plainDuty(facts.text, sentence, isTimed);
  if (plain === null) return [];
  const { who, what, scene } = plain;
  const own = closed(what.slice(0, stopOf(what))).trim();
  if (own.length < 18 || isCut.test(own) || exercises.test(own) || isLifted.test(what.slice(own.length))) return [];
  if (!isTimed(own) && !amount.test(own) && !scene.hasTime) return [];
  if (pointsBack(own, '') || isOfConditionalList(block.text.slice(0, span.start - block.start))) return [];
  return [
    {
      who: who === 'each' ? 'both' : who,
      sentence,
      what: shortened(inUsualWords(own, facts.text.roles)),
      ...(scene.text === '' ? {} : { when: shortened(inUsualWords(scene.text, facts.text.roles)) }),
      ...passageOf(facts.text.quote({ start: span.start, end: Math.min(span.end, span.start + 500) })),
    },
  ];
}

/** `if a Default occurs: (a) the concession ends and Tenant shall pay …`: the condition is before the list. */
function isOfConditionalList(lead: string): boolean {
  const before = lead.slice(-900);
  const colon = before.lastIndexOf(':');
  const items = before.slice(colon + 1);
  return (
    colon >= 0 &&
    /^\s*\(?(?:[a-z]{1,2}|[ivx]{1,4}|\d)\)\s/.test(items) &&
    !/[.!?]\s+[A-Z]/.test(items) &&
    /\b(?:if|in\s+the\s+event|upon\s+the\s+occurrence|should)\b[^.;:]{0,260}$/i.test(before.slice(0, colon))
  );
}

/** A short exception belongs to the duty: `without set-off, except as expressly provided in this Lease`. */
function withException(rest: string, own: string): string {
  const exception = exceptionBehind.exec(rest.slice(own.length))?.[0] ?? '';
  return exception === '' || own.length + exception.length > 195 ? own : closed(own + exception);
}

const exceptionBehind = /^,?(?<!\s)\s+(?:unless|except)\b(?:[^.;:()]|\.\d){3,120}(?=[.;](?!\d)|$)/i;

function stopOf(words: string): number {
  const stop = words.search(ends);
  return stop < 0 ? words.length : stop;
}

/** Includes a closing bracket whose opening bracket is earlier in the text; drops brackets without their other half. */
function closed(words: string): string {
  const open: number[] = [];
  for (let at = 0; at < words.length; at++) {
    if (words[at] === '(') open.push(at);
    if (words[at] === ')' && open.pop() === undefined) return words.slice(0, at);
  }
  return words.slice(0, open[0] ?? words.length);
}

const amountIn = /[$£€¥￥]\s?\d[\d,]*(?:\.\d\d)?\)?/;

/** At most 200 characters, cut between words, with an ellipsis if cut. */
function shortened(words: string): string {
  const plain = words
    .replace(/\s+/g, ' ')
    .replace(/(?:(?<!\s)\s+(?:and|or|as|the|any|is))?(?<![\s.;:,])[\s.;:,]+$|(?<!\s)\s+(?:and|or|as|the|any)$/i, '')
    .trim();
  if (plain.length <= 200) return plain;
  // The amount is what the reader looks for: the first one is kept if it isn't too far away.
  const first = amountIn.exec(plain);
  const isFar = first === null || first.index < 180 || first.index > 300;
  const cut = isFar ? plain.lastIndexOf(' ', 199) : first.index + first[0].length;
  if (cut >= plain.length) return plain;
  return `${plain.slice(0, cut).replace(/(?<![\s,;:(])[\s,;:(]+$/, '')}…`;
}
