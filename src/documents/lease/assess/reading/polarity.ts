import type { Predicate } from './predicates.ts';

export interface Polarity {
  readonly negated: boolean;
  /** Two negations that may or may not cancel out: `nothing shall prevent`. */
  readonly doubled: boolean;
}

/** Words that look like a negation of the verb phrase but aren't. */
const pseudo =
  /\b(?:not|no)\s+(?:less|more|later|earlier|sooner|fewer|greater|longer)\s+than\b|\bnot\s+(?:to\s+exceed|in\s+excess\s+of)\b|\bnot\s+exceed(?:ing)?(?=\s+[$\d(]|\s+\w+\s+(?:percent|days|months|\())|\bwhether\s+or\s+not\b|\bor\s+not\b|\bif\s+not\b|\bnot\s+only\b|\bin\s+no\s+(?:case|event)\s+(?:higher|greater|more|less|lower)\s+than\b|\bnot\s+(?:be\s+)?limited\s+to\b|\bwithout\s+limit(?:ation|ing)\b|\bnot\s+(?:be\s+)?unreasonabl[ey]\b|\bno\s+matter\b|\bnot\s+otherwise\b|\bnot\s+necessarily\b|\bnon-[a-z]+\b|\bnot\s+yet\b|\bno\s+fault\b|\bnot\s+in\s+limitation\b|\bno\s*\.\s*\d|\bnot\s+(?:cured|paid|removed|made|performed|received|delivered|remedied|corrected|completed|applied|occupied|leased|previously|caused|covered|due)\b|\bhas\s+not\b|\bhave\s+not\b/gi;
const negation =
  /^nor\b|\b(?:not|no|never|neither|none|nothing|cannot|free\s+(?:of|from|and\s+clear)|in\s+lieu\s+of)\b|\bn[’']t\b/gi;
const negativeVerb =
  /\b(?:prevent|preclud|prohibit|forbid|forbad|restrain|refrain|reliev|excus|disclaim|declin|refus|omit|delet|forgo|forego(?!ing)|defer|stay)\w*\b|\breleased\s+from\b/gi;
/** `without any right to relocate`: counts only close to the verb phrase. */
const withoutNear =
  /\bwithout\s+(?:(?:any|the|such|a|first|having|being|further)\s+)?(?:\w+\s+(?:of|to|for)\s+)?(?:\w+\s+){0,1}$/i;
const deniedBehind =
  /^(?:(?!\b(?:and|or|but|which|who|that|where|if)\b)[^,;.]){0,50}\b(?:shall|will|must|may|is|are|do|does)\s+(?:hereby\s+)?(?:not\b|never\b)|^\s*[:–-]\s*(?:n\/?a\b|none\b|not\s+applicable)|^(?:(?!\b(?:and|or|but|which|who|that|where|if)\b)[^,;.]){0,40}\b(?:is|are|be)\s+(?:hereby\s+|expressly\s+|intentionally\s+)?(?:waived|deleted|prohibited|omitted|released|excluded|null\b|void\b|not\s+applicable|inapplicable)/i;

/** `It is not the case that`, `nothing in this Lease shall mean that`: the whole statement is negated. */
const deniedAround =
  /\b(?:nothing|not|no|never)\b[^.;]{0,60}\b(?:case|means?|imply|construed|deemed|interpreted|provides?|understood|intended|intention|agreed|agreement)\b[^.;,]{0,30}\bthat\s+(?:the\s+|any\s+|(?:if|upon|in|when|during|at|after)\s[^.;]{0,120})?$/i;

/** Whether the words from the subject to the verb phrase negate it. */
export function polarityOf(scope: string, act: { start: number; end: number }, governing: Predicate | null): Polarity {
  const from = governing === null ? Math.max(0, act.start - 60) : governing.from;
  const zone = scope.slice(Math.min(from, act.start), act.end).replace(pseudo, (words) => '·'.repeat(words.length));
  const actAt = act.start - Math.min(from, act.start);
  const plain = [...zone.matchAll(negation)].filter(({ index }) => isAboutAct(zone, index, actAt)).length;
  const verbs = [...zone.slice(0, actAt).matchAll(negativeVerb)].length;
  const without = withoutNear.test(scope.slice(Math.max(0, act.start - 60), act.start)) ? 1 : 0;
  const isDeniedBehind = deniedBehind.test(scope.slice(act.end, act.end + 110));
  // The matched phrase is itself the subject: `a default … shall not be`.
  const isDeniedByVerb =
    governing !== null &&
    governing.start >= act.end &&
    /^\s*(?:not|never)\b/i.test(scope.slice(governing.end, governing.end + 12));
  const around = deniedAround.test(scope.slice(Math.max(0, Math.min(from, act.start) - 220), Math.min(from, act.start)))
    ? 1
    : 0;
  const count = around + plain + verbs + without + ((isDeniedBehind || isDeniedByVerb) && plain === 0 ? 1 : 0);
  return { negated: count % 2 === 1, doubled: count > 1 };
}

/** A negation in an inserted clause (`if not …,`, `which is not …,`) does not apply to the verb after the comma. */
function isAboutAct(zone: string, index: number, actAt: number): boolean {
  if (index >= actAt) return true;
  const lead = zone.slice(Math.max(0, index - 80), index);
  const clause = lead.slice(Math.max(lead.lastIndexOf(','), lead.lastIndexOf('('), lead.lastIndexOf(';')) + 1);
  const isInserted =
    /^\s*(?:(?:and|or|but)\s+)?(?:if|when|unless|which|who|that|where|whether|until|although|though|even)\b/i.test(
      clause,
    ) ||
    (lead.lastIndexOf('(') > lead.lastIndexOf(')') && /\)/.test(zone.slice(index, actAt)));
  return !(isInserted && /[,)]/.test(zone.slice(index, actAt)));
}
