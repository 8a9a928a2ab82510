import { isPartyName, isSameParty } from '#documents/lease/lexicon/party-names.ts';
import { labelledPairs, phraseEvidence } from '../../evidence.ts';
import { defineField, type Evidence, type Reading } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';
import { rank } from '../../weights.ts';

/** `Colliers International`, `Scheer Partners, Inc.`, `CBRE`: capitalized words with a company suffix. */
const name =
  "[A-Z][\\w&.’'/-]{0,60}(?:\\s+(?:(?:of|and|&|the)\\s+)?[A-Z&][\\w&.’'/-]{0,60}){0,7}(?:,\\s+(?:Inc|LLC|L\\.L\\.C|L\\.?P|Ltd|Corp|Co|Incorporated|A\\s+[A-Z]\\w+\\s+[A-Z][\\w\\s]{3,40}?(?:Inc|Company|LLC))\\b\\.?)?";
/** `(for Tenant)`, `, representing Landlord`: what may appear between two names. */
const forSide =
  '(?:\\s+\\([^()]{3,50}\\)|,?\\s+(?:representing|acting\\s+for|on\\s+behalf\\s+of|for)\\s+(?:the\\s+)?(?:Landlord|Lessor|Tenant|Lessee|landlord|lessor|tenant|lessee|Sublandlord|Subtenant|Sublessor|Sublessee)\\b)?';
const list = `${name}${forSide}(?:(?:,|\\s+and|\\s+&|,\\s+and)\\s+${name}${forSide}){0,3}`;
const someBroker = '(?:[Bb]rokers?|BROKERS?|agents?|finders?|salesm[ae]n|person|firm)';

export const brokers = defineField({
  id: 'brokers',
  label: 'Brokers',
  group: 'Other',
  lookedFor: 'the brokers and who pays them',
  topics: ['brokers'],
  many: true,
  isSame: (a, b) => isSameParty(String(a), String(b)),
  evidence: [
    labelledNames(),
    ...[
      phraseEvidence(
        'otherThan',
        ['broker', 'brokers', 'agent', 'finder'],
        new RegExp(
          `\\b(?:[Nn]o|any|a)\\s+(?:other\\s+)?(?:real\\s+estate\\s+)?${someBroker}\\b[^.;]{0,160}?\\b(?:other\\s+than|except(?:ing)?(?:\\s+for)?|save)\\s+(?:for\\s+)?(?:the\\s+(?:firm|firms|brokers?)\\s+of\\s+)?(${list})`,
          'dg',
        ),
        readNames,
        { weight: rank.explicit },
      ),
      phraseEvidence(
        'dealtWith',
        ['broker', 'brokers'],
        new RegExp(
          `\\b(?:dealt|negotiated(?:\\s+this\\s+\\w+)?|worked|represented|utilized\\s+the\\s+services)\\s+(?:only\\s+|directly\\s+|solely\\s+|exclusively\\s+)*(?:with|by|of)\\s+(?:the\\s+following\\s+brokers?:?\\s+)?(${list})`,
          'dg',
        ),
        (piece) => readNames(piece),
        { weight: rank.otherForm },
      ),
      phraseEvidence(
        // `Tenant was represented by Pinecrest Advisors and Landlord by Northgate Brokerage, Inc.`
        'otherRepresentedBy',
        ['represented'],
        new RegExp(
          `\\brepresented\\s+by\\s+[A-Z][^.;]{2,80}?,?\\s+and\\s+(?:the\\s+)?(?:[Ll]andlord|[Ll]essor|[Tt]enant|[Ll]essee)\\s+(?:was\\s+)?by\\s+(${list})`,
          'dg',
        ),
        readNames,
        { weight: rank.otherForm },
      ),
      phraseEvidence(
        // `Tenant represents that it dealt only with Basin Range Retail, whose commission Landlord shall pay.`
        'dealtOnlyWith',
        ['commission', 'commissions'],
        new RegExp(
          `\\bdealt\\s+(?:only|solely|exclusively)\\s+with\\s+(${list})(?=[^.;]{0,80}?\\bcommissions?\\b)`,
          'dg',
        ),
        readNames,
      ),
      phraseEvidence(
        'onlyBrokers',
        ['broker', 'brokers'],
        new RegExp(
          `(?<=\\b(?:that|acknowledges?|,)\\s{1,200})(${list})[\\s,]+(?:is|are|was|were)\\s+the\\s+(?:sole|only)\\s+(?:\\w+\\s+){0,3}?${someBroker}\\b`,
          'dg',
        ),
        readNames,
      ),
      phraseEvidence(
        // `The only broker is Delancey Healthcare Realty`
        'onlyBrokerIs',
        ['broker', 'brokers'],
        new RegExp(
          `\\b[Tt]he\\s+(?:(?:only|sole)\\s+${someBroker}\\s+(?:[^.;]{0,40}?\\s)?|[Bb]rokers?\\s+)(?:is|are|was|were)\\s+(${list})`,
          'dg',
        ),
        readNames,
      ),
      phraseEvidence(
        // `The Landlord’s agent is Colbrook Realty Inc.; the Tenant’s is Fenwick Advisory Ltd.`
        'agentIs',
        ['agent', 'broker', 'agents', 'brokers'],
        new RegExp(
          `\\b(?:[Ll]andlord|[Ll]essor|[Tt]enant|[Ll]essee)[’']s\\s+(?:(?:[Ll]easing\\s+|[Ll]isting\\s+)?(?:[Aa]gent|[Bb]roker)\\s+)?(?:is|was)\\s+(${list})`,
          'dg',
        ),
        readNames,
      ),
      phraseEvidence(
        // `Lessor shall pay Cumberland Retail Advisors, Inc. under a separate agreement; no other broker was had.`
        'paysBroker',
        ['broker', 'brokers', 'brokerage'],
        new RegExp(
          `\\b(?:[Ll]andlord|[Ll]essor)\\s+(?:shall|will|must)\\s+pay\\s+(${list})\\s+(?=(?:a\\s+commission|under\\s+a\\s+separate|pursuant\\s+to\\s+a\\s+separate)\\b)`,
          'dg',
        ),
        readNames,
      ),
      phraseEvidence(
        // `Kestrel Realty Group acted for both parties, and Lessor pays its commission.`
        'actedFor',
        ['commission', 'commissions', 'broker', 'brokers', 'fee'],
        new RegExp(
          `(?<=^|[.;:]\\s{1,3}|\\band\\s{1,3})(?!Brokers?\\b)(${list})\\s+(?:has\\s+|have\\s+)?(?:acted|acts?|represented|represents?)\\s+(?:as\\s+(?:the\\s+)?(?:sole\\s+)?[Bb]rokers?\\s+)?(?:for\\s+)?(?:both|the\\s+parties|(?:the\\s+)?(?:[Ss]ub)?(?:[Ll]andlord|[Ll]essor|[Tt]enant|[Ll]essee))\\b(?=[\\s\\S]{0,160}\\b(?:[Cc]ommissions?|[Bb]rokers?|[Bb]rokerage|fees?)\\b)`,
          'dg',
        ),
        readNames,
      ),
      phraseEvidence(
        'broughtAbout',
        ['broker', 'brokers', 'brokerage', 'commission', 'commissions'],
        new RegExp(
          `\\b(?:(?:procured|negotiated|brought\\s+about|arranged)\\s+(?:solely\\s+|exclusively\\s+)?(?:by|through)|commissions?\\s+(?:\\w+\\s+){0,3}?to)\\s+(${list})`,
          'dg',
        ),
        readNames,
        { weight: rank.loose },
      ),
      phraseEvidence(
        'meaning',
        ['broker', 'brokers'],
        new RegExp(
          `[“"]\\s?(?:(?:Landlord|Tenant|Lessor|Lessee)[’']?s?[’']?\\s+)?Brokers?\\s?[”"]\\s*(?:\\([^()]{0,40}\\)\\s*)?(?:shall\\s+mean|means?|is|are)[\\s,:]*(?:together,?\\s+|collectively,?\\s+)?(${list})`,
          'dg',
        ),
        readNames,
        { kind: 'definedTerm' },
      ),
      phraseEvidence(
        'definedTerm',
        ['broker', 'brokers'],
        new RegExp(
          `\\b(${list})[\\s,]*\\((?:collectively,?\\s+)?(?:the\\s+|each,?\\s+an?\\s+)?[“"](?:(?:Landlord|Tenant|Lessor|Lessee|Sublessor|Sublessee)[’']?s?[’']?\\s+)?Brokers?[”"]`,
          'dg',
        ),
        readNames,
        { kind: 'definedTerm' },
      ),
    ].map(withSide),
  ],
  exclusions: [
    {
      // The parties themselves, in sentences that say which brokers they dealt with.
      name: 'party',
      excludes: ({ value }, context) =>
        ['landlord', 'tenant'].some((id) => {
          const best = context.best(id);
          return best !== null && isSameParty(String(best.value), String(value));
        }),
    },
  ],
});

const party = '(?:the\\s+)?(?:sub)?(landlord|lessor|tenant|lessee)';
/** `, representing Tenant`, `(for Landlord)`, `, which represented Lessee`, `acted for both parties`. */
const sideBehind = new RegExp(
  `^[\\s,]*(?:\\(\\s*)?(?:(?:which|who)\\s+)?(?:has\\s+|have\\s+)?(?:exclusively\\s+|solely\\s+)?(?:(?:represent(?:s|ed|ing)|act(?:s|ed|ing)\\s+(?:(?:as\\s+\\w+\\s+)?for|on\\s+behalf\\s+of)|on\\s+behalf\\s+of|for)\\s+(?:both\\b|${party}(?!\\s+and\\s+(?:the\\s+)?(?:sub)?(?:landlord|lessor|tenant|lessee)\\b|[’'])\\b)|(?:as\\s+)?${party}[’']s\\s+(?:broker|agent)\\b)`,
  'i',
);
/** `Landlord’s agent is`, `Tenant was represented by`, `and Landlord by`: up to the name. */
const sideBefore = new RegExp(
  `(?:^|[.;,:(]\\s*|\\band\\s+|\\bthat\\s+)${party}(?:[’']s\\s+(?:(?:leasing|listing|real\\s+estate)\\s+)?(?:(?:broker|agent)\\s+)?(?:is|was)|\\s+(?:(?:is|was)\\s+)?(?:represented\\s+)?by)\\s+$`,
  'i',
);

/**
 * The party that a broker acts for according to the document, in the words that are shown; the value is the broker's
 * name.
 */
function named(name: string, side: string | undefined): string {
  if (side === undefined) return name;
  if (/both/i.test(side)) return `${name} (for both parties)`;
  return `${name} (for the ${/landlord|lessor/i.test(side) ? 'landlord' : 'tenant'})`;
}

function withSide(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((reading): Reading => {
        const at = reading.block.text.indexOf(reading.shown, Math.max(0, reading.span.start - reading.block.start));
        if (at < 0) return reading;
        const behind = sideBehind.exec(
          reading.block.text.slice(at + reading.shown.length, at + reading.shown.length + 90),
        );
        const before = sideBefore.exec(reading.block.text.slice(Math.max(0, at - 90), at));
        const side = behind === null ? before?.[1] : (behind[1] ?? behind[2] ?? 'both');
        return { ...reading, shown: named(reading.shown, side) };
      }),
  };
}

function labelledNames(): Evidence {
  return {
    name: 'label',
    kind: 'label',
    find: (context) =>
      labelledPairs(
        context,
        /^(?:(?:(?:sub)?landlord|(?:sub)?tenant|(?:sub)?lessor|(?:sub)?lessee)(?:'?s'?)?\s+|listing\s+|leasing\s+|procuring\s+|cooperating\s+)?(?:(?:real\s+estate\s+)?brokers?|letting\s+agents?)(?:\(s\))?(?:\s+(?:name|of\s+record))?$/,
      ).flatMap((pair): Reading[] => {
        if (pair.strength === 'titled') return [];
        const parts = pair.text
          .split(/\n|\t|\s(?:and\s)?(?=(?:Tenant|Lessee|Landlord|Lessor)[’']s(?:\s+[Bb]roker)?:)/)
          .filter((part) => part.trim() !== '');
        // `Broker(s): | Landlord’s: NAME | Tenant’s: NAME`
        const sides = parts.filter((part) => ofSide.test(part));
        return (sides.length > 0 ? sides : parts.slice(0, 1)).flatMap((part) => {
          const lead = ofSide.exec(part)?.[0] ?? '';
          const line = part.slice(lead.length, lead.length + 160);
          const of = /landlord|lessor|tenant|lessee/i.exec(lead === '' ? pair.label : lead)?.[0];
          return readNames(line, true).map((read) => {
            const start = pair.value.start + Math.max(0, pair.text.indexOf(line)) + read.start;
            const behind = sideBehind.exec(line.slice(read.end, read.end + 90));
            return {
              value: read.value,
              shown: named(read.shown, behind === null ? of : (behind[1] ?? behind[2] ?? 'both')),
              span: { start, end: start + read.end - read.start },
              block: pair.block,
            };
          });
        });
      }),
  };
}

const ofSide = /^\s*(?:landlord|tenant|lessor|lessee)(?:[’']s)?(?:\s+brokers?)?\s*:\s*/i;

const noBroker =
  /^(?:landlord|tenant|lessor|lessee|sub\w+|brokers?|the(?!\s[\w’']+\s(?:Company|Group|Firm|Partnership|Agency)\b)|this|any|each|such|said|section|article|exhibit|basic|summary|none|no|n\/a|not|in|if|its|all|other|real\s+estate|person|item|paragraph|master|prime|agent|state|see|representing|acting|on\s+behalf|for)\b/i;

/** The names in a list, without words about the side they represent. */
function readNames(piece: string, isWhole = false): ReadValue[] {
  const plain = isWhole
    ? (/^[^;]*?(?=\.\s+(?:The|Tenant|Landlord|Lessor|Lessee|Each|No|Any|Such)\b|;|\bwhose\b|$)/.exec(piece)?.[0] ?? '')
    : // `Kestrel Tenant Group. Landlord shall pay both`: the next sentence.
      (piece.split(/\.\s+(?=(?:The|Tenant|Landlord|Lessor|Lessee|Each|Both|Neither|No|Any|Such)\b)/)[0] ?? '');
  const found: ReadValue[] = [];
  const parts =
    /(?:[^,(]|,\s*(?:Inc|LLC|L\.L\.C|L\.?P|Ltd|Corp|Co|Incorporated|A\s)\b\.?|\([^()]{0,200}\)){1,120}?(?=\s{1,9}and\s+(?=[A-Z])|,\s{1,9}(?!Inc|LLC|L\.L\.C|L\.?P|Ltd|Corp|Co\b|Incorporated|A\s)|$)/g;
  for (const match of plain.matchAll(parts)) {
    const lead = /^(?:[\s,;:]|and\s+|&\s+)+/.exec(match[0])?.[0].length ?? 0;
    const value = match[0]
      .slice(lead)
      .replace(/(?:(?<!\s)\s+)?\([^()]*\)\s*/g, ' ')
      .replace(
        /\s(?:representing|acting\s+for|on\s+behalf\s+of|for)\s+(?:the\s+)?(?:sub)?(?:landlord|lessor|tenant|lessee)\b.*$/is,
        '',
      )
      .replace(/(?<![\s,;])[\s,;]+$/, '')
      .replace(/(?<!\b(?:Inc|Ltd|Corp|Co|L\.L\.C|L\.P))\.$/, '')
      .replace(/\s+/g, ' ');
    if (value.length < 3 || value.length > 90 || noBroker.test(value) || /^co\s*-/i.test(value) || !isPartyName(value))
      continue;
    const start = match.index + lead;
    found.push({ value, shown: value, start, end: start + match[0].slice(lead).trimEnd().length });
  }
  return found;
}
