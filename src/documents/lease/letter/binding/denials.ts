import type { BindingRule } from './binding-rule.ts';

/** Ways in which an offer states that it does not bind. */
export const denials: readonly BindingRule[] = [
  {
    name: 'notBinding',
    effect: 'denies',
    pattern:
      /\bnon[- ]?binding\b|\b(?:not|never)\b(?: (?!but\b)\w+){0,5}? (?:legally )?(?:binding|bound|bind|committed|committing|commit|obligated|(?:contractually|legally) tied)\b|(?:isn|aren|doesn|don|won|['’]re no)['’]?t(?: \w+){0,4}? (?:binding|bound|bind|committed|committing|commit|obligated)\b/i,
    unless:
      /\bnot (?:only|merely)\b|\bnot (?:yet )?signed\b[^.;]{0,20}\bbound\b|\bbound (?:anyhow|anyway|regardless|all the same)\b|\bprior\b[^.]{0,20}\bnot binding\b|\bbinding ?\/ ?non[- ]?binding\b|\bdelete one\b|\b(?:contractor|electrician|vendor|architect|supplier|builder)(?:['’]s)?\b[^.]{0,30}\bnon[- ]?binding\b|\bnon[- ]?binding (?:mediation|arbitration|estimate|opinion|advi\w+|vote|poll|recommendation|valuation)\b|\b(?:mediat\w+|appraiser|expert|valuer|surveyor|previous|earlier|last year|old)\b[^.]{0,40}\bnon[- ]?binding\b|\b(?:struck|deleted|removed)\b[^.]{0,20}\bnon[- ]?binding\b/i,
  },
  {
    name: 'neitherIsBound',
    effect: 'denies',
    pattern:
      /\b(?:neither|nobody|no one|no party|none of|nothing|nor|no)\b[^.;:]{0,110}\b(?:bound|binds?|binding|obliges?|has to do anything|obligat(?:ed|ions?)|committed|commitment|dut(?:y|ies) on|has any (?:duty|obligation|claim)|ties?\b[^.;:]{0,20}\bdown|has a deal|legal(?:ly)? (?:effects?|obligations?|rights?|force|consequences?|commitments?|enforceable)|contractual|makes? a contract|contract (?:exists|arises))\b/i,
    unless:
      /\bno (?:further )?obligation to (?:pay|repair|restore)\b|\bclaims? (?:for|against)\b[^.;]{0,30}\b(?:damage|loss|improvements|compensation|interruption|insur\w+)\b/i,
  },
  {
    name: 'createsNothing',
    effect: 'denies',
    pattern:
      /\b(?:does not|doesn['’]t|do not|don['’]t|shall not|will not|nothing (?:in|herein|contained)|isn['’]t|is not|not intended to)\b[^.;]{0,60}\b(?:create|creates|constitute|form|make(?! (?:us|you|me|them|tenant|the tenant)\b)|impose|give rise|result in)\b[^.;]{0,80}\b(?:agreements?|contracts?|offers?|obligations?|rights?|dut(?:y|ies)|commit\w*|legal|lease|tenancy|liabilit\w+|anything|relationship)\b/i,
    unless: /\bfailure\b|\bwaiver\b|\bconstitute (?:a )?(?:default|transfer|assignment)\b/i,
  },
  {
    name: 'createsNo',
    effect: 'denies',
    pattern:
      /\b(?:creates?|makes?|confers?|forms?|imposes?|gives? rise to) no (?:(?:legal|binding|contractual|enforceable) )?(?:rights?|obligations?|dut(?:y|ies)|contracts?|agreements?|commitments?|relations?|leases?)\b/i,
    unless: /\b(?:option|renew\w*|inspection|assignment|subtenant)\b/i,
  },
  {
    // Both halves of a denial in one sentence.
    name: 'noOfferAndConditional',
    effect: 'denies',
    pattern:
      /\b(?:not an|no) offer\b[^.]{0,12}\b(?:conditional|subject|contingent|and (?:subject|conditional))\b|\bno offer\b[^.]{0,60}\breserves? all\b/i,
  },
  {
    name: 'nothingDoneYet',
    effect: 'denies',
    pattern:
      /\bnone of (?:this|it|that|the above)\b[^.;]{0,20}\b(?:official|final|agreed|firm|settled|done|a deal|(?:set|cast|carved) in)\b|\bnothing(?:['’]s| is| will be)?\b[^.]{0,30}\b(?:locked|done|final|agreed|settled|firm|official|real|a deal)\b[^.]{0,40}\b(?:till?|until|before)\b|\b(?:this is|just) (?:an? )?(?:fyi|sketch)\b|\bjust a sketch\b|\bpaper is the deal\b|\bbreak off (?:the )?(?:talks|negotiations)\b|\bsolicitation of interest\b|\bintent to award is not award\b|\b(?:outline|sketch|starting point|framework|invitation) (?:for|to|of) (?:further )?(?:discussion|negotiation|talks)|\binvites? (?:negotiation|discussion)|\bwithout obligation\b|\bfreibleibend\b|\bcomes? about only (?:with|by|through)\b/i,
  },
  {
    // `Only an intention until the lawyer has a lease`, `not settled until the letter comes`, `a hold, not a contract`.
    name: 'onlyAPlan',
    effect: 'denies',
    pattern:
      /\b(?:only|merely|just|no more than|still) (?:an? |our |the |staff['’]s )?(?:intention|proposal|plan|idea|hold|pencil|reservation)\b[^.;]{0,12}\b(?:until|till?|before|for now)\b|\b(?:until|till) then\b[^.;]{0,40}\b(?:proposal|intention|plan|idea|draft)\b[^.;]{0,8}\bonly\b|\bnot (?:yet )?(?:settled|agreed|official|a deal)\b[^.;]{0,12}\b(?:until|till?|before|unless)\b|\b(?:hold|pencil|intention|plan|proposal)\b[^.;]{0,8}\bnot an? (?:contract|lease|deal|commitment)\b/i,
    unless: /\b(?:rent|area|price|plans?|drawings|size|budget) (?:is|are) not\b|\bdeposit\b|\bexcept\w*\b/i,
  },
  {
    // `put it in a proper lease before anybody owes anybody anything`
    name: 'leaseFirst',
    effect: 'denies',
    pattern:
      /\b(?:lease|contract|papers?|writing|agreement)\b[^.;]{0,30}\bbefore (?:anybody|anyone|either (?:of us|side)|any of us|we|either)\b[^.;]{0,20}\b(?:owes?|is (?:bound|committed|obligated|on the hook)|are (?:bound|committed|obligated))\b/i,
    unless: /\b(?:deposit|broker|option)\b/i,
  },
  {
    // `From breaking off talks no party derives any claim`, `neither of us may sue on it`
    name: 'noClaims',
    effect: 'denies',
    pattern:
      /\b(?:no|neither|nobody|none|nor)\b[^.;]{0,24}\b(?:derives?|has|have|acquires?|gains?|obtains?|(?:can|may|could|shall) (?:bring|make|raise|found|derive|base))\b[^.;]{0,12}\b(?:claims?|cause of action|right to sue)\b|\b(?:neither|nobody|no one|none)\b[^.;]{0,20}\b(?:may|can|could) sue\b|\b(?:gives?|creates?|founds?) no (?:claim|cause of action|right to sue)\b/i,
    and: [
      /\b(?:talks?|negotiations?|discussions?|this (?:letter|sheet|paper|offer|page|note|proposal|document)|letter|sheet|it)\b/i,
    ],
    unless:
      /\b(?:insur\w+|damage|casualty|award|condemn\w+|brokers?|commission|compensation|subrogation|relocat\w+|improvements|deposit|pending|litigation|interruption|option|renew\w*)\b/i,
  },
  {
    name: 'openUntilSigned',
    effect: 'denies',
    pattern:
      /\buntil\b[^.;,]{0,60}\bsigned\b[^.;]{0,60}\b(?:does not|doesn['’]t|do not|don['’]t|won['’]t|will not)\b[^.;]{0,20}\b(?:change|amend|alter)\b|\bNB (?:until|till) (?:the |a )?(?:lease|licen[cs]e|amendment)(?: is)? signed\W{0,5}$|\bmay be withdrawn (?:at )?any time (?:before|until) (?:a|the) (?:lease|sublease|licen[cs]e)\b/i,
  },
  {
    name: 'commitsNobody',
    effect: 'denies',
    pattern:
      /\b(?:does not|doesn['’]t|do not|don['’]t|nor does it|cannot|nothing)\b[^.;]{0,40}\b(?:commits?|binds?|obliges?|obligates?)\b|\b(?:commits?|binds?|obliges?|obligates?) (?:nobody|no one|neither (?:of us|side|party)|none of us)\b/i,
    unless: /\bauthority to bind\b/i,
  },
  {
    name: 'notCapable',
    effect: 'denies',
    pattern:
      /\bnot (?:be )?capable of acceptance\b|(?:\bcannot|\b(?:can|may|could|is|are) not(?: to)?|n['’]t) be accepted (?:so as |in order )?to (?:form|make|create|conclude)\b|\bno legal effect\b|(?:\b(?:not|nor|never)\b|n['’]t\b)[^.;]{0,30}\ban offer\b[^.;]{0,12}\b(?:can accept|can be accepted|to (?:lease|let|rent|contract|enter)|capable|(?:or|nor) (?:an? |the )?(?:acceptance|agreement|contract|commitment|reservation|option))\b/i,
  },
  {
    name: 'notAContract',
    effect: 'denies',
    pattern: /\b(?:is not|isn['’]t|is no|are not|aren['’]t) (?:yet )?(?:an? )?(?:binding )?(?:contract|agreement)\b/i,
    unless: /\b(?:contract|agreement) (?:to|of|with|for) (?!(?:sub)?(?:lease|let|rent)\b)/i,
  },
  {
    name: 'notAnOffer',
    effect: 'denies',
    pattern:
      /\b(?:is|are|be|does|do|shall|constitutes?|intended|meant|as|it['’]s|that['’]s|this)\b(?: \w+){0,3}? (?:not|never)\b(?: \w+){0,4}? an offer\b|(?:\b(?:isn|aren|doesn|don)['’]t\b|^\W*(?:\w+: )?not)(?: (?!make\b|accept\b|take\b|entertain\b|want\b)\w+){0,4}? an offer\b|\bno offer\b/i,
    // `This is not an offer, it is a deal`.
    unless: /\boffer\b\W{1,3}(?:but|it['’]?s|it is|rather|this is)\b|\b(?:better|other|another|second) offer\b/i,
  },
  {
    name: 'untilLeaseSigned',
    effect: 'denies',
    pattern:
      /\b(?:no|neither|not|nothing|nobody|only|isn['’]t|doesn['’]t)\b[^.]{0,140}\b(?:until|unless|only when|when|before)\b[^.]{0,80}\b(?:lease|sublease|amendment|documents?|agreement)\b[^.]{0,50}\b(?:signed|executed|exchanged|completed|delivered|sign)\b|\bno agreement\b[^.]{0,60}\b(?:until|unless)\b[^.]{0,60}\b(?:signed|executed)\b|\bonly (?:an? |the )?(?:\w+[\s-]){0,4}lease\b[^.;]{0,40}\b(?:counts|binds?|signed|sign)\b|\blease alone (?:will|does|can|binds?)\b|\bon the hook (?:until|till)\b|\bchanges only when an amendment\b/i,
    unless:
      /\b(?:rent|possession|keys|entry|access|commission|deposit|allowance|work)\b[^.]{0,40}\bnot\b[^.]{0,30}\b(?:until|before)\b|\bwill not (?:deliver|pay)\b/i,
  },
  {
    name: 'nobodyOwes',
    effect: 'denies',
    pattern:
      /\b(?:neither|nobody|no one|none of us)\b[^.;:]{0,80}\b(?:on the hook|owes?|obliges?|is committed)\b|\bnothing\b[^.;:]{0,60}\b(?:construed as an? (?:binding )?(?:contract|agreement|offer|lease)|counts? (?:until|till|before))\b/i,
    unless:
      /\bowes?\b[^.;]{0,20}\b(?:rent|arrears|commission)\b|\b(?:otherwise|or else|for the (?:old|other|previous|first)(?: one)?)\b/i,
  },
  {
    // Until something is signed, both may still withdraw.
    name: 'freeToWalk',
    effect: 'denies',
    pattern:
      /\b(?:either|any|each) (?:side|party|of us|one)\b[^.;]{0,30}\b(?:can|may|is free to|could|remains free to)\b[^.;]{0,20}\b(?:walk|withdraw|drop out|pull out|stop|change (?:its|their|his|her) mind)\b|\bfree to walk\b|\btear (?:this|it) up (?:tomorrow|any)\b|\bfree to do as\b|\b(?:obligations?|obligated|obliged|bound|binding|commitments?)\b[^.;]{0,50}\b(?:solely|only|exclusively) (?:from|by|in|with|through|under|by means of) (?:an?|the|that|such) (?:\w+ ){0,3}(?:sub-?)?(?:lease|contract)\b|\b(?:obligations?|bound|binding|commitments?)\b[^.;]{0,30}\b(?:solely|only|exclusively) (?:up)?on\b[^.;]{0,40}\b(?:sub-?)?(?:lease|contract|licen[cs]e)\b|\bno strings\b|\b(?:no|not an?|isn['’]t an?|n['’]t have an?) (?:real |done )?(?:deal|commitment|lease)\b[^.;]{0,50}\b(?:till|until|unless|before)\b|\bno (?:commitment|obligations?) (?:on|from|by|for|to) (?:either|any|anyone|anybody|you or|us or|both)\b|\bno legal relations?\b|\bcontract denied\b/i,
    unless: /\b(?:option|renew\w*|month[- ]to[- ]month|notice|terminate)\b/i,
  },
  {
    name: 'forGuidance',
    effect: 'denies',
    pattern:
      /\b(?:for (?:guidance|information|illustration)(?: purposes)? only|talking paper|purely (?:indicative|exploratory)|indicative (?:terms )?only|not to be relied (?:up)?on|(?:should not|do not|don['’]t|must not|cannot) rely (?:up)?on (?:this|these|it|anything)|without engagement|sans engagement|vrijblijvend|unverbindlich|sin compromiso|senza impegno|(?:set|carved|cast|written) in stone)\b/i,
    unless: /\b(?:plans?|drawings?|layout|images?|estimates?|areas?|photos?|rendering|budget)\b/i,
  },
  {
    name: 'onlyTalk',
    effect: 'denies',
    pattern:
      /\b(?:above|this|these|here|it|emails?|all|rest) (?:is|are) (?:just |only |still |mere )?(?:conversation|talk|talks)\b|\bat your own risk\b[^.]{0,120}\bno claim\b|\bmerely signals?\b|\bno promises either (?:way|side)\b|\bonly (?:the |our )?(?:board|council|trustees?|committee|commissioners?|congregation|head office|principals?|owners?)\b[^.;]{0,12}\b(?:can|may|could) (?:bind|commit)\b|\bno (?:power|authority) to (?:bind|commit)\b|\bS\.?T\.?C\b|\bn\/b\b|(?:^|: )\W*NB\b(?= save| except|\W*$)/i,
  },
  {
    name: 'withoutForce',
    effect: 'denies',
    pattern:
      /\b(?:no|without|lacks?) (?:any )?(?:legal|contractual|binding) (?:\w+ or \w+ )?(?:commitment|value|force|effect|character|consequences?|obligations?|significance)\b|(?:\bnot\b|n['’]t\b)[^.;]{0,40}\b(?:legally enforceable|legal consequences)\b|\b(?:commitment|enforceability|(?:legally )?binding(?: effect| force)?|obligations?|legal (?:effect|force|status|nature))\W{1,4}(?:none|nil|no|soft|indicative|non-contractual)\b|\bbinds?(?: now| today)?\s?[:=]\s?(?:nothing|nobody|no one)\b/i,
  },
  {
    name: 'restIsFree',
    effect: 'denies',
    pattern:
      /\bnothing else (?:is|does|here)\b|\b(?:remainder|rest|balance|everything else)\b[^.;]{0,12}\bsubject to\b[^.;]{0,12}\b(?:lease|contract|licen[cs]e|documents?)\b|\b(?:remainder|rest|balance of this|(?:all|any) other (?:regards?|respects?|matters?|points?|terms?)|everything else|all else|apart from (?:it|that|this)|(?:anything|nothing) else(?: here| in this \w+)?|all other (?:terms|points|paragraphs|parts)|(?:business|commercial|deal) (?:terms|points))\b[^.;]{0,50}(?:\b(?:not|non[- ]?binding|soft|guidance|sketch|talk|without|basis|discussions?|free|statements? of intent|only there|nobody|no one|nothing|does|binds?|bound|enforceable)\b|n['’]t\b)/i,
    unless: /\b(?:same|unchanged|in full force|not change|not affected)\b/i,
  },
  {
    name: 'onlyLeaseChanges',
    effect: 'denies',
    pattern:
      /\bonly (?:an? |the )?(?:[\w'’]+[\s-]){0,3}(?:lease|amendment|licen[cs]e|document|vote)\b[^.;]{0,60}\b(?:changes|can|obligates?|commits?|creates?|makes?)\b/i,
  },
  {
    // `No one is committed until there is an amendment signed by both`: in any order, with any word for the document
    // and for signing.
    name: 'onlyOnPaper',
    effect: 'denies',
    pattern:
      /\b(?:until|till|unless|before|prior to|absent|pending|only\b[^.;]{0,30}\b(?:when|after|once|upon|by|if|on|in|from|through)|solely|when,? and only when|contingent (?:up)?on)\b/i,
    and: [
      /\b(?:no|not|nobody|none|neither|nothing|never|only|nor|free)\b|n['’]t\b/i,
      /\b(?:(?:sub-?)?leases?|sublettings?|amendments?|agreements?|documents?|documentation|contracts?|papers?|paper(?:ed|work)|licen[cs]es?|assignments?|instruments?|deeds?)\b/i,
      /\b(?:sign(?:s|ed|ing|ature|atures)?|execut(?:e|es|ed|ion)|exchanged?|ink(?:ed)?|paper(?:s|ed)?|completed|names on)\b/i,
      /\b(?:b(?:ind|inds|ound|inding)|oblig\w+|commit\w*|deal|contract\w*|counts?|owes?|dut(?:y|ies)|legal\w*|rights?|agreement (?:exists|between)|enforce\w*|liab\w+|on the (?:hook|line)|rel(?:y|ies|iance)|claims?|firm|final|done)\b/i,
    ],
    unless:
      /\b(?:back out|renege|commission|allowance|possession|keys|access|deposit (?:is|shall|will|must)|rent (?:is|shall|will|must|does)|market(?:ing)? the|negotiate with|early entry|entry|improvements?|construction|work|insurance|notice|renew\w*|sublease is|renunciation|lender)\b/i,
  },
  {
    // `No liability arises from this letter`, `no rights accrue to either party`.
    name: 'nothingArises',
    effect: 'denies',
    pattern:
      /\bno (?:\w+ (?:or|and) )?(?:liabilit(?:y|ies)|rights?|remed(?:y|ies)|dut(?:y|ies)|obligations?|claims?|commitments?|contracts?|lease|agreements?)\b[^.;]{0,20}\b(?:arises?|accrues?|results?|follows?|flows?|comes? about|(?:is|are) (?:created|formed|intended|meant))\b/i,
    unless:
      /\b(?:option|renew\w*|assign\w*|subtenant|broker|commission|damage|delay|late|default|if the landlord|if tenant)\b/i,
  },
  {
    name: 'noLegalMeaning',
    effect: 'denies',
    pattern:
      /\b(?:no|not|neither|nor|never|nothing|without|none)\b[^.;]{0,50}\b(?:legal (?:standing|effect|force|relations?(?:hip)?|obligations?|dut(?:y|ies)|rights?|weight|meaning|significance|commitments?|value)|(?:legally )?enforceable (?:rights?|obligations?|agreement|arrangement|contract|promises?)|contractual (?:relations?(?:hip)?|obligations?|dut(?:y|ies)|rights?|effect|force))\b|\bnon-contractual\b(?! claims)|\bn['’]engage\b|\bnothing (?:here )?to enforce\b/i,
  },
  {
    name: 'freeToStop',
    effect: 'denies',
    pattern:
      /\b(?:may|can|could|is free to|are free to|remain(?:s)? (?:free|at liberty) to|reserves? the right to|whenever)\b[^.;]{0,60}\b(?:withdraw|withdrawn|(?:end|discontinue|terminate|cease|break off|suspend|leave) (?:these |the |our |any )?(?:talks|discussions|negotiations)|stop (?:talking|negotiating|at)|decline|alter|pull|change (?:or|these|this|the terms)|modif\w+|lease (?:it|the (?:space|floor|premises|suite|property)) to|let to|lease (?:it|the \w+) to|do as (?:we|it|they) please)\b/i,
    and: [
      /\b(?:without (?:notice|liability|penalty|consequence|telling|cause|reason|prior notice)|free to do as|at any time|any reason|no reason|whenever|whatever reason|third parties|somebody else|others|whom(?:so)?ever|any stage)\b/i,
    ],
    unless:
      /\b(?:accept\w*|countersign\w*|option|renew\w*|rules|approval|consent|assign\w*|permits?|zoning|refused|diligence|inspection|adjacent|month[- ]to[- ]month)\b/i,
  },
  {
    name: 'notReserved',
    effect: 'denies',
    pattern:
      /(?:\b(?:no|not|nor)\b|n['’]t\b)[^.;]{0,40}\b(?:reserv(?:e|es|ation) (?:of )?(?:the|any|this|a)?\s?(?:space|premises|suite|unit|floor)|hold(?:s)? the (?:space|premises|suite|unit))\b|(?:\b(?:not|no)\b|n['’]t\b)[^.;]{0,30}\b(?:as|an?) (?:option|reservation)\b/i,
  },
  {
    // `should not be considered an acceptance`, `isn't meant to be accepted`, `no meeting of the minds`.
    name: 'notDeemed',
    effect: 'denies',
    pattern:
      /(?:\b(?:not|never|neither|nothing|nobody|no)\b|n['’]t\b)[^.;]{0,80}\b(?:considered|construed|deemed|treated|read|taken|regarded|relied (?:up)?on|constitutes?|amounts? to|represents?|as (?:an?|the|our))\b[^.;]{0,60}\b(?:offers? to (?:lease|let)|contracts?|leases?|agreements?|acceptance|undertakings?|commitments?|promises?|obligations?|deal)\b|\b(?:not|n['’]t) (?:an? )?(?:agreements?|contracts?) (?:to (?:(?:sub-?)?lease|agree|let|rent)|that either|which either)\b|(?:\bnot|n['’]t) (?:meant|intended|designed) to be (?:accepted|an? (?:lease|contract))\b|\bno meeting of (?:the )?minds\b|(?:\bnot|n['’]t) (?:mean|imply)\b[^.;]{0,30}\b(?:leased|rented|let|taken|agreed)\b|\bisn['’]t a lease\b|\blegal relations\b[^.;]{0,60}\bnot intended to do so\b/i,
    unless:
      /\b(?:merely|only) an agreement to agree\b|\b(?:failure|waiver|default|breach|a transfer|assignment|sublease)\b/i,
  },
  {
    name: 'talkingPaper',
    effect: 'denies',
    pattern:
      /\b(?:conversation starter|(?:above|this|here|it|below|page|all|this (?:sheet|paper|note|letter|document|memo|grid|outline)) is (?:only |just |merely |meant )?for discussion|sounding[- ]out|illustrative purposes|road ?map|kick(?:ing)? (?:the )?tires?|(?:agreed )?in principle only|long way from a deal|to see (?:whether|if)\b[^.;]{0,30}\b(?:think|meet|makes? sense|worth|ballpark|works)|talking (?:document|points?|paper)|(?:this|here|below|above|it)(?:['’]s| is)? (?:just |only |merely )?(?:a |an |our )?(?:wish list|ballpark|starting point|outline)|in the ballpark|(?:indication|sign|expression) of interest|for (?:purposes of )?negotiati(?:on|ng)(?: purposes)?(?: only| a lease)|invitation to (?:treat|(?:the )?\w+ to make an offer)|(?:terms|figures|numbers|heads|remainder|above|this|these)\b[^.;]{0,30}\bindicative|(?:indicative|preliminary) (?:and|terms|only|outline)|(?:guide|help) (?:the drafting|your (?:council|board|committee) talk|us talk)|where we (?:think we )?might land|basis on which\b[^.;]{0,40}\binstruct)\b/i,
    unless: /\b(?:not|more than) (?:merely|only|just|solely|an?)\b|\bthanks?\b/i,
  },
  {
    name: 'subjectToContract',
    effect: 'denies',
    pattern:
      /\bsubject(?:,? as \w+,?)? to (?:the |our |my |your |both )?(?:lawyers|solicitors|attorneys)\b(?! (?:fees|costs))|\b(?:subject|contingent|conditional)\b[^.;]{0,90}\b(?:signing|execution|negotiation|preparation|completion|entering into|exchange)\b[^.;]{0,40}\b(?:(?:sub-?)?leases?|agreements?|documents?|documentation|contracts?)\b|\bsubject-to-contract\b|\bsubject to (?:(?:a|the|formal|final|definitive|full|mutually|fully|signed|executed) ){0,4}(?:contract|documentation|(?<!the )lease|(?:signed|executed) (?:lease|agreement|documents?))\b|\bsubject to\b[^.;]{0,90}\b(?:lease|documents|documentation|agreement) (?:in (?:a )?form )?(?:satisfactory|acceptable)\b|\bsubject to\b[^.;]{0,60}\ban? (?:\w+ ){0,3}(?:sub-?)?(?:lease|contract)\b/i,
    unless:
      /\b(?:commission|allowance|possession|keys|access|work|deposit|prime lease|head ?lease|master lease|existing lease|in accordance with|banks?|lenders?|financing|assignments?)\b/i,
  },
  {
    name: 'withoutLiability',
    effect: 'denies',
    pattern:
      /\bwithout (?:any )?liability\b|\b(?:neither|no party|nobody|no one)\b[^.;]{0,40}\bany liability\b|\bowes? (?:the others?|anybody|anyone|each other|you|us) (?:anything|nothing)\b/i,
    and: [
      /\b(?:discussions?|negotiations?|talks?|this letter|proposal|offer|no (?:sub-?)?lease|lease is (?:signed|executed|not))\b|\buntil\b/i,
    ],
    unless: /\b(?:consequential|damage|casualty|destr\w+|injur\w+|assign\w*|insur\w+|option|renew\w*)\b/i,
  },
  {
    name: 'onlyAGuide',
    effect: 'denies',
    pattern:
      /\b(?:for discussion purposes only|discussion draft|draft for discussion|basis for (?:further )?(?:negotiation|discussion)s?|(?:only|merely|solely) (?:an? )?(?:expression|statement|indication|outline|summary|basis|guide)\b|\b(?:expression|statement|indication) of (?:intent|interest)\b[^.;]{0,12}\b(?:alone|only|and (?:no|not))\b|guide for counsel|records? intentions?|summary of talks|(?:summary|statement|outline|list) of (?:\w+ ){0,3}(?:terms?|points?|intent)(?: \w+){0,2} only\b|no reliance)/i,
    unless: /\bnot (?:merely|only|just|solely)\b|\bbinding agreement\b/i,
  },
];
