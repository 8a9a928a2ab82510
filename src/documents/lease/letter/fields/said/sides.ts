import type { Evidence, Reading } from '#documents/lease/extract/field.ts';
import type { Block } from '#documents/lease/prepare/block.ts';
import type { LeaseText } from '#documents/lease/prepare/lease-text.ts';
import { rank } from '../../../extract/weights.ts';
import { onlyFirstName } from './speakers.ts';

/** Letters between the parties themselves: who writes, who receives it, and which of them has the space. */

/** Phrases used only by the landlord, and phrases used only by the tenant. */
const offers =
  /\byou (?:would |can |will |may |['’]d |['’]ll )?(?:pay|get|keep|rent|stay|put your|could be in)\b|\byour (?:rent|deposit|term|lease (?:ends|expires|runs))\b|\b(?:lease|let|rent|offer) (?:it |this |them )?(?:to )?you\b|\b(?:our|my) (?:building|land|lot|property|center|centre|mall|other tenants?|storefronts?|barn|corner)\b|\bI['’]ll let you\b|\bwe hold\b|\byou (?:may|can|could) (?:go|leave|have|stay|park|use|extend|renew)\b|\byou (?:would |will |['’]d |['’]ll )?(?:lease|take on) (?:it|the)\b|\byou['’]d be in\b|\b(?:we|I)(?:['’]d| would) (?:offer|want)\b|\byou asked for\b|\byou and your (?:wife|husband|partners?|spouse)\b|\b(?:about|for) your space\b|\bwe won['’]t put another\b|\b(?:by|on) us\b/gi;
const asks =
  /\bas (?:your )?sub-?tenant\b|\byou hold\b|\b(?:we|I)(?: would|['’]d)? (?:like to )?(?:sub-?let|sub-?lease)\b(?! (?:it |this |them )?to)|\b(?:we|I)(?: would| will|['’]d|['’]ll)? (?:pay|take|lease|rent|use|need|occupy|store|open)\b|\b(?:we|I)(?: would|['’]d) like to (?:lease|rent|take|use|put)\b|\bour (?:use|concept|lender|equipment|trucks?|customers|patients|opening|fit-?out|members|students|staff)\b|\byour (?:building|property|space|land|location|basement|cellar|center|centre|flyer|roof|house|barn|lot)\b|\b(?:lease|let|rent) us\b|\brent(?:ing)? (?:it )?from you\b/gi;
/** Someone else writes on a party's behalf, or several people write. */
const notDirect =
  /\bon behalf of\b|\b(?:my|our|your) clients?\b|\bwe represent\b|\bas agents?\b|\bwe act for\b|\bwrote:|\bpasses on\b|^(?:>|-{3,}\s*original)/im;

type Side = 'landlord' | 'tenant';

/** The writer's role; null if phrases of both parties are mixed. */
function sideOfWriter(words: string): Side | null {
  if (notDirect.test(words) || (words.match(/^\s{0,20}from\s*:/gim) ?? []).length > 1) return null;
  const [given, wanted] = [offers, asks].map((cues) => (words.match(cues) ?? []).length) as [number, number];
  if (given >= 2 && given >= 2 * wanted) return 'landlord';
  return wanted >= 2 && wanted >= 2 * given ? 'tenant' : null;
}

const word = String.raw`(?:\p{Lu}[\p{L}’'.-]*|&|of|and|the)`;
const wholeName = new RegExp(String.raw`^(?:\p{Lu}[\p{L}’'.-]*|\d{1,4})(?:,? ${word}){1,6}$`, 'u');
const entity =
  /\b(?:LLC|LP|LLP|PLLC|PC|Inc|Corp|Ltd|Limited|GmbH|B\.?V|Co|Trust|Partners|Properties|Holdings|Group|Associates|University|Authority|County|City|Schools?|Church|Society|Cooperative|Agency|Foundation|Company|Clinic|Hospital|Cattle|Farms?)\b/i;
const noName =
  /\b(?:letter|intent|proposal|offer|lease|terms?|heads|summary|subject|draft|memorandum|response|request|confidential|street|road|avenue|suite|regards|sincerely|yours|thanks|truly|president|manager|director|owner|dear|hello|email|private|notes?|page)\b/i;

function nameOn(block: Block, withPeople: boolean): Reading | null {
  const addressed = /^\s*(?:to\s*:\s*)?/i.exec(block.text)?.[0].length ?? 0;
  const line = (block.text.slice(addressed).split(/\s[–—-]\s/)[0] ?? '').replace(/[\s,]{1,9}$/, '');
  if (line.length < 4 || line.length > 60 || noName.test(line) || !wholeName.test(line)) return null;
  if (!withPeople && !entity.test(line)) return null;
  const start = block.start + addressed;
  return { value: line, shown: line, span: { start, end: start + line.length }, block };
}

const filledOf = (text: LeaseText): Block[] => text.blocks.filter((block) => block.text.trim() !== '');
const greeting = /^\s*(?:dear|hi|hello|to)\b/i;

/** `It's Tina Dell over at Dell Properties`: someone who says who is speaking, and for which company. */
const speaks =
  /\b(?:[Ii]t['’]?s|[Tt]his is|I['’]?m|I am|[Mm]y name is) (\p{Lu}[\p{L}’'-]{1,24}(?: \p{Lu}[\p{L}’'-]{1,24}){1,2})(?:,? (?:over |here |calling )?(?:at|from|with|of|for) (?:the )?(\p{Lu}[\p{L}’'&-]{1,30}(?: (?:\p{Lu}[\p{L}’'&-]{0,30}|&|and|of)){0,4}))?/u;

function speakerOf(text: LeaseText): Reading | null {
  for (const block of filledOf(text).slice(0, 4)) {
    const match = speaks.exec(block.text);
    const name = match?.[2] ?? match?.[1];
    if (match === null || name === undefined || noName.test(name)) continue;
    const start = block.start + match.index + match[0].lastIndexOf(name);
    return { value: name, shown: name, span: { start, end: start + name.length }, block };
  }
  return null;
}

/** On the letterhead, otherwise below the last sentence; companies are preferred to people. */
function writerOf(text: LeaseText): Reading | null {
  const filled = filledOf(text);
  const head = filled.slice(0, 1).flatMap((block) => nameOn(block, false) ?? []);
  const end = filled.slice(-5).filter((block) => block.kind !== 'row');
  const below = [false, true].flatMap((people) => end.flatMap((block) => nameOn(block, people) ?? []));
  return head[0] ?? below[0] ?? speakerOf(text);
}

/** `Dear Mrs Lindqvist`: a person who is addressed with a title or by full name. */
const greeted =
  /^\s*(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey)\s+((?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\b\.?(?: \p{Lu}[\p{L}.’'-]*){1,3}|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2}))[^\S\n]*(?:[,:!–-][^\S\n]*)?(?:$|\n)/u;

/** `Hi Ines,`: the only place where the letter names its recipient. */
const greetedByFirstName =
  /^\s*(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey)\s+(\p{Lu}\p{Ll}[\p{L}’'-]{1,24})[^\S\n]*(?:[,:!–-]|$|\n)/u;
const notAPerson = /^(?:All|Team|There|Folks|Everyone|Both|Neighbor|Neighbour|Sir|Sirs|Madam|Prospective|Valued)$/i;

function greetedIn(text: LeaseText): Reading | null {
  for (const pattern of [greeted, greetedByFirstName]) {
    for (const block of filledOf(text).slice(0, 12)) {
      const name = pattern.exec(block.text)?.[1];
      if (name === undefined || noName.test(name) || notAPerson.test(name)) continue;
      const start = block.start + block.text.indexOf(name);
      const found = { value: name, shown: name, span: { start, end: start + name.length }, block };
      return pattern === greeted ? found : { ...found, doubt: onlyFirstName };
    }
  }
  return null;
}

/** The company that is addressed above the greeting, otherwise the person in the greeting. */
function readerOf(text: LeaseText): Reading | null {
  const filled = filledOf(text);
  const greets = filled.findIndex((block) => /^\s*(?:dear|hi|hello)\b/i.test(block.text));
  const above = filled.slice(1, Math.max(1, Math.min(greets, 12)));
  const addressed = filled.slice(0, 8).find((block) => greeting.test(block.text) && /^\s*to\s*:/i.test(block.text));
  return (
    [...above, ...(addressed === undefined ? [] : [addressed])].flatMap((block) => nameOn(block, false) ?? [])[0] ??
    greetedIn(text)
  );
}

/** The role of the company on the letterhead, if the letter mentions it by name. */
const takes =
  '(?:is prepared to (?:recommend|lease|take)|(?:proposes|wishes|intends|offers|would like) to (?:lease|take|occupy|rent)|would (?:lease|take|occupy|operate)|will (?:lease|take|occupy|operate)|hereby tenders)';

/** `HARVEST LANE MARKETS, INC.` above `Harvest Lane is prepared to recommend`. */
export const tenantLetterhead: Evidence = {
  name: 'tenantLetterhead',
  kind: 'phrase',
  find: ({ text }) => {
    const head = filledOf(text)[0];
    const name = head === undefined ? null : nameOn(head, true);
    const word = /^\p{L}[\p{L}’'-]{3,30}/u.exec(String(name?.value ?? ''))?.[0];
    if (name === null || word === undefined) return [];
    const acts = new RegExp(String.raw`\b${word}(?: [\w&’'.]{1,30}){0,3} ${takes}\b`, 'i');
    return acts.test(text.document.text) ? [{ ...name, weight: rank.inferred }] : [];
  },
};

/** The party in this role, as far as the letter shows it. */
export function bySides(side: Side): Evidence {
  return {
    name: 'bySides',
    kind: 'phrase',
    find: ({ text }) => {
      const own = sideOfWriter(text.document.text);
      if (own === null) return [];
      const found = own === side ? writerOf(text) : readerOf(text);
      return found === null ? [] : [{ ...found, weight: rank.circumstance }];
    },
  };
}
