import type { BindingRule } from './binding-rule.ts';

/** Everyday ways to say that an offer does not bind yet. */
export const everydayDenials: readonly BindingRule[] = [
  {
    // `None of this ties us to anything`, `this letter carries no engagement`, `nothing counts til both sign`.
    name: 'tiesNobody',
    effect: 'denies',
    pattern:
      /\b(?:none of (?:this|it|that|the above)|nothing(?: (?:here|herein|in (?:this|it)))?|neither(?: of us| side| party)?|nobody|no one|this (?:letter|exchange|form|paper|e?-?mail|note|chat|sheet|answer|reply))\b[^.;:]{0,40}\b(?:tie[sd]?|engages? (?:no one|nobody|neither)|(?:carr(?:y|ies)|ha(?:s|ve)|means?) no (?:engagement|obligation|commitment|force)|held (?:by|to) (?:it|this|a word|anything)|rel(?:ies|y) on (?:it|this)|(?:count(?:s|ed)?|holds?|stands?|firm)\b[^.;]{0,12}\b(?:till?|until|before|unless))\b|(?<=^|[.;:,]\s|\t|\babove |\bthis )without (?:any )?(?:commitment|engagement)\b/i,
    unless: /\b(?:deposit|not (?:only|merely|just)|except|save|apart from|other than|but)\b/i,
  },
  {
    // `not a contract`, `quotation only`, `it's all talk until the lawyer has drawn the lease`, `no effect til signed`.
    name: 'noContractYet',
    effect: 'denies',
    pattern:
      /^\W*(?:[\w ]{1,20}[:\t] ?)?subject(?: to)? contract\b|\bnot (?:yet )?(?:as )?an? (?:contract|bargain)(?=\W*$|[.,;:)]| (?:till?|until|yet|before)\b)|\b(?:not an|no) offer\b[^.;]{0,60}\b(?:only|just|merely)? ?(?:an )?invitation\b|\b(?:quotation|indication|talk|conversation) only\b|\b(?:purely|merely|only|just|all) (?:an? )?(?:talk|quotation|conversation|proposal)\b|\bno effect (?:till?|until|before|unless)\b|\bonly me (?:talking|thinking)\b|\b(?:till?|until) (?:it['’]?s )?fully[ -]?exec\w*/i,
    unless:
      /\b(?:not|more than) (?:only|merely|just|all)\b|\b(?:service|supply|employment|maintenance|old|previous) contract\b|\b(?:except|save|apart from|other than|but)\b/i,
  },
  {
    // `Does this bind you? Not before the board has met`, `Binding: ( ) yes (x) no`.
    name: 'answeredNo',
    effect: 'denies',
    pattern:
      /\b(?:bind\w*|bound|commit\w*|contract|oblig\w+|legal (?:effect|force|status)|enforceab\w*)\b[^.;?:]{0,40}(?:\?|:)\W{0,4}(?:no|nope|nup|nah|not|none|never|nothing|nobody|no one|neither)\b|\b(?:bind\w*|commit\w*|contract)\b[^.;?:]{0,30}(?:\?|:)\s?(?:[○☐□◯]|\( ?\)|\[ ?\])\s?yes\W{1,4}(?:[●☒☑✓✔■◉]|\([x×]\)|\[[x×]\])\s?no\b/i,
    unless:
      /\b(?:not|none|nothing|nobody|no one|neither) (?:only|merely|just|the rest|decided|clear|yet (?:decided|clear)|except|save|but|other|apart)\b|\b(?:no|not) (?:later|more|less|doubt)\b|\b(?:deposit|bonds?|rates?|contract sum)\b/i,
  },
  {
    // `From this letter you can't derive any rights`: the usual words in Dutch, German and French letters.
    name: 'noRights',
    effect: 'denies',
    pattern:
      /\b(?:can(?:not|['’]t| not)|may not|nobody can|no one can|neither can)\b[^.;]{0,20}\b(?:derive|infer|draw)\b[^.;]{0,30}\brights?\b|\bno rights? (?:can|may|are to) be (?:derived|inferred|drawn)\b/i,
    unless: /\b(?:except|save|apart from|other than)\b/i,
  },
];
