import type { Point } from '../point.ts';

/** From the offer to the lease. */
export const dealPoints: readonly Point[] = [
  {
    id: 'exclusivity_no_shop',
    topic: 'Exclusivity of negotiation',
    question: 'Will the landlord take the space off the market while the lease is negotiated?',
    why: 'The tenant pays for plans and counsel while someone else can sign first.',
    answers: [
      {
        name: 'promised',
        says: /\b(?:not|won['’]t|never)\b[^.;]{0,40}\b(?:market|negotiate with|solicit|entertain|offer, negotiate|accept proposals|sign with|shop (?:the|it|this|around|your)|deal elsewhere)\b|\boff the market\b|\bhold\b[^.]{0,30}\bfree\b|\bstand-?still\b|\bnegotiate exclusively\b|\block-?out\b/i,
      },
      { name: 'refused', says: /\bremains? free to (?:show|lease|negotiate|market|offer)\b/i },
      { name: 'heading', under: ['exclusivity'] },
    ],
  },
  {
    id: 'brokers_commission',
    topic: 'Brokers',
    question: 'Who pays which broker, and when?',
    why: 'Unpaid commissions become claims.',
    answers: [
      { name: 'heading', under: ['brokers'] },
      {
        name: 'inWords',
        says: /\b(?:broker(?:s|age)?|commissions?)\b[^.]{0,80}\b(?:paid|pays?|%|owed|fee|separate agreement)\b/i,
      },
    ],
  },
  {
    id: 'binding_effect',
    topic: 'Binding effect',
    question: 'Does this offer bind either side before a lease is signed?',
    why: 'An informal acceptance can create a contract that no one intended.',
    // Settled by the part that reads binding language.
    answers: [],
  },
  {
    id: 'answer_by',
    topic: 'Deadline for an answer',
    question: 'Until when is the offer open?',
    why: 'An offer without a date can be withdrawn at any time.',
    answers: [
      {
        name: 'until',
        says: /\b(?:until|till|by|through|before|not later than|no later than)\b[^.]{0,60}(?:\b(?:19|20)\d{2}\b|\d{1,2}\/\d{1,2}|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:mon|tues|wednes|thurs|fri)day\b)/i,
      },
      { name: 'days', says: /\b(?:open|valid|good|expires?|lapses?)\b[^.]{0,30}\bdays\b/i },
      { name: 'heading', under: ['answer_by'], says: /\d/ },
    ],
  },
  {
    id: 'governing_law',
    topic: 'Governing law',
    question: 'Which law governs the letter and the lease?',
    why: 'States differ on whether a letter binds.',
    answers: [
      { name: 'code', says: /\bC\.C\.Q\b|\bCivil Code\b/ },
      { name: 'named', says: /\blaws? of\b|\b[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:courts and )?law\b/ },
      { name: 'heading', under: ['law'] },
    ],
  },
  {
    id: 'lease_form',
    topic: 'Lease form',
    question: 'Whose form of lease is used, and by when is the draft due?',
    why: 'The form decides a hundred terms that the letter leaves open.',
    answers: [
      { name: 'heading', under: ['lease_form'], says: /\b(?:form|draft|counsel|amendment|lease)\b/i },
      {
        name: 'inWords',
        says: /\b(?:standard|lease|landlord['’]s|owner['’]s|tenant['’]s) (?:\w+ )?form\b|\bdraft (?:lease|sublease)\b|\bform of (?:the )?lease\b|\b(?:counsel|tenant) (?:will )?(?:send|draft|prepare)s?\b|\bturn a lease around\b|\b(?:amendment|license|licence) form\b|\bstandard (?:lease|bail)\b|\bspecialty license\b/i,
        unless: /\bindemnity\b|\bon its form\b/i,
      },
    ],
  },
  {
    id: 'legal_fees',
    topic: 'Legal costs',
    question: 'Who pays the costs of counsel and of consents?',
    why: 'Subtenants are often asked to pay for the review by the owner’s lawyers.',
    answers: [
      { name: 'heading', under: ['legal_fees'] },
      {
        name: 'inWords',
        says: /\b(?:each|both)\b[^.]{0,40}\bown (?:legal|lawyers?|costs|counsel|attorneys?)\b|\blegal (?:costs|fees)\b/i,
      },
    ],
  },
  {
    id: 'lender_approval',
    topic: 'Approval by others',
    question: 'Whose approval is still needed, by when, and what if it is refused?',
    why: 'The deal can fail after the tenant has given up its alternatives.',
    when: /\b(?:lender|board|bank|committee)\b[^.]{0,60}\b(?:approv\w+|consent\w*)\b|\b(?:approval|consent) of\b[^.]{0,30}\b(?:lender|board|bank)\b/i,
    kinds: ['europe', 'extension'],
    answers: [
      {
        name: 'when',
        says: /\b(?:approval|consent)\b[^.]{0,60}\b(?:by|within|not later than)\b[^.]{0,30}\b(?:\d|days)/i,
        unless: /\bsublet|\bassign|\bdays (?:of|after) (?:the )?(?:lease|request)/i,
      },
    ],
  },
  {
    id: 'base_document',
    topic: 'Earlier proposal or lease',
    question: 'Which terms of the earlier proposal or lease stay as they are? Read it together with this one.',
    why: 'Everything that is not listed comes from a document that is not in this file.',
    when: /\b(?:current lease|existing lease|present lease|only the (?:points|terms|changes)|(?:what|whatever|anything|everything|points?|items?) (?:that )?(?:isn['’]t|is not|aren['’]t|are not|not) (?:listed|mentioned|marked)|all other terms|everything else (?:stays|remains)|remaining terms)\b/i,
    answers: [{ name: 'attached', says: /\b(?:copy|proposal) (?:is )?(?:attached|enclosed)\b/i }],
  },
  {
    id: 'binding_before_lease',
    topic: 'Terms before the lease is signed',
    question: 'What happens if the parties cannot agree on the lease after the offer is accepted?',
    why: 'A binding offer leaves the tenant with the landlord’s form.',
    when: /\bbinding agreement (?:to lease|between)\b|\bbound by this offer\b/i,
    answers: [
      { name: 'changes', says: /\b(?:changes|amendments)\b[^.]{0,60}\b(?:reasonably requested|acting reasonably)\b/i },
    ],
  },
  {
    id: 'confidentiality',
    topic: 'Confidentiality',
    question: 'Are the terms confidential, for both sides, and to whom may they be shown?',
    why: 'The terms can be shown to other bidders or tenants.',
    answers: [
      { name: 'heading', under: ['confidentiality'] },
      {
        name: 'inWords',
        says: /\bconfiden\w+|\bnon-?disclosure\b|\bNDA\b|\b(?:secret|secrecy|public records?|freedom of information)\b|\b(?:not|nobody|neither|no one)\b[^.;]{0,40}\b(?:disclos\w+|shar(?:e|es|ed) (?:the|these|our) (?:terms|numbers|figures))\b|\bkeep\b[^.;]{0,30}\b(?:quiet|private|to (?:ourselves|yourself|yourselves))\b/i,
      },
    ],
  },
];
