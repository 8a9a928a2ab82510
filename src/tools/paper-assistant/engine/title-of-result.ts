import { doesTo, isTitle, nounPhrase, relation, titlesOfAim } from './title-of-aim.ts';

/**
 * Titles built from the main result, for a text that doesn't state its aim: what was measured, and what it is related
 * to ("The flare rate of dwarfs falls with rotation period": "The flare rate of dwarfs and rotation period"). Without
 * the verb, so that the title makes no statement.
 */
export function titlesOfResult(words: string): string[] {
  const plain = words.replaceAll(/ ?\([^()]{1,120}\)/g, '');
  const [, label = '', labelled = plain] = /^([^:;.,()]{3,60}): (.+)$/su.exec(plain) ?? [];
  const clause = labelled.replace(opening, '');
  const subject = nounPhrase(clause);
  const found = [
    ...ofThem(plain),
    ...withCondition(clause),
    ...(label === '' || announces.test(label) ? [] : withLabel(label, clause)),
    ...noDifference(clause),
    ...relation(clause),
    ...(/^(?:claim|theorem|proposition)\b/i.test(label) ? forWhat(clause) : []),
    subject.text,
  ];
  return found.filter((text) => isTitle(text) && !startsBadly.test(text) && !/^\d/.test(text)).slice(0, 1);
}

/**
 * 'Optic neuropathy in patients on weekly injections.': a fragment at the beginning that names the topic of the whole
 * text.
 */
export function topicOfFragment(sentence: string): string | null {
  const words = sentence.replace(/[.]$/, '');
  const { text } = nounPhrase(words);
  return text === words &&
    // 'Yields by gas chromatography, isolated for the table.'
    !/[\d,]/.test(text) &&
    / (?:in|of|among|with|for|under|after|on|by) /.test(text) &&
    isTitle(text)
    ? text
    : null;
}

/** 'Here is what I have for the paper on the school streets': a note to a reader that names the topic. */
export function topicOfRequest(words: string): string | null {
  const named = /\b(?:paper|manuscript|article|study|project|draft|essay) (?:on|about) (?=\p{L})/u.exec(words);
  if (named === null) return null;
  const { text } = nounPhrase(words.slice(named.index + named[0].length));
  return text.replace(/^(?:the|our|my) /, '').includes(' ') ? text : null;
}

/** Titles built from a gap: 'nobody has linked line closures to employment records'. */
export function titlesOfGap(words: string): string[] {
  const [open] = /\bwhether\b/i.test(words) ? titlesOfAim(words) : [doesTo(words) ?? undefined];
  if (open !== undefined) return [open];
  const unstudied = nobodyDid.exec(words);
  if (unstudied !== null) {
    const rest = words.slice(unstudied.index + unstudied[0].length);
    const thing = nounPhrase(rest);
    const other = /^ (?:to|with|and|against|together with) /.exec(rest.slice(thing.length));
    const second = other === null ? '' : nounPhrase(rest.slice(thing.length + other[0].length)).text;
    return [second === '' ? thing.text : `${thing.text} and ${second}`, thing.text].filter(isTitle).slice(0, 1);
  }
  const subject = nounPhrase(words);
  return missing.test(words.slice(subject.length)) && isTitle(subject.text) && !startsBadly.test(subject.text)
    ? [subject.text.replace(/^(?:data|studies|measurements|evidence|research|work) (?:on|of|about) /i, '')].filter(
        isTitle,
      )
    : [];
}

/** What introduces a finding and isn't part of it. */
const opening =
  /^(?:(?:and|but|so|also|overall|in total|in short|here|we (?:found|saw|find|see|observed) that|there (?:is|was) evidence that),? ){0,2}(?:(?:after|in|at|with|within|for|under|during|over|among|compared|relative|one|two|three|four|five|six)\b[^,.;:]{3,70}, )?/i;

/**
 * 'Of 412 patients discharged after a stroke, 61 of the 233 who got a call from a nurse were readmitted': the
 * intervention and the participants.
 */
function ofThem(words: string): string[] {
  const [, whole = '', rest = ''] =
    /^of (?:the |all |our )?\d[\d,]{0,9} (\p{L}[^,;.]{3,100}), (.{10,400})$/isu.exec(words) ?? [];
  const people = nounPhrase(whole).text;
  const got =
    /\b(?:who|that|which) (?:had |were |was )?(?:got|had|received|took|used|wore|attended|given|offered|gotten|joined) (?=\p{L})/iu.exec(
      rest,
    );
  const thing =
    got === null
      ? ''
      : nounPhrase(rest.slice(got.index + got[0].length))
          .text.replace(/^(?:an?|the) /i, '')
          .replace(/ (?:within|after|for|over|in|of|at|during) \d.*$/, '');
  return people !== whole || thing === '' || /^no\b/.test(thing) ? [] : [`${thing} in ${people}`];
}

/** 'With 3 mol% iodide in the precursor the films keep …': the films with iodide in the precursor. */
function withCondition(clause: string): string[] {
  const [, condition = '', rest = ''] =
    /^(?:with|without|under|in) ((?:\p{L}|\d)[^,.;:]{3,60}?(?<!\b(?:in|of|on|by|for|with|at|under|over|from|to|and|than))) (?:the|our|these) (\p{L}.*)$/isu.exec(
      clause,
    ) ?? [];
  const thing = nounPhrase(rest).text;
  const named = condition.replace(/^\d[\d.,]* ?(?:(?:mol|wt|vol)?[- ]?%|\p{L}{1,3}(?:\/\p{L}{1,3})?) /u, '');
  const word = /^\p{L}+/u.exec(clause)?.[0].toLowerCase() ?? '';
  return thing === '' || nounPhrase(named).text !== named ? [] : [`${thing} ${word} ${named}`];
}

/** 'Claim: the rule below is O(log k)-competitive for paging with predictions'. */
function forWhat(clause: string): string[] {
  const at = / (?:is|are) [^.;]{2,60}? for (?=\p{L})/u.exec(clause);
  const thing = at === null ? '' : nounPhrase(clause.slice(at.index + at[0].length)).text;
  return / (?:of|in|on|with|for|under) /.test(thing) ? [thing] : [];
}

/** A label that announces a result without saying what it is about. */
const announces =
  /^(?:the |our |my |and )?(?:main|key|first|primary|most important|headline|biggest|central|overall|summary|results?|findings?|claim|theorem|lemma|proposition|note|conclusion|day|week|case)\b/i;

/** 'White LED: 46 % fewer moths than at dark sites'. */
function withLabel(label: string, clause: string): string[] {
  const own = nounPhrase(label).text;
  if (own !== label.trim()) return [];
  const counted = /\b(?:fewer|more|less|higher|lower) (?=\p{L})/u.exec(clause);
  const thing = counted === null ? '' : nounPhrase(clause.slice(counted.index + counted[0].length)).text;
  return thing === '' ? [] : [`${own} and ${thing}`];
}

/** 'There is no difference in N2O between plots with biochar and without'. */
function noDifference(clause: string): string[] {
  const match = /\bno (?:\p{L}+ )?(?:difference|effect|change|association|relation)s? (?:in|on|of|between) /u.exec(
    clause,
  );
  if (match === null) return [];
  const rest = clause.slice(match.index + match[0].length);
  const thing = nounPhrase(rest);
  const [first = '', groups = ''] = thing.text.split(' between ');
  return groups === '' ? [thing.text] : [`${first} and ${groups.split(' and ')[0]}`];
}

const startsBadly =
  /^(?:of|in|on|by|for|with|among|during|under|within|across|from|between|at|after|before|against|over|through|per|and|or|an?|both|all|no|their|its|this|these|those|other|others|half|main|thing)\b/i;

const nobodyDid =
  /\b(?:nobody|no ?one|none of them|hardly any(?:one|body)|no (?:study|studies|paper|group|trial)) (?:has|have|had)? ?(?:yet |ever |so far )?(?:linked|looked at|studied|compared|measured|tested|tried|described|asked|reported|counted|examined|followed|mapped|related|combined|used) /i;

const missing =
  /^ (?:are|is) (?:still |mostly |hardly |largely )?(?:missing|lacking|few|scarce|rare|unknown|not known|unclear|open)\b/;
