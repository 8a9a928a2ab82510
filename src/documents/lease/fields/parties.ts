import type { Span } from '../../document.ts';
import type { Block } from '../prepare/block.ts';
import { type Candidate, type FieldContext, type FieldRule, pairsLike, placed, sentencesLike } from './rule.ts';

type Role = 'landlord' | 'tenant';

/** Words of a role; in a sublease its own parties come before those of the master lease. */
function namesOf(role: Role, context: FieldContext): readonly RegExp[] {
  const sub = role === 'landlord' ? /sub-?(?:landlord|lessor)|licensor/ : /sub-?(?:tenant|lessee)|licensee/;
  const own = role === 'landlord' ? /(?:ground\s+)?(?:landlord|lessor)|owner/ : /(?:ground\s+)?(?:tenant|lessee)/;
  return context.kind === 'sublease' ? [sub, own] : [own, sub];
}

function findParty(role: Role, context: FieldContext): Candidate[] {
  for (const name of namesOf(role, context)) {
    const found = [...definedParties(name, context), ...labelledParties(name, context)];
    if (found.length > 0) return found;
  }
  return [];
}

const open = '[“"‘\'«]';
const close = '[”"’\'»]';
const bridge =
  '(?:[\\s,]*(?:the|hereinafter|hereafter|herein|collectively|individually|each|either|jointly|severally|and|referred\\s+to|called|known|designated|sometimes|together|as|an?|or|for\\s+convenience|its\\s+successors\\s+and\\s+assigns))*\\s*';

/** `NAME, a Delaware corporation (“Landlord”)`, `NAME, hereinafter called LANDLORD`, `NAME, as Landlord`. */
function definedParties(role: RegExp, context: FieldContext): Candidate[] {
  const marker = new RegExp(
    `(?:\\(${bridge}${open}${bridge}(?:${role.source})s?[,.]?${close}[^()]{0,90}\\)|\\((?:the\\s+|as\\s+|hereinafter\\s+)?(?:${role.source})s?\\)|,?\\s+\\(?(?:hereinafter|herein|hereafter)\\s+(?:collectively\\s+|sometimes\\s+)?(?:called|referred\\s+to|known|designated)[^.;]{0,25}?\\s${open}?(?:${role.source})s?${close}?(?=\\W)|,\\s+as\\s+(?:the\\s+)?${open}?(?:${role.source})${close}?(?=[\\s,.;)]))`,
    'gi',
  );
  const found: Candidate[] = [];
  for (const block of context.text.blocks.slice(0, 400)) {
    if (block.contents || block.start > Math.max(15_000, context.text.document.text.length * 0.12)) continue;
    for (const match of block.text.matchAll(marker)) {
      // `(“Landlord’s Work”)` defines something else.
      if (/[’']s\s|\b(?:party|parties|agents?|affiliate|notice|address)\b/i.test(match[0])) continue;
      const chunk = chunkBefore(block, match.index);
      const named = namesIn(chunk.text);
      if (named === null) continue;
      const early = block.start < 8_000 ? 0 : -30;
      const preamble = /\bbetween\b|\bamong\b|\bmade\b|\bentered\b|\bis\s+by\b/i.test(block.text.slice(0, match.index))
        ? 15
        : 0;
      found.push({
        ...party(block, { start: chunk.start + named.start, end: match.index + match[0].length }, named),
        score: 85 + preamble + early + placed(context, block) + (described.test(chunk.text) ? 4 : 0),
      });
    }
  }
  return found;
}

const boundaries =
  /\b(?:by\s+and\s+between|by\s+and\s+among|between|among|by)\b:?\s*|[:;]\s+|\(\s*(?:i{1,3}|iv|[12ab])\s*\)\s*|\)\s*[,;]?\s*(?:and|AND)\s+|(?:,\s+as\s+|\b(?:called|to\s+as|known\s+as)\s+)(?:the\s+)?[“"‘']?(?:sub)?(?:landlord|lessor|tenant|lessee|LANDLORD|LESSOR|TENANT|LESSEE|Landlord|Lessor|Tenant|Lessee)[”"’']?\)?\s*[,;]?\s+(?:and|AND)\s+|\b(?:leases?|demises?)\s+(?:un)?to\s+/g;
const marks = /\([^()]{0,60}[“"][^”"]{2,40}[”"][^()]{0,80}\)/g;

/** What stands between the last word that can open a party and its role. */
function chunkBefore(block: Block, end: number): { text: string; start: number } {
  const head = block.text.slice(Math.max(0, end - 500), end);
  const offset = Math.max(0, end - 500);
  let from = 0;
  for (const match of head.matchAll(boundaries)) {
    if (/^by\b\s*$/i.test(match[0]) && !/\bmade\s+$|\bis\s+$|\binto\s+$/i.test(head.slice(0, match.index))) continue;
    from = match.index + match[0].length;
  }
  for (const match of head.matchAll(marks)) {
    // `(“Landlord”), a Delaware limited liability company, and NAME` or `(the “Effective Date”), by …`
    const after = match.index + match[0].length;
    const rest = head.slice(after);
    const link = /^\s*,?\s*(?:(?:an?|a\(n\))\s+[^,]{3,60},\s*)?(?:and|AND|to|with)\s+(?:between\s+)?/.exec(rest);
    if (link && after + link[0].length > from) from = after + link[0].length;
    else if (after > from) from = after;
  }
  const lead =
    /^[\s,;:.–-]*(?:(?:and|AND|by|with|to|in\s+favor\s+of(?:\s+and\s+with)?)\s+)?/.exec(head.slice(from))?.[0].length ??
    0;
  return { text: head.slice(from + lead), start: offset + from + lead };
}

const entity =
  '(?:limited\\s+liability\\s+(?:company|partnership|limited)|limited\\s+partnership|general\\s+partnership|professional\\s+\\w+|corporation|company|partnership|(?:business|real\\s+estate(?:\\s+investment)?|statutory|land|family|living|revocable)?\\s*trust|association|individual|sole\\s+proprietor\\w*|municipal\\w*(?:\\s+\\w+)?|non-?profit\\s+\\w+|public\\s+\\w+|bank|banking\\s+\\w+|cooperative|joint\\s+venture|authority|LLC|LP|L\\.P\\.|L\\.L\\.C\\.|Inc\\.?|married\\s+\\w+|resident)';
const described = new RegExp(
  `,?\\s+(?:(?:an?|a\\(n\\)|the)\\s+(?:[A-Z][\\w.’']*\\s+){0,4}?(?:(?:domestic|foreign|registered|private|closed|exempted|series|for-profit|master|single-?member)\\s+)*${entity})\\b`,
  'i',
);
const tail =
  /,?\s+(?:whose|having|with)\s+(?:an?\s+|its\s+|their\s+|the\s+)?(?:\w+\s+){0,2}(?:address|principal|offices?|mailing|place|residence)|,\s+(?:husband\s+and\s+wife|individually|jointly|organized|incorporated|existing|a\s+body|located\s+at|its\s+successors?|(?:as\s+)?successor|solely|c\/o|by\s+its|acting)\b|,?\s+\(|,\s+(?:P\.?O\.?\s+Box|\d{1,6}\s+[A-Z])|\s+of\s+\d{1,6}\s+[A-Z]|\n|\t/i;

interface Named extends Span {
  readonly names: readonly string[];
  readonly shown: string;
}

/** Names of the parties in a chunk; null when nothing in it looks like a name. */
function namesIn(chunk: string): Named | null {
  const lead = /^(?:(?:the\s+)?(?:undersigned|party)\W+)?/i.exec(chunk)?.[0].length ?? 0;
  const text = chunk.slice(lead).replace(/[\s,]+$/, '');
  if (text.length < 2 || text.length > 420) return null;
  const parts = splitParties(text);
  const names = parts.flatMap((part) => {
    const description = described.exec(part);
    const stop = Math.min(
      description?.index ?? Number.POSITIVE_INFINITY,
      tail.exec(part)?.index ?? Number.POSITIVE_INFINITY,
      part.length,
    );
    const name = part.slice(0, stop).replace(/^[\s,;“"]+|[\s,;”"]+$/g, '');
    return isName(name) ? [name] : [];
  });
  if (names.length === 0) return null;
  return { names, shown: text.replace(/\s+/g, ' ').slice(0, 260), start: lead, end: lead + text.length };
}

/** `A, a Nevada corporation, and B, a Delaware corporation` are two; `Johnson and Johnson` is one. */
function splitParties(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  for (;;) {
    const first = described.exec(rest);
    if (!first) break;
    const after = first.index + first[0].length;
    const link =
      /^[^,;]{0,40}[,;]?\s+(?:and|AND|&)\s+(?=[A-Z])|^[^,;]{0,40}[,;]\s+(?=[A-Z][A-Za-z]*[^,]{0,60},?\s+an?\s)/.exec(
        rest.slice(after),
      );
    if (!link) break;
    parts.push(rest.slice(0, after));
    rest = rest.slice(after + link[0].length);
  }
  return [...parts, rest];
}

function isName(name: string): boolean {
  if (name.length < 2 || name.length > 160 || !/^[“"]?[A-Z0-9]/.test(name) || /^_+|_{4,}/.test(name)) return false;
  if (
    /^(?:landlord|tenant|lessor|lessee|sub\w+|this|the\s+(?:landlord|tenant|parties|date|lease|term)|lease|agreement|date|section|article|premises|as\s+of|its|each|any|such|if|upon|name)\b/i.test(
      name,
    )
  )
    return false;
  const words = name.split(/\s+/);
  const small = words.filter(
    (word) =>
      /^[a-z]/.test(word) &&
      !/^(?:and|of|the|for|at|de|la|van|von|d\/b\/a|dba|f\/k\/a|fka|a\/k\/a|in|as|its|to|on|by)$/.test(word),
  ).length;
  return small <= words.length * 0.34 && !/\b(?:shall|hereby|pursuant|dated|agrees?)\b/i.test(name);
}

function party(block: Block, span: Span, named: Named): Omit<Candidate, 'score'> {
  const start = block.start + span.start;
  const end = Math.min(block.end, block.start + span.end);
  return {
    value: named.names.join('; ').replace(/\s+/g, ' '),
    shown: named.shown,
    span: { start, end: Math.max(end, start + 1) },
  };
}

/** `LANDLORD: NAME, a Delaware limited liability company`, in a summary or, weaker, above a signature. */
function labelledParties(role: RegExp, context: FieldContext): Candidate[] {
  const label = new RegExp(
    `^(?:names?\\s+of\\s+)?(?:the\\s+)?(?:${role.source})(?:'s)?(?:\\s+(?:name|entity|party))?(?:\\s+and\\s+address)?$`,
  );
  const length = context.text.document.text.length;
  return pairsLike(context, label).flatMap((pair) => {
    if (pair.strength === 'titled' && pair.block.kind !== 'heading') return [];
    const line = pair.text.split('\n')[0] ?? '';
    const sentence = /^(?:the\s+term\s+)?[“"]/.test(line) ? null : namesIn(line.split(/\.\s+(?=[A-Z][a-z])/)[0] ?? '');
    if (sentence === null) return [];
    const late = pair.block.start > length * 0.6 && length > 12_000 ? -55 : 0;
    return [
      {
        ...party(
          { ...pair.block, start: 0, end: length } as Block,
          { start: pair.value.start + sentence.start, end: pair.value.start + sentence.end },
          sentence,
        ),
        score: (pair.strength === 'labelled' ? 98 : 60) + late + placed(context, pair.block),
      },
    ];
  });
}

function guarantors(context: FieldContext): Candidate[] {
  const label = /^(?:lease\s+)?guarantors?(?:'s)?(?:\s+name)?$/;
  const labelled = pairsLike(context, label).flatMap((pair): Candidate[] => {
    const line = (pair.text.split('\n')[0] ?? '').replace(/\s*\(see.*$/i, '').replace(/[\s.]+$/, '');
    if (line === '' || /^[“"_(]/.test(line) || pair.strength === 'titled' || line.length > 200) return [];
    const none = /^(?:none|n\/?a|not\s+applicable)\b/i.test(line);
    return [
      {
        value: none ? 'none' : line,
        shown: line,
        span: { start: pair.value.start, end: pair.value.start + line.length },
        score: 100 + placed(context, pair.block),
      },
    ];
  });
  const role = /guarantors?/;
  return [
    ...labelled,
    ...definedParties(role, context).map((candidate) => ({ ...candidate, score: candidate.score - 10 })),
    ...sentencesLike(
      context,
      ['guaranty', 'guarantee', 'guarantees', 'guaranteed', 'guarantor', 'guarantors'],
      /\bguarant(?:y|ee|ies)\s+of\s+(?:this\s+)?(?:the\s+)?lease\b|\bunconditional\w*\b[^.]{0,40}\bguarant|\b(?:personally|irrevocably)\b[^.]{0,40}\bguarant|\bguarantors?\b[^.]{0,60}\b(?:shall|has|have|will|executes?|execut\w+)\b|\bguaranteed\s+by\s+[A-Z]|\bgood\s+guy\b/i,
      {
        section: /guarant/,
        avoid:
          /\bif\s+(?:any|there\s+is\s+a|the\s+performance)|\bor\s+any\s+guarantor|guarantor,?\s+if\s+any|any\s+guarantor|of\s+any\s+guarant|guaranteed\s+by\s*(?:$|_|\()|\bbankrupt|insolven|letter\s+of\s+credit\s+issuer/i,
        score: 40,
      },
    ),
  ];
}

export const partyRules: readonly FieldRule[] = [
  {
    id: 'landlord',
    label: 'Landlord',
    group: 'Parties',
    lookedFor: 'a party defined as Landlord, Lessor, Sublandlord or Sublessor',
    find: (context) => findParty('landlord', context),
  },
  {
    id: 'tenant',
    label: 'Tenant',
    group: 'Parties',
    lookedFor: 'a party defined as Tenant, Lessee, Subtenant or Sublessee',
    find: (context) => findParty('tenant', context),
  },
  {
    id: 'guarantor',
    label: 'Guarantor',
    group: 'Parties',
    lookedFor: 'a guarantor or a guaranty of the lease',
    find: guarantors,
  },
];
