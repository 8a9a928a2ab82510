import { first, readPercents } from './readers.ts';
import { type Candidate, type FieldContext, type FieldRule, fromProse, sentences, sentencesLike } from './rule.ts';

function assignment(context: FieldContext): Candidate[] {
  const found = sentencesLike(
    context,
    ['assign', 'assignment', 'sublet', 'subletting', 'transfer', 'transfers', 'consent'],
    /\b(?:assign|sublet|transfer|assignment|subletting)\b[^.]{0,260}\b(?:consent\b|approv(?:al|ed)\b|agreed\s+in\s+writing|permission\b)|\bconsent\b[^.]{0,220}\b(?:assign|sublet|transfer|assignment|subletting)|\b(?:withhold|grant)\b[^.]{0,60}\bconsent\b[^.]{0,80}\b(?:discretion|unreasonabl)|\bshall\s+not\b[^.]{0,60}\bassign\b/i,
    {
      section: /assign|sublet|transfer/,
      avoid: /landlord[’']s\s+(?:interest|right)\s+(?:to|may)|successors?\s+and\s+assigns\b(?![^.]*consent)/i,
    },
  );
  return found.map((candidate): Candidate => {
    const words = String(candidate.value);
    const reasonable =
      /not\s+(?:be\s+)?(?:unreasonably\s+)?(?:withheld|withhold)|unreasonably|reasonable\s+discretion|reasonable\s+consent/i.test(
        words,
      );
    const sole = /\bsole(?:\s+and\s+absolute)?(?:\s+\w+)?\s+discretion|absolute\s+discretion/i.test(words);
    const consent = /\b(?:consent|approv(?:al|ed)|agreed\s+in\s+writing|permission)\b/i.test(words);
    const kind =
      sole && !reasonable
        ? 'sole discretion'
        : reasonable
          ? 'landlord consent, not unreasonably withheld'
          : consent
            ? 'landlord consent'
            : 'prohibited';
    const clear = reasonable || sole ? 10 : consent ? 2 : 0;
    return {
      ...candidate,
      value: kind,
      shown: kind,
      score:
        candidate.score +
        clear +
        (context.text.document.text
          .slice(candidate.span.start, candidate.span.end)
          .search(/\bTenant\s+(?:shall|may|will)\s+not|Lessee\s+shall\s+not/i) >= 0
          ? 4
          : 0),
    };
  });
}

export const transferRules: readonly FieldRule[] = [
  {
    id: 'assignment',
    label: 'Assignment and subletting',
    group: 'Transfer',
    lookedFor: 'the consent that an assignment or sublease needs',
    find: assignment,
  },
  {
    id: 'change_of_control',
    label: 'Change of control',
    group: 'Transfer',
    lookedFor: 'a change of control that counts as an assignment',
    find: sentences(
      ['control', 'stock', 'ownership', 'shares', 'interests', 'merger'],
      /\bchange\s+(?:of|in)\s+(?:the\s+)?control\b|\b(?:transfer|sale|issuance)\b[^.]{0,140}\b(?:stock|shares|ownership\s+interests?|partnership\s+interests?|membership\s+interests?|voting)\b[^.]{0,200}\b(?:assign|transfer|deemed|constitute)/i,
      { section: /assign|transfer|control|sublet/ },
    ),
  },
  {
    id: 'recapture',
    label: 'Recapture',
    group: 'Transfer',
    lookedFor: 'a right to take the space back on a transfer',
    find: sentences(
      ['recapture', 'terminate', 'recaptured'],
      /\brecaptur\w*\b|\b(?:landlord|lessor)\b[^.]{0,160}\bterminate\b[^.]{0,120}\b(?:portion|space)\b[^.]{0,80}\b(?:sublet|subleas|assign)/i,
      { section: /assign|sublet|transfer|recapture/ },
    ),
  },
  {
    id: 'profit_sharing',
    label: 'Profit on a sublease',
    group: 'Transfer',
    lookedFor: 'a share of the landlord in the profit of a sublease',
    find: (context) => [
      ...fromProse(
        context,
        ['excess', 'profit', 'profits', 'bonus', 'consideration'],
        /(\d{1,3}\)?\s?(?:%|percent))\)?\s+of\s+(?:any\s+|all\s+|the\s+|such\s+)*(?:\w+\s+){0,4}?(?:excess|profits?|bonus|net\s+(?:profits?|consideration))\b[^.;]{0,80}/dgi,
        first(readPercents),
        { score: 60, section: /assign|sublet|transfer/, avoid: /\bgross\s+sales|breakpoint|audit|overcharg|stock/i },
      ).filter(
        ({ score, span }) =>
          score > 62 ||
          /\b(?:assign|sublet|sublease|transfer)/i.test(
            context.text.document.text.slice(Math.max(0, span.start - 300), span.end + 160),
          ),
      ),
      ...fromProse(
        context,
        ['subtenant', 'sublessee', 'assignee', 'sublease', 'subletting'],
        /\b(?:sums?|amounts?|rents?|consideration)\b[^.;]{0,60}\b(?:subtenant|sublessee|assignee|sublease|subletting)\b[^.;]{0,120}?((?:[\w-]+\s+)?\(?\d{1,3}\)?\s?(?:%|percent))[^.;]{0,50}\b(?:belongs?|paid|pay|to\s+(?:the\s+)?(?:landlord|lessor))\b/dgi,
        first(readPercents),
        { score: 40, section: /assign|sublet|transfer/, avoid: /interest|stock|shares|late|overdue/i },
      ),
      ...fromProse(
        context,
        ['excess', 'exceeds'],
        /\b(?:excess|exceeds?|profits?)\b[^.;]{0,200}?(\d{1,3}\)?\s?(?:%|percent))[^.;]{0,60}/dgi,
        first(readPercents),
        { score: 30, section: /assign|sublet|transfer/, avoid: /interest|stock|shares|controll|net\s+worth/i },
      ),
    ],
  },
];
