import { numberOfWords, numberWords } from '#documents/lease/lexicon/numbers.ts';
import { isInRecitals } from '#documents/lease/prepare/recitals.ts';
import { isSameValue } from '../../decide.ts';
import { cutAtWord, labelEvidence, phraseEvidence, sentenceEvidence } from '../../evidence.ts';
import { after, around, before, defineField, type Evidence } from '../../field.ts';
import { first, type ReadValue, readAmounts, showMoney } from '../../readers.ts';
import { landlord } from '../../sides.ts';
import { rank } from '../../weights.ts';
import { anyAmount, firstInSentence, readNone, theTenant } from '../../wording.ts';

const label =
  /^(?:(?:initial|total|tenant's|lessee's|amount\s+of|required|rental)\s+)*(?:security|security\s+deposit|(?:lease|rent(?:al)?)?\s{0,200}deposit|(?:security|rental|bank)\s+bond|bond|damage\s+deposit)(?:\s*\/.*|\s+(?:amount|or\s+(?:\S.*)?|and\s+(?:\S.*)?|new\s+taiwan\s+dollar))?$/;

/** An amendment states the new amount; a lease that allows a later reduction does not state today's. */
const changedTo: Evidence = {
  name: 'changedTo',
  kind: 'phrase',
  find: (context) =>
    context.kind !== 'amendment'
      ? []
      : phraseEvidence(
          'changedTo',
          ['deposit'],
          /(?:\bsecurity\s+deposit\b[^.;]{0,80}?\b(?:increased|decreased|reduced|amended|changed)\b|\b(?:increas|decreas|reduc|chang)(?:e|es|ing)\s+(?:the|its)\s+(?:(?:existing|current)\s+)?(?:amount\s+of\s+the\s+)?security\s+deposit\b)[^;]{0,80}?\bto\b(?=([^;]{0,80}))/dgi,
          firstInSentence(readAmounts),
        ).find(context),
};

/**
 * `Tenant shall deposit with Landlord the sum of …`, where the surrounding words state that the money is a security.
 */
const depositedWithLandlord: Evidence = {
  name: 'depositedWithLandlord',
  kind: 'phrase',
  find: (context) =>
    phraseEvidence(
      'depositedWithLandlord',
      ['deposit', 'deposited', 'deposits'],
      new RegExp(
        `\\bdeposit(?:ed|s)?\\s+with\\s+(?:the\\s+)?${landlord}\\b(?:(?!\\b(?:tax|insurance|cost|work|estimat)).){0,60}?(?=(${anyAmount}))`,
        'dgi',
      ),
      first(readAmounts),
      { section: /deposit/, weight: rank.loose },
    )
      .find(context)
      .filter(
        ({ span, block }) =>
          /\bsecur(?:e|es|ity)\b|\bguarantee|\bfaithful/i.test(
            context.text.document.text.slice(Math.max(block.start, span.start - 300), span.end + 600),
          ) && !/^[^.;]{0,40}\b(?:toward|cost|tax|insurance|work)/i.test(after({ span, block }, 60)),
      ),
};

/** `to be applied as to $14,437.50 to the first month’s Basic Rent`, `of which $7,966.15 shall be applied to the first month`. */
const prepaidPart = new RegExp(
  `^(?:[^.;]|\\.\\d){0,80}?\\b(?:appl(?:ied|y)\\s+as\\s+to|of\\s+which(?:\\s+sum)?)\\s+(${anyAmount}|(?:one[\\s-]|a\\s+)?half)\\s(?:(?:shall|will|is\\s+to|to|is|are)\\s+(?:be\\s+)?(?:applied|credited)\\s+)?(?:to|towards?|against|as)\\s[^.;]{0,60}?\\b(?:rent|months?)\\b`,
  'i',
);
/** `… and the balance of $33,000.00 shall be held as security`: the amount after the part that is prepaid rent. */
const restIsSecurity = new RegExp(
  `^(?:[^.;]|\\.\\d){0,200}?\\b(?:balance|remainder|remaining)\\b[^.;$£€]{0,30}?(${anyAmount})`,
  'i',
);
/** `$24,500.00, applied to the last month of the Term`: no part of it is security. */
const whollyPrepaid =
  /^\s*(?:,\s*)?(?:(?:which\s+)?(?:shall|will|is\s+to)\s+be\s+|to\s+be\s+|is\s+)?(?:applied|credited)\s+(?:to|towards?|against)\s+(?:the\s+)?(?:rent\s+(?:of|for)\s+the\s+)?(?:first|last)\b[^.;]{0,40}\b(?:months?|rent|instal)/i;

/** A deposit that includes prepaid rent is only partly security; the report says how much. */
function withPrepaidPart(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((reading) => {
        const { text } = context.text.document;
        const [amount] = readAmounts(text.slice(reading.span.start, reading.span.end + 20));
        const from = amount === undefined ? reading.span.end : reading.span.start + amount.end;
        const behind = text.slice(from, from + 240).split('\n')[0] ?? '';
        const part = prepaidPart.exec(behind)?.[1];
        const balance = part === undefined ? undefined : restIsSecurity.exec(behind);
        const rest = balance?.[1] === undefined ? undefined : readAmounts(balance[1])[0];
        if (balance && rest !== undefined && amount !== undefined)
          return {
            ...reading,
            value: rest.value,
            shown: rest.shown,
            span: { start: reading.span.start, end: Math.max(reading.span.end, from + balance[0].length) },
            note: `${amount.shown} is paid in all; ${part} of it is prepaid rent.`,
          };
        const note =
          part !== undefined
            ? `${part.charAt(0).toUpperCase()}${part.slice(1)} of it is prepaid rent, not security.`
            : whollyPrepaid.test(behind)
              ? 'The document applies it to rent.'
              : undefined;
        return note === undefined || reading.note !== undefined ? reading : { ...reading, note };
      }),
  };
}

export const securityDeposit = defineField({
  id: 'security_deposit',
  label: 'Security deposit',
  group: 'Security',
  lookedFor: 'a security deposit',
  topics: ['deposit', 'rent', 'definitions'],
  // Months of rent and an amount are two ways to state the same deposit.
  isSame: (a, b) =>
    isSameValue(a, b) || [a, b].filter((value) => typeof value === 'string' && /month/.test(value)).length === 1,
  evidence: [
    labelEvidence('label', label, (piece) => first(readAmounts)(cutAtWord(piece, 260))),
    labelEvidence(
      // `Prepaid Rent and Deposit: $67,840.02`: only part of the amount is the deposit.
      'withPrepaidRent',
      /^prepaid\s+(?:base\s+)?rent\s+and\s+(?:security\s+)?deposit$/,
      (piece) =>
        first(readAmounts)(cutAtWord(piece, 260)).map((read) => ({
          ...read,
          doubt: 'The amount includes prepaid rent.',
        })),
    ),
    labelEvidence('spelledOut', label, readSpelledOut, { titled: false }),
    labelEvidence('labelMonths', label, readMonthsOfRent, { titled: false, limit: 200 }),
    labelEvidence('none', label, readNone, { titled: false }),
    phraseEvidence(
      'definedTerm',
      ['deposit', 'security'],
      new RegExp(
        `(${anyAmount})\\)?(?:[^.;$]|\\.\\d){0,110}?[“"(](?:the\\s+|its\\s+)?[“"]?(?:(?:Security|Rent|Rental|Lease)\\s+)?(?:Deposit\\b|Security[”"])`,
        'dgi',
      ),
      first(readAmounts),
      { kind: 'definedTerm' },
    ),
    phraseEvidence(
      'inTheAmountOf',
      ['deposit', 'bond'],
      /\b(?:(?:security|rental|lease|guaranty|guarantee|performance|contract)\s+(?:deposit|bond)|deposit\s+for\s+(?:the\s+)?(?:\w+\s+){0,2}lease)\b[^.;:$]{0,110}?\b(?:of|amount|sum|equal\s+to|is|be)\b(?=([^;:]{0,160}))/dgi,
      firstInSentence(readAmounts),
      { section: /deposit/ },
    ),
    phraseEvidence(
      'depositOf',
      ['deposit'],
      /\bpay\b[^.;$]{0,60}?\b(?:a|the)\s+deposit\s+of\b(?=([^;]{0,60}))/dgi,
      firstInSentence(readAmounts),
      { section: /deposit/, weight: rank.loose },
    ),
    phraseEvidence(
      // `A deposit of £9,700 is payable on signature`
      'depositPayable',
      ['deposit'],
      new RegExp(
        `\\b[Aa](?:\\s+refundable)?\\s+(?:rent\\s+|security\\s+)?deposit\\s+of\\s+(${anyAmount})[^.;]{0,40}?\\b(?:is|shall\\s+be|will\\s+be)\\s+(?:payable|paid|due|held)\\b`,
        'dgi',
      ),
      first(readAmounts),
      { weight: rank.loose },
    ),
    phraseEvidence(
      // `The Lessee shall provide a bank guarantee in the amount of EUR 70,500`
      'bankGuarantee',
      ['guarantee'],
      new RegExp(
        `${theTenant}[^.;]{0,80}?\\b(?:provide|deliver|furnish|give|issue|lodge)\\b[^.;]{0,60}?\\bbank\\s+guarantee\\b[^.;]{0,80}?(?=(${anyAmount}))`,
        'dgi',
      ),
      (piece) => first(readAmounts)(piece).map((read) => ({ ...read, note: 'Given as a bank guarantee.' })),
      { weight: rank.loose },
    ),
    changedTo,
    phraseEvidence(
      // `The Tenant shall increase it by $14,600.00 to $46,000.00`, in the paragraph on the deposit
      'increasedIt',
      ['deposit'],
      new RegExp(
        `\\b(?:increase|reduce|decrease|raise)\\s+(?:it|the\\s+(?:same|deposit))\\s+(?:by\\s+${anyAmount}\\s+)?to\\s+(?:a\\s+total\\s+of\\s+)?(${anyAmount})`,
        'dgi',
      ),
      first(readAmounts),
      { section: /deposit/, weight: rank.explicit },
    ),
    {
      // `DEPOSIT; GUARANTY. Tenant has deposited $3,500.00.` and `SECURITY DEPOSIT. The security is $62,000.00`
      name: 'deposited',
      kind: 'phrase',
      find: (context) =>
        phraseEvidence(
          'deposited',
          ['deposited', 'deposits', 'security'],
          new RegExp(
            `${theTenant}\\s+(?:has\\s+|herewith\\s+|hereby\\s+)?deposit(?:ed|s)\\s+(?:the\\s+sum\\s+of\\s+)?(?=(${anyAmount})(?!,?\\d|\\.\\d|[^.;]{0,60}\\bas\\b))|\\b[Tt]he\\s+security\\s+(?:deposit\\s+)?is\\s+(?=(${anyAmount}))`,
            'dgi',
          ),
          first(readAmounts),
        )
          .find(context)
          .filter(({ block }) =>
            /\bdeposit|\bsecurity\b(?!\s+(?:service|guard|system|measure))/.test(
              `${block.section} ${block.text.slice(0, 60).toLowerCase()}`,
            ),
          ),
    } satisfies Evidence,
    phraseEvidence(
      'asSecurityDeposit',
      ['deposit', 'deposits'],
      new RegExp(
        `(${anyAmount})\\)?[^.;$£€¥￥]{0,60}?\\b(?:as|for|is(?=\\s+(?:a|the)\\s+security))\\s+(?:and\\s+for\\s+)?(?:a\\s+|the\\s+|its\\s+)?(?:lease\\s+|rent(?:al)?\\s+|security\\s+)?deposits?\\b`,
        'dgi',
      ),
      first(readAmounts),
      { section: /deposit/ },
    ),
    phraseEvidence(
      'amountBehind',
      ['deposit', 'security'],
      /\b(?:security\s+deposit|months?[’']?s?[’']?\s+security)\b:?[\s–-]{1,4}(?=([^;]{2,40}))/dgi,
      (piece) => firstInSentence(readAmounts)(piece).filter(({ start }) => start < 2),
      { weight: rank.fixedForm },
    ),
    phraseEvidence(
      'amountBehindMonths',
      ['deposit'],
      /\bdeposit\s+([^.;()]{0,30}\([^)]{3,30}\brent\)\s*\d[\d,.]*\d)/dgi,
      // The number of months in parentheses may be between the currency and the amount.
      (piece) =>
        first(readAmounts)(piece.replace(/\([^)]{0,400}\)/, '')).map((read) => ({
          ...read,
          start: 0,
          end: piece.length,
        })),
    ),
    phraseEvidence(
      'depositedAsSecurity',
      ['deposit', 'deposited', 'deposits'],
      /\bdeposit(?:ed|s)?\b(?=([^;]{0,200}?\bas\s+(?:\w+\s+)?security\b))/dgi,
      firstInSentence(readAmounts),
    ),
    depositedWithLandlord,
    phraseEvidence(
      'monthsOfRent',
      ['deposit'],
      /\b(?:security\s+)?deposit\b[^.;:$]{0,110}?\b(?:(?:equal|equivalent)\s+to|of)\s+((?:the\s+)?(?:amount\s+(?:equal\s+to|of)\s+)?(?:\w+\s+)?(?:\(?\d{1,2}\)?\s+)?months?[’']?s?[’']?\s+(?:of\s+|installments?\s+of\s+)?(?:the\s+)?(?:then[\s-]current\s+|estimated\s+){0,2}(?:base\s+|minimum\s+|monthly\s+)?(?:rent(?:al)?)\b)/dgi,
      readMonths,
      { weight: rank.described },
    ),
    sentenceEvidence(
      'notRequired',
      ['deposit'],
      /\b(?:no\s+security\s+deposit\b(?!\s+(?:shall|will|must)\s+be\s+(?:refunded|returned))|not\s+(?:be\s+)?(?:required|obligated)\s+to\s+(?:pay|provide|post|deliver|make)\s+(?:a|any)\s+security\s+deposit)/i,
      { value: () => ({ value: 'none', shown: 'None' }) },
    ),
  ].map(withPrepaidPart),
  exclusions: [
    {
      name: 'changeOfDeposit',
      excludes: (candidate) =>
        candidate.kind === 'phrase' &&
        candidate.evidence !== 'changedTo' &&
        candidate.evidence !== 'increasedIt' &&
        /\b(?:increas|reduc|replenish|refund(?!able)|restor)\w*\b[^;]{0,100}$/i.test(
          `${before(candidate, 80)}${around(candidate, 0)}`,
        ),
    },
    {
      // `the security deposit in the amount of $750,000 shall be refunded to Tenant`
      name: 'givenBack',
      excludes: (candidate, { kind }) =>
        kind === 'amendment' &&
        /^[^;]{0,40}?\b(?:shall|will|must)\s+(?:promptly\s+)?be\s+(?:refunded|returned|released|repaid)\b/i.test(
          after(candidate, 90),
        ),
    },
    {
      // `The Landlord holds a deposit of $31,400. The Tenant shall increase it to $46,000`: the current deposit.
      name: 'heldSoFar',
      excludes: (candidate, { kind, text }) =>
        kind === 'amendment' &&
        candidate.evidence !== 'increasedIt' &&
        (isInRecitals(text, candidate.span) ||
          (/\b(?:holds?|holding|held)\b(?:[^.;]|\.\d){0,80}$/i.test(
            `${before(candidate, 80)}${around(candidate, 0)}`,
          ) &&
            /\b(?:increas|reduc|decreas|additional|replac)\w*\b[\s\S]{0,200}\d/i.test(after(candidate, 320)))),
    },
    {
      // `shall increase the Security Deposit from $12,000 to $20,000`: the first is the previous amount.
      name: 'asItWas',
      excludes: (candidate) =>
        /\bfrom\s+$/i.test(before(candidate, 12)) &&
        /\b(?:increas|decreas|reduc|chang|amend)(?:e|es|ed|ing)\b/i.test(before(candidate, 160)) &&
        /^[^.;]{0,30}?\bto\s+[$£€¥￥\d]/.test(after(candidate, 60)),
    },
    {
      // `the sum of (i) $180,103.33 and (ii) the base rent of a month`
      name: 'partOfSum',
      excludes: (candidate) => /\bsum\s+of\s+\(?(?:i|a|1)\)/i.test(`${before(candidate, 30)}${around(candidate, 0)}`),
    },
    {
      name: 'limitOrInterest',
      excludes: (candidate) =>
        candidate.kind === 'phrase' && /\b(?:in\s+excess\s+of|interest|exceed(?:s|ing)?)\b/i.test(around(candidate, 0)),
    },
    {
      name: 'otherDeposit',
      excludes: (candidate) =>
        candidate.evidence !== 'label' &&
        /\b(?:pet|key|card|utility|utilities|escrow|earnest|cleaning|damage|construction|tax|remote|reservation|sub(?:lessee|tenant)[’']?s)\s+(?:\w+\s+)?(?:security\s+)?deposits?\b/i.test(
          around(candidate, 12),
        ),
    },
    {
      name: 'bankruptcyOrAssumption',
      excludes: (candidate) =>
        /\b(?:assum(?:e|ption|es)|bankruptcy|trustee|adequate\s+assurance)\b/i.test(before(candidate, 300)),
    },
  ],
});

const spelledOut = new RegExp(`^\\W{0,3}(${numberWords})(?:U\\.?S\\.?\\s+)?dollars\\b(?![^.;]{0,60}\\d)`, 'i');

/** `Security: Seventy-five thousand dollars`, without figures. */
function readSpelledOut(piece: string): ReadValue[] {
  const match = spelledOut.exec(piece);
  const amount = match?.[1] === undefined ? null : numberOfWords(match[1]);
  return match === null || amount === null || amount < 100
    ? []
    : [{ value: amount, shown: showMoney(amount), start: 0, end: match[0].length }];
}

/** `Bank guarantee for an amount equal to three months’ Rent and Outgoings including GST`. */
function readMonthsOfRent(piece: string): ReadValue[] {
  const line = piece.split(/[;\n]|\.(?=\s|$)/)[0] ?? '';
  const match = monthsOfRentLabel.exec(line);
  const words = match?.[1];
  if (match === null || words === undefined || /[$£€]\s?\d/.test(line)) return [];
  const value = words.replace(/\s+/g, ' ').trim();
  const note = /\bbank\s+guarantee\b/i.test(line) ? { note: 'Given as a bank guarantee.' } : {};
  return [{ value, shown: value, start: 0, end: match[0].length, ...note }];
}

const monthsOfRentLabel =
  /^[^;\d]{0,70}?(?:\b(?:equal|equivalent)\s+to\s+|\bof\s+|^\W*)((?:[a-z]{3,6}|\d{1,2})\s+(?:\(\d{1,2}\)\s+)?months?[’']?s?[’']?\s+(?:of\s+)?(?:the\s+)?(?:\w+\s+){0,2}?rent(?:al)?\b[^;]{0,60})/i;

function readMonths(piece: string): ReadValue[] {
  const value = piece.replace(/\s+/g, ' ').replace(/^(?:the\s+)?(?:amount\s+(?:equal\s+to|of)\s+)?/i, '');
  return [{ value, shown: value, start: 0, end: piece.length }];
}
