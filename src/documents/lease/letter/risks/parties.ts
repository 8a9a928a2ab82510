import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

/** A guaranty that ends, shrinks or has a cap: `the first two years only`, `capped at six months`, `burns off`. */
const guarantyLimit =
  /\b(?:guarant\w+|personally|individually)\b[^.;]{0,80}\b(?:capped|limited to|cap of|up to|no more than|rolling|burns? (?:off|down)|burn-?off|steps? down|declin\w+|falls away|expires|ends after|good[- ]guy|(?:for )?the (?:first|initial) \w+ (?:lease )?(?:years?|months?)|first (?:\w+ )?(?:years?|months?|12|24|36))\b|\b(?:capped|limited|rolling|declining|good[- ]guy)\b[^.;]{0,30}\bguarant\w+/i;

/** Risks about creditworthiness, the prime lease, and transfer. */
export const partyRisks: readonly LetterRisk[] = [
  {
    rule: 'personal_guaranty',
    severity: 'high',
    hurts: 'tenant',
    text: 'Individuals guarantee the lease, jointly or without a cap.',
    why: 'The owners’ private assets are at risk for the whole lease.',
    question: 'Can the guaranty be capped, decline over time, or end?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:individually|personally|joint(?:ly)? and several(?:ly)?|personal guarant(?:y|ee)|(?:indemnif\w+|guarant\w+)[^.]{0,60}\bwhole term)\b/i,
      },
    ],
    unless: [
      {
        name: 'noGuaranty',
        says: /\b(?:no|not|without|isn['’]t|won['’]t)\b[^.]{0,30}\b(?:personal(?:ly)?|guarant\w+|signing)\b/i,
      },
      {
        name: 'goesAway',
        says: /\bcan go away\b|\bwithdrawn\b|\bwaived\b|\breleased\b|\b(?:it|guarant(?:y|ee)|PG)\b[^.;]{0,20}\b(?:dies|ends|expires|falls away|drops (?:off|away)|burns? off)\b/i,
      },
      { name: 'notRequired', says: words.guarantyNotRequired },
      { name: 'limited', says: guarantyLimit },
      {
        name: 'company',
        says: /^(?!.*\b(?:personal(?:ly)?|individual(?:ly)?|joint(?:ly)?|Mr|Mrs|Ms|Dr|spouse|founders?|partners?|principals?|directors?|shareholders?)\b).*\b(?:parent|plc|LLC|L\.L\.C|Inc|Ltd|Limited|Corp\w*|Holdings?|GmbH|AG|B\.?V|company|affiliate|franchisor)\b/i,
      },
    ],
  },
  {
    rule: 'limited_personal_guaranty',
    yieldsTo: ['personal_guaranty'],
    severity: 'medium',
    hurts: 'tenant',
    text: 'An owner of the tenant guarantees the lease.',
    why: 'Private assets are at risk although the guaranty is limited.',
    question: 'Can the cap be lower or the end be earlier?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:founders?|partners?|principals?|shareholders?)\b(?:[^.]|\b[A-Z]\.){0,60}\b(?:capped|limited|guarant\w+)\b|\bindemnity agreement\b/i,
      },
      { name: 'limitedPerson', says: words.guaranty, and: [words.person, guarantyLimit] },
      { name: 'nameSigns', says: words.nameSigns, and: [words.guaranty, guarantyLimit] },
      {
        name: 'eachForAShare',
        says: /\beach\b[^.;]{0,20}\b(?:sign|stand|answer|be liable)\b[^.;]{0,20}\bfor (?:one[- ](?:half|third)|half|a third|(?:his|her|their) (?:own )?share) (?:of )?(?:the )?(?:rent|lease|obligations)\b/i,
      },
    ],
    unless: [
      { name: 'companyName', says: /\blimited (?:liability|partnership)|[A-Z]\w{1,60} Limited\b/ },
      { name: 'unlimited', says: /\b(?:unlimited|whole term|reaffirmed|approval)\b/i },
    ],
  },
  {
    rule: 'new_guarantor',
    severity: 'medium',
    hurts: 'tenant',
    text: 'A further person is asked to guarantee.',
    why: 'Someone who owed nothing before becomes liable for the whole lease.',
    question: 'Can the new guarantor be left out, or liable for new obligations only?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:would|shall|will|must) (?:also )?sign too\b|\bjoined later\b|\badditional guarantors?\b/i,
      },
    ],
  },
  {
    rule: 'open_credit_support',
    severity: 'medium',
    hurts: 'tenant',
    text: 'More credit support can be asked for later.',
    why: 'The price of the deal is not known when the letter is signed.',
    question: 'What is the most that can be asked for?',
    evidence: [
      {
        name: 'plain',
        says: /\bdepending on\b[^.]{0,60}\b(?:credit|guarant|deposit|support)|\bcredit enhancement\b|\bsubject to\b[^.]{0,30}\b(?:credit|financial)s?\b[^.]{0,20}\b(?:review|approval)\b|\bsubject to (?:[\w’']+ ){0,2}(?:review|approval) of\b[^.]{0,30}\bfinancial/i,
      },
    ],
  },
  {
    rule: 'guaranty_waiver_conditional',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The guaranty falls away only if the landlord likes the financials.',
    why: 'The decision stays with the landlord and has no date.',
    question: 'Which figures are enough, and by when does the landlord decide?',
    evidence: [
      {
        name: 'plain',
        says: /\bguarant(?:y|ee)\b[^.]{0,60}\b(?:go away|waived?|dropped?|released?)\b[^.]{0,60}\bif\b/i,
      },
    ],
  },
  {
    rule: 'no_credit_support',
    ofNegation: true,
    severity: 'medium',
    hurts: 'landlord',
    text: 'The tenant offers no guaranty.',
    why: 'The landlord relies on the tenant’s own credit.',
    question: 'Which financial statements or deposit stand behind the lease?',
    evidence: [
      { name: 'plain', says: /\bwill not (?:offer|give|provide)\b[^.]{0,20}\bguarant/i },
      {
        name: 'nobody',
        says: /\b(?:nobody|no one|no (?:parent|affiliate|shareholder|principal|owner))\b[^.;]{0,50}\b(?:guarant\w*|stands? behind|standing behind|behind us)\b/i,
      },
      {
        name: 'willNotSign',
        says: /\b(?:won['’]t|will not|shall not|cannot) (?:be )?(?:sign|offering|giving|furnish)\w*\b[^.;]{0,20}\b(?:guarant\w+|PG)\b/i,
      },
      {
        name: 'none',
        says: /\bno (?:personal |corporate |parent )?(?:guarant(?:y|ee|ees|or|ors)|PG)\b(?! (?:of|for|that|on))/i,
      },
    ],
    unless: [{ name: 'shared', says: /\bno (?:personal )?guarantee (?:is|can be) made\b|\bnot in place of\b/i }],
  },
  {
    rule: 'snda_not_assured',
    severity: 'medium',
    hurts: 'tenant',
    text: 'Non-disturbance is only requested, not promised.',
    why: 'Without it a foreclosure can end the lease.',
    question: 'Can the lease depend on a signed agreement of the lender?',
    evidence: [
      {
        name: 'plain',
        says: /\bSNDA\b[^.]{0,60}\b(?:requested|can['’]t promise|reasonable efforts|endeavou?r)\b|\b(?:reasonable|commercially reasonable|best) efforts\b[^.]{0,60}\b(?:SNDA|non-?disturbance)\b/i,
      },
      { name: 'underSnda', says: /\befforts\b|\bendeavou?rs?\b|\bif available\b/i, under: ['snda'] },
    ],
  },
  {
    rule: 'no_recognition',
    severity: 'high',
    hurts: 'tenant',
    text: 'The sublease ends with the prime lease; recognition is not assured.',
    why: 'A default of the sublandlord can cost the subtenant its space.',
    question: 'Can recognition by the owner be a condition of the sublease?',
    evidence: [{ name: 'plain', says: /\brecognition\b[^.]{0,120}\b(?:request only|not a condition|no assurance)\b/i }],
  },
  {
    rule: 'sublease_falls',
    severity: 'high',
    hurts: 'tenant',
    text: 'The sublease ends when the prime lease ends.',
    why: 'The subtenant has no claim although it paid.',
    question: 'Who is liable if the prime lease ends early?',
    evidence: [
      {
        name: 'plain',
        says: /\bif the (?:prime|master|head) lease ends\b[^.]{0,120}\b(?:sublease|ends too|terminates?)\b/i,
      },
      { name: 'ours', says: /\bif our (?:own )?lease (?:ends|terminates|is terminated|falls|is cancelled)\b/i },
    ],
  },
  {
    rule: 'no_duty_to_enforce',
    ofNegation: true,
    severity: 'high',
    hurts: 'tenant',
    text: 'The sublandlord need not enforce the prime lease.',
    why: 'No one is obliged to make the owner repair or serve the space.',
    question: 'Can the subtenant enforce in the sublandlord’s name?',
    evidence: [
      {
        name: 'plain',
        says: /\bneed not (?:sue|enforce)\b|\bno (?:duty|obligation) to (?:enforce|sue|litigate|supply|furnish)\b/i,
      },
      {
        name: 'notLiable',
        says: /\b(?:won['’]t|will not|shall not|not) be (?:paying|liable|responsible)\b[^.;]{0,30}\bfor (?:them|the (?:master|prime|head|superior) ?(?:landlord|lessor)|the building)\b/i,
      },
    ],
  },
  {
    rule: 'holdover_whole_floor',
    severity: 'high',
    hurts: 'tenant',
    text: 'Holding over makes the tenant pay for more than its own space.',
    why: 'A week too long can cost the holdover rent of the whole floor and damages.',
    question: 'Can it be limited to the subleased space and exclude consequential damages?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:stay|remain|hold)\w*\b[^.]{0,40}\b(?:beyond|past|over)\b[^.]{0,80}\b(?:cover all|any other damage|whole floor|entire premises|consequential)\b/i,
      },
      { name: 'chargesUs', says: /\bwhatever\b[^.]{0,40}\bcharges? us\b/i },
    ],
    unless: [{ name: 'excluded', says: /\bno consequential\b/i }],
  },
  {
    rule: 'shortened_cure',
    severity: 'medium',
    hurts: 'tenant',
    text: 'Cure periods are shorter than in the prime lease.',
    why: 'A late wire can already be a default.',
    question: 'Can there be at least five business days for each cure?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:prime|master|head) lease\b[^.]{0,20}\bless \w+ days\b|\bcure periods?\b[^.]{0,40}\b(?:shorter|reduced)\b/i,
      },
    ],
  },
  {
    rule: 'furniture_removal',
    ofNegation: true,
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant has to remove the furniture at the end.',
    why: 'Disposal of a floor of furniture costs more than it is worth.',
    question: 'Can the furniture stay?',
    evidence: [
      { name: 'plain', says: /\bmust (?:take|remove)\b[^.]{0,20}\b(?:all of it|furniture|it)\b[^.]{0,10}\b(?:out)?/i },
    ],
  },
  {
    rule: 'deemed_consent',
    severity: 'medium',
    hurts: 'landlord',
    text: 'Consent is deemed given after a few days.',
    why: 'A missed request becomes an approved transfer.',
    question: 'Can there be a second notice before consent is deemed given?',
    evidence: [
      { name: 'plain', says: /\bdays,? then deemed (?:given|approved)|\bdeemed (?:given|approved|consent)/i },
      { name: 'silence', says: /\bsilence (?:is|means|counts as|equals) (?:consent|approval|a yes)\b/i },
    ],
    unless: [{ name: 'deemedRefused', says: /\bdeemed (?:refused|denied|withheld)/i }],
  },
  {
    rule: 'sole_discretion_consent',
    severity: 'high',
    hurts: 'tenant',
    text: 'Consent to a transfer is in the landlord’s sole discretion.',
    why: 'The exit from the lease depends on goodwill.',
    question: 'Can consent be reasonable, and unnecessary for affiliates?',
    evidence: [
      {
        name: 'noReasons',
        says: /\b(?:sub-?lets?|sub-?letting|transfers?|assign\w*)\b[^.;]{0,15}\b(?:at|in) (?:the )?(?:landlord|owner|lessor)['’]s (?:sole|absolute|own|entire) (?:discretion|choice)\b|\bdecides? who\b[^.;]{0,20}\bno reasons?\b/i,
      },
      { name: 'anyOrder', says: words.transfer, and: [words.consent, words.atWill] },

      {
        name: 'itsDiscretion',
        says: /\b(?:consent|approv\w+)\b[^.;]{0,40}\b(?:in|at) (?:its|his|her|their|our|my|landlord['’]s|owner['’]s) (?:sole |absolute |own |unfettered )*discretion\b/i,
      },
      {
        name: 'noReason',
        says: /\b(?:don['’]t|do not|need not) (?:have to )?give (?:a |any )?reasons?\b|\bmay (?:say no|refuse)\b[^.;]{0,10}\bfor any reason\b/i,
      },
    ],
    unless: [
      { name: 'reasonable', says: /\bnot (?:be )?(?:unreasonably|withheld)|\breasonabl[ey]\b/i },
      { name: 'ofTenant', says: /\btenant['’]s sole/i },
    ],
  },
  {
    rule: 'release_on_assignment',
    severity: 'medium',
    hurts: 'landlord',
    text: 'The tenant is released when it assigns.',
    why: 'The landlord loses the credit that it underwrote.',
    question: 'Can the release depend on the net worth of the assignee?',
    evidence: [
      { name: 'plain', says: /\b(?:tenant|assignor) is (?:then |thereupon )?released\b/i },
      {
        name: 'offTheHook',
        says: /\b(?:we|tenant|it|assignor)\b[^.;]{0,10}\b(?:off the hook|released from (?:all |further |any )?(?:liab\w+|oblig\w+))\b/i,
      },
    ],
  },
];
