import { Decimal } from 'decimal.js';
import type { CrossCheck } from '../../contract/document-report.ts';
import type { Quote } from '../document.ts';
import type { Facts } from './facts.ts';
import { datePattern, readDate, showDate } from './lexicon/dates.ts';
import { moneyIn } from './lexicon/figures.ts';
import { numberOfWords, numberWords } from './lexicon/numbers.ts';
import { passageOf } from './prepare/passage.ts';

/** What the words of the document leave open or say twice in different ways. */
export function checkWording(facts: Facts): CrossCheck[] {
  return [
    ...deadlinesPast(facts),
    ...wordsAndFigures(facts),
    ...twoDates(facts),
    ...twoValues(facts),
    ...signatories(facts),
    ...blanks(facts),
    ...undefinedTerms(facts),
    ...exhibits(facts),
    ...deleted(facts),
    ...struck(facts),
  ];
}

function check(rule: string, severity: CrossCheck['severity'], text: string, ...quotes: readonly Quote[]): CrossCheck {
  return { rule, severity, text, passages: quotes.map(passageOf) };
}

/** A day by which something had to be done, before the document's own date. */
function deadlinesPast(facts: Facts): CrossCheck[] {
  const dated = facts.get('agreement_date');
  const day = facts.day('agreement_date');
  if (!dated || day === null) return [];
  const pattern = new RegExp(
    `\\b(?:on\\s+or\\s+before|no(?:t)?\\s+later\\s+than|prior\\s+to|by|before)\\s+(?:[\\d:]+\\s*[ap]\\.?m\\.?[^.;]{0,20}\\s+on\\s+)?(${datePattern})`,
    'dgi',
  );
  return facts.text
    .hits(['before', 'later', 'prior', 'by'], pattern)
    .flatMap((hit): CrossCheck[] => {
      const named = hit.group(1);
      const iso = named ? readDate(named.text) : null;
      const lead = facts.document.text.slice(Math.max(hit.block.start, hit.start - 260), hit.end + 60);
      if (
        iso === null ||
        iso >= day ||
        hit.block.attached ||
        !/\b(?:notice|exercise|option|renew|extend|elect|deliver|terminate|pay|complete)\w*/i.test(lead)
      )
        return [];
      if (
        /\b(?:dated|amended|recorded|executed|entered|previously|prior\s+lease|original|constructed|existing|owned)\b/i.test(
          lead.slice(-160),
        )
      )
        return [];
      return [
        check(
          'deadline_past',
          'critical',
          `${showDate(iso)} is before the date of the document, ${showDate(day)}.`,
          facts.text.quote(hit),
          dated.quote,
        ),
      ];
    })
    .slice(0, 5);
}

/** `six (5) months`, `Twenty Thousand Dollars ($25,000)`. */
function wordsAndFigures(facts: Facts): CrossCheck[] {
  const found: CrossCheck[] = [];
  const pattern = new RegExp(`(?<![\\w-]\\s?[-.])\\b(${numberWords})\\s*\\(\\s*(\\d[\\d,]*)\\s*\\)`, 'dgi');
  for (const block of facts.text.blocks) {
    if (block.contents || !block.text.includes('(')) continue;
    for (const match of block.text.matchAll(pattern)) {
      const words = numberOfWords(match[1] ?? '');
      const figures = Number((match[2] ?? '').replaceAll(',', ''));
      const [whole, spelled] = [match.indices?.[2], match.indices?.[1]];
      if (
        words === null ||
        words === figures ||
        !whole ||
        !spelled ||
        /\bpoint\b|\bhalf\b|\/\s*$/i.test(block.text.slice(Math.max(0, match.index - 12), match.index))
      )
        continue;
      found.push(
        check(
          'words_and_figures',
          'high',
          `The words say ${words.toLocaleString('en-US')}, the figures ${figures.toLocaleString('en-US')}: both are shown.`,
          facts.text.quote({ start: block.start + spelled[0], end: block.start + spelled[1] }),
          facts.text.quote({ start: block.start + match.index, end: block.start + match.index + match[0].length }),
        ),
      );
    }
    for (const money of block.text.includes('$') ? moneyIn(block.text) : []) {
      if (money.wordsSay === null) continue;
      const lead =
        /(?:[A-Za-z-]+\s+){1,14}\(?$/.exec(block.text.slice(Math.max(0, money.start - 120), money.start))?.[0].length ??
        0;
      found.push(
        check(
          'words_and_figures',
          'high',
          `The words say $${new Decimal(money.wordsSay).toNumber().toLocaleString('en-US')}, the figures $${new Decimal(money.amount).toNumber().toLocaleString('en-US')}: both are shown.`,
          facts.text.quote({ start: block.start + money.start - lead, end: block.start + money.start }),
          facts.text.quote({ start: block.start + money.start, end: block.start + money.end }),
        ),
      );
    }
  }
  return found.slice(0, 12);
}

/** Two days for one defined term. */
function twoDates(facts: Facts): CrossCheck[] {
  const byTerm = new Map<string, { iso: string; quote: Quote }[]>();
  const pattern = new RegExp(
    `(${datePattern})\\s*,?\\s*\\(\\s*(?:the\\s+)?[“"]([A-Z][^”"()]{3,40}\\sDate)[”"]\\s*\\)|[“"]([A-Z][^”"()]{3,40}\\sDate)[”"]\\s+(?:shall\\s+(?:be|mean)|means|is)\\s+(${datePattern})`,
    'dg',
  );
  for (const hit of facts.text.hits(['date'], new RegExp(pattern.source, 'dgi'))) {
    const term = (hit.group(2) ?? hit.group(3))?.text;
    const iso = readDate((hit.group(1) ?? hit.group(4))?.text ?? '');
    if (term === undefined || iso === null || hit.block.attached) continue;
    const known = byTerm.get(term) ?? [];
    if (!known.some((other) => other.iso === iso)) byTerm.set(term, [...known, { iso, quote: facts.text.quote(hit) }]);
  }
  return [...byTerm].flatMap(([term, [first, second]]) =>
    first && second
      ? [
          check(
            'two_dates_for_one_term',
            'high',
            `“${term}” is defined as ${showDate(first.iso)} and as ${showDate(second.iso)}.`,
            first.quote,
            second.quote,
          ),
        ]
      : [],
  );
}

const single = ['security_deposit', 'holdover', 'expiration_date', 'commencement_date', 'term_months'] as const;

/** Two readings of one field, about as strong as each other. */
function twoValues(facts: Facts): CrossCheck[] {
  return single.flatMap((id): CrossCheck[] => {
    const own = facts.get(id);
    const other = facts.fields.others.get(id)?.[0];
    if (!own || !other || other.candidate.score < own.candidate.score - 14 || other.candidate.score < 55) return [];
    if (facts.amendment && id !== 'security_deposit') return [];
    const comparable =
      typeof own.candidate.value === typeof other.candidate.value &&
      (typeof own.candidate.value === 'number' ||
        /^\d/.test(String(own.candidate.value)) === /^\d/.test(String(other.candidate.value)));
    if (!comparable || own.candidate.value === 'none' || other.candidate.value === 'none') return [];
    return [
      check(
        'two_values',
        'high',
        `The document says ${own.candidate.shown} and ${other.candidate.shown}.`,
        own.quote,
        other.quote,
      ),
    ];
  });
}

/** The name above the signature against the name in the opening. */
function signatories(facts: Facts): CrossCheck[] {
  const length = facts.document.text.length;
  return (['landlord', 'tenant'] as const).flatMap((id): CrossCheck[] => {
    const own = facts.get(id);
    if (!own) return [];
    const name = squeeze(String(own.candidate.value));
    const signed = (facts.fields.others.get(id) ?? []).concat().find(({ quote }) => quote.start > length * 0.5);
    if (!signed) return [];
    const other = squeeze(String(signed.candidate.value));
    if (other.length < 5 || name.includes(other) || other.includes(name)) return [];
    return [
      check(
        'party_and_signature',
        'medium',
        `The opening names “${String(own.candidate.value)}”, the signature “${String(signed.candidate.value)}”.`,
        own.quote,
        signed.quote,
      ),
    ];
  });
}

function squeeze(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function blanks(facts: Facts): CrossCheck[] {
  const found = facts.text.blocks.filter(
    ({ attached, contents, text }) => !attached && !contents && /_{3,}/.test(text),
  );
  const open = found.filter(
    ({ text }) =>
      !/^\W*(?:by|name|title|its|date|print|signature|witness|attest|landlord|tenant|lessor|lessee|address|attn|tax|initials?)\b/i.test(
        text,
      ) && !/\b(?:by|name|title|its|signature|witness)\s*:\s*_{3,}/i.test(text),
  );
  return open.slice(0, 8).map((block) => {
    const at = block.text.search(/_{3,}/);
    const start = Math.max(0, block.text.lastIndexOf(' ', at - 80) + 1, at - 110);
    const end = Math.min(block.text.length, at + 60);
    return check(
      'blank',
      'medium',
      'A blank was not filled in.',
      facts.text.quote({ start: block.start + start, end: block.start + end }),
    );
  });
}

const usual = [
  'Commencement Date',
  'Rent Commencement Date',
  'Expiration Date',
  'Termination Date',
  'Operating Expenses',
  'Base Rent',
  'Additional Rent',
  'Base Year',
  'Permitted Use',
  'Lease Year',
  'Default Rate',
  'Proportionate Share',
  'Pro Rata Share',
  'Substantial Completion',
  'Common Areas',
  'Hazardous Materials',
  'Hazardous Substances',
  'Permitted Transfer',
  'Fair Market Rent',
  'Work Letter',
  'Guarantor',
  'Building Hours',
  'Interest Rate',
] as const;

/** Terms that a lease lives on, used again and again and defined nowhere. */
function undefinedTerms(facts: Facts): CrossCheck[] {
  if (facts.amendment) return [];
  const { text } = facts.document;
  return usual.flatMap((term): CrossCheck[] => {
    const uses = text.split(term).length - 1;
    if (uses < 3) return [];
    const words = term.replaceAll(' ', '\\s+');
    const defined = new RegExp(
      `[“"‘'][^”"’']{0,40}${words}[^”"’']{0,30}[”"’']|\\b${words}\\s+(?:shall\\s+mean|means|shall\\s+be|is\\s+(?:defined|the))|\\b(?:as\\s+defined|meaning)[^.]{0,60}${words}`,
      'i',
    );
    const labelled = facts.text.pairs.some(({ label }) => label.includes(term.toLowerCase()));
    if (defined.test(text) || labelled) return [];
    const at = text.indexOf(term);
    const end = Math.min(text.length, at + term.length);
    return [
      check(
        'term_not_defined',
        'low',
        `“${term}” is used ${uses} times, and no definition was found.`,
        facts.text.quote({ start: at, end }),
      ),
    ];
  });
}

function exhibits(facts: Facts): CrossCheck[] {
  const omitted = facts.text
    .hits(
      ['omitted', 'exhibits', 'exhibit'],
      /\(?\[?\s*(?:exhibits?|schedules?|attachments?)\b[^.;()]{0,60}\b(?:intentionally\s+)?omitted\b[^.;()]{0,60}[)\]]?/dgi,
    )
    .slice(0, 1)
    .map((hit) =>
      check(
        'exhibits_omitted',
        'medium',
        'Exhibits are part of the document and were left out.',
        facts.text.quote(hit),
      ),
    );
  const present = new Set(
    facts.document.clauses.filter(({ kind }) => kind === 'exhibit').map(({ number }) => number.toUpperCase()),
  );
  if (present.size === 0 || omitted.length > 0) return omitted;
  const named = new Map<string, Quote>();
  for (const hit of facts.text.hits(
    ['exhibit'],
    /\b[Ee]xhibit\s+[“"]?([A-Z](?:-\d)?)[”"]?\b(?=[^.;]{0,60}\battached)/dg,
  )) {
    const letter = hit.group(1)?.text;
    if (letter !== undefined && !named.has(letter)) named.set(letter, facts.text.quote(hit));
  }
  return [...named]
    .filter(([letter]) => !present.has(letter))
    .slice(0, 5)
    .map(([letter, quote]) =>
      check('exhibit_missing', 'medium', `Exhibit ${letter} is said to be attached, and was not found.`, quote),
    );
}

function deleted(facts: Facts): CrossCheck[] {
  const hits = facts.text
    .hits(['intentionally'], /\b[Ii]ntentionally\s+(?:[Dd]eleted|[Oo]mitted|[Ll]eft\s+[Bb]lank|DELETED|OMITTED)\b/dg)
    .filter(({ block }) => !block.attached);
  const first = hits[0];
  return first
    ? [
        check(
          'intentionally_deleted',
          'info',
          `${hits.length === 1 ? 'One passage was' : `${hits.length} passages were`} intentionally deleted; what was agreed instead is worth a question.`,
          facts.text.quote(first),
        ),
      ]
    : [];
}

function struck(facts: Facts): CrossCheck[] {
  const { passages } = facts.document.struck;
  const title = facts.judged.evidence;
  return passages > 0 && title
    ? [
        check(
          'struck_text',
          'info',
          `${passages} struck-out ${passages === 1 ? 'passage is' : 'passages are'} not part of this report.`,
          title,
        ),
      ]
    : [];
}
