import type { RiskContext } from './rule.ts';

/**
 * Statements that journals ask for, as people word them in notes: who consented, where the data are, who paid. Each
 * pattern combines a kind of thing and a kind of action in one clause, so that the words between them don't matter.
 */

const committee =
  '(?:committee|board|panel|commission|council|commissioner|officer|office|reviewers?|ministry|authority|authorities|i?rb|i?ec)s?';

/** 'The review panel had cleared the study', 'the county's committee said yes'. */
const agreedByCommittee = new RegExp(
  `\\b${committee}\\b[^.;]{0,80}\\b(?:approv\\p{L}+|clear(?:ed|ance)|said (?:yes|ok|okay|fine|no need|there (?:is|was) no need)|looked at it|agree(?:d|ment)|no objections?|(?:gave|given|got|had) (?:its |their |the |us |a )?(?:approval|permission|permit|green light|go-ahead|ok|yes)|permi(?:tted|ssion)|passed|allowed|accepted|saw no|favou?rable|ok)\\b` +
    `|\\b(?:approved|cleared|passed|allowed|permitted|accepted|reviewed|permission) (?:by|of|from) (?:the |our |a |an )?(?:[\\p{L}’'-]+ ){0,4}${committee}\\b`,
  'u',
);

const persons =
  '(?:participants?|patients?|residents?|parents?|students?|pupils|kids|children|women|men|people|persons?|everybody|everyone|all|each|families|family|famil(?:y|ies)|relatives|heirs|elders|households?|subjects|donors|speakers|they|she|he|who|teachers?|(?!annotators|raters|coders|observers|reviewers|readers|authors|experts|assessors|partners)[\\p{L}-]{3,}(?:ers|ors|ants|ents|ians|ees))';

/** 'Residents or their families signed', 'women agreed on paper', 'they could say no on the day'. */
const agreedThemselves = new RegExp(
  `\\b${persons}\\b[^.;]{0,60}\\b(?:(?:had )?signed(?! up)|clicked|said yes|gave (?:their |us |a )?(?:written |oral |verbal |signed )?(?:permission|agreement|leave)|(?:had )?agreed(?: (?:orally|in writing|on paper|that|by|with their|to (?:take part|participate|be|the (?:use|recording|study|interview)|\\p{L}+ (?:use|research)))|[.;]?$)|ticked (?:a |the )?(?:box|agree|yes)|were asked (?:as well )?(?:if|whether) they (?:wanted|agreed)|could (?:withdraw|say no|opt out|refuse|stop at any|strike)|can say no)\\b` +
    '|\\b(?:information|consent|permission) (?:sheets?|forms?|letters?|slips?)\\b|\\b(?:written|signed|oral) (?:permission|agreement)\\b|\\bopt(?:ed|ing)?[- ]out\\b|\\bforms? signed\\b|\\bpermission (?:to|for|of|from)\\b',
  'u',
);

const noNeed =
  /\b(?:needs?|needed|requires?|required|necessary)\b[^.;]{0,20}\bno (?:\p{L}+ )?(?:approval|permits?|permission|licen[cs]es?|application|review)\b|\b(?:did not|didn['’]t|does not|doesn['’]t|do not|not) (?:need|require)\b[^.;]{0,20}\b(?:approval|permits?|permission|licen[cs]es?|application|review)\b|\bno (?:\p{L}+ )?(?:approval|permits?|permission|licen[cs]e) (?:is|was|were) (?:needed|required|necessary)\b|\bno board\b/u;

export function saysAgreed(lower: string): boolean {
  return agreedByCommittee.test(lower) || agreedThemselves.test(lower) || noNeed.test(lower);
}

const material =
  '(?:data|raw data|data ?sets?|codes?|scripts?|syntax|readings|scores|curves|spectra|tables?|lists?|csvs?|spreadsheets?|guides?|counts|transcripts?|transcriptions?|recordings|interviews|answers|measurements|files?|maps?|images|photographs|pictures|videos|traces|weights|records|receipts|notes|forms|logs|signals|matches|letters|sources|materials?|models?|sequences|samples|books|registers?|registry|protocols?|questionnaires?)';
/** Where something is available to readers, as opposed to the place that data come from. */
const store =
  '(?:archives?|library|libraries|annex(?:es)?|appendi(?:x|ces)|supplements?|supplementary|supporting|repositor(?:y|ies)|servers?|web ?pages?|web ?sites?|folder|vault|si|esm|data cent(?:re|er))';
const keeper = '(?:authors?|us|me)';

const access: readonly RegExp[] = [
  // 'Readings can be had from the first author', 'the transcripts can't be shared'
  new RegExp(
    `\\b${material}\\b[^.;]{0,80}\\b(?:can|cannot|could|may|must|will|won['’]t|can['’]t)\\b(?: not| only| all)?[^.;]{0,20}\\b(?:had|shared|seen|given|passed on|made public|published|obtained|requested|downloaded|copied|sent|consulted|accessed|released|deposited|leave|asked for|read there)\\b`,
    'u',
  ),
  // 'Transcripts stay with us', 'the files are in the city archive', 'raw areas are in the supplement'
  new RegExp(
    `\\b${material}\\b[^.;]{0,40}\\b(?:stays?|remains?|kept|held|lies?|lie|sits?|deposited|archived|stored|listed|given|attached|enclosed|are|is|go)\\b[^.;]{0,15}\\b(?:(?:in|at|on|to|with) (?:the |our |an? |its )?(?:[\\p{L}’'-]+ ){0,3}${store}|(?:with|by|from) (?:the |first |corresponding |last ){0,2}${keeper})\\b`,
    'u',
  ),
  new RegExp(
    `\\b${material}\\b(?: (?:as|and|plus|\\+) [\\p{L}-]+){0,2} (?:(?:in|at|on|as) (?:the |our |an? )?(?:[\\p{L}’'-]+ ){0,2}${store}|(?:from|with|through) (?:the |first |corresponding |last ){0,2}${keeper})\\b`,
    'u',
  ),
  new RegExp(
    `\\b${material}\\b[^.;]{0,30}\\b(?:attached|enclosed|public|open to (?:all|everyone|researchers|anyone))\\b|\\beveryone can see (?:them|it)\\b|\\bcode can\\b`,
  ),
  // 'Can't be shared', 'mail me', 'on our website'
  /\b(?:can(?:not|['’]t| not)|must not|may not|do not|don['’]t|won['’]t) (?:be )?(?:shared?|given?(?: (?:it|them))? out|given|give(?= because)|released?|exported|made public|published|passed on|deposited|shown)\b|\b(?:mail|e-?mail|write(?: to)?|ask|contact) (?:me|us|the (?:first |corresponding )?author)\b|\bask for (?:it|them)\b|\bon (?:our|my|the|its) (?:\p{L}+ )?(?:web ?site|web ?page|home ?page|page|drive|server)\b|\b(?:replication|reproduction) (?:package|files?|kit)\b|\b(?:source data|supplement\p{L}*) files?\b|\b(?:is|are) (?:appended|attached|enclosed)\b|\bthere to download\b|\bused on site\b|\bin si\b|\bin (?:the )?(?:tables?|files?|data ?sets?|text|sheets?) s\d|\bcc(?:dc|0)\b|\b(?:repo|firmware|cad|programs?)\b[^.;]{0,30}\b(?:public|published|provided|online)\b|\bis in the archive\b|\bput up\b/u,
  /\bno (?:new |own )?data\b[^.;]{0,40}\b(?:to share|were|was|collected|generated|produced|here)\b|\bnothing to share\b/,
];

const address = /https?:\/\/|\b10\.\d{4,9}\/|\bdoi\b/;
/** 'Smith, J. (2019)' and 'et al.' with an address are a reference, not a place where data are available. */
const cites = /\bet al\b|[([](?:19|20)\d\d[a-z]?[)\]]|(?:^|[\s(])(?:19|20)\d\d[a-z]?[).,;:]/;

/**
 * Whether one of the sentences says where data or code are, or gives an address that doesn't belong to a cited work.
 */
export function saysAccess({ sentences, others }: RiskContext): boolean {
  return [...sentences.filter(({ move }) => move !== 'background' && move !== 'gap'), ...others].some(
    ({ lower }) =>
      access.some((pattern) => pattern.test(lower)) ||
      (address.test(lower) && !cites.test(lower.replaceAll(/(?:https?:\/\/|\b10\.\d{4,9}\/)\S{1,200}/g, ' '))),
  );
}

/** 'The health fund of the county paid', 'a travel bursary of the academy'. */
export const paidFor =
  /\b(?:funds?|foundation|council|ministry|agency|academy|university|department|faculty|institute|college|school|hospital|bank|company|firm|union|association|city|state|county|government|charity|trust|insurance|insurer|society|chair|programme|project)\b[^.;]{0,40}\b(?:paid|pays|bore|covered (?:the )?(?:costs?|expenses)|met the costs|gave (?:us |me )?(?:the |some )?(?:money|funds|support)|bought)\b|\b(?:bursary|bursaries|stipends?|scholarships?|fellowships?)\b|\bour salar(?:y|ies)\b|\b(?:we|i|authors?) (?:were|was|are|am) paid\b|\b(?:nobody|no one) paid\b|\b(?:we|i) paid\b[^.;]{0,40}\b(?:myself|ourselves|own)\b|\bgave (?:us|me) \d|\bfor the money\b|\bmoney[.]?$|\b(?:our|my) (?:normal|regular|usual) (?:posts?|jobs?|work|hours)\b|\bcompute by\b|\b(?:dfg|bmbf|nsf|nih|epsrc|esrc|ahrc|ukri|snsf|nwo|anr|fwo|fwf|nserc|sshrc|jsps|kakenhi|nsfc|fapesp|cnpq|erasmus|horizon (?:2020|europe)|wellcome|eurohpc)\b/;

/** 'None of us has anything to do with a drug company', 'we have no stake in any publisher'. */
export const noTies =
  /\b(?:none|neither|nobody|no one) of (?:us|the authors)\b[^.;]{0,60}\b(?:has|have|had|works?|worked|is|are|was|were|owns?|holds?|gets?|got|received?|earns?)\b|\b(?:we|i|authors?) (?:have|has|had|hold|own) (?:no|neither|not any|not) (?:[\p{L}-]+ ){0,3}(?:interests?|ties|links?|stakes?|shares|connections?|relations?|conflicts?)\b|\bnothing to (?:declare|disclose)\b|\bno competing\b|\bpatents? (?:filed|pending|applied)\b|\b(?:authors?|of us|dad|mother|father|wife|husband|i|ab|jm) (?:is |are |am |also |used to )?(?:works?|working|employed|consults?|advise[sd]?|advising|sits?|sells?|owns?)\b[^.;]{0,20}\b(?:for|at|on|by|the|these|shares)\b|\breceived fees\b|\bnot related to\b|\bhad nothing to do with\b|\b(?:don['’]t|do not) have any interests?\b|\bno conflicts?\b|\brelevant interests?\b|\bno (?:stake|links?|ties|connections?|relations?) (?:in|to|with)\b|\bconflicts? of interests?\b/u;

/** Rules for including or excluding cases, without the word "criteria". */
export const setsCriteria =
  /\b(?:public|official|complete|all|full) (?:\p{L}+ )?(?:records?|registers?|lists?|files|issues|volumes|runs?)\b|\b(?:only|just) (?:[\p{L}\d-]+ ){0,5}(?:with|without|who|whose|that|above|below|over|under|older|younger|dated|intact|from)\b|\bleft (?:out|aside)\b|\b(?:were|was|are) not (?:taken|used|tested|asked|counted|considered|invited|recruited)\b|\bnot (?:used|taken|tested|asked)[.]?$|\bthrown away\b|\b(?:could|can|couldn['’]t|could not) (?:join|enter|take part|participate)\b|\b(?:had|have|has) to (?:be|have|speak|own|live|come)\b|\b(?:needed|required) (?:an? |at |no )\b|\b(?:patients?|participants?|people|women|men|children|students?|farms?|firms?|\p{L}+s) (?:with|without) [^.;]{2,60}\b(?:entered|were (?:taken|included|kept|asked|chosen|selected|out))\b|\b(?:kept|restrict(?:ed)?|filtered|limited)\b[^.;]{0,60}\b(?:to|with|only|than)\b|^(?:excl\.?|filtered|dropped|kept|restricted)\b|\bwas out\b|\bwe (?:looked|searched) for\b|\bexcept (?:for )?(?:people|those|patients|women|men|students|the|\p{L}+s)\b|\bwithout the \p{L}+|\b(?:at least|more than|less than|fewer than|older than|younger than|under|over|from before) \d+\b/u;

/** Who the participants were, in everyday words. */
export const tellsWho =
  /\b(?:most|nearly all|all|half|some|mostly|two thirds|participants|they|firms|speakers|women|men)\b[^.;]{0,30}\b(?:came|come|were born|live[ds]?|work(?:ed|s)?|were|are|was|is) (?:from|in|at|on|mostly|mothers|fathers|women|men|small|widows|workers|students)\b|\b(?:all|mostly) (?:over|under|from|women|men|in their)\b|\b(?:\d+ ?%|two thirds|half|three quarters|most) (?:were |was |of them )?(?:women|men|female|male|girls|boys)\b|\bages? (?:were|was|ranged)\b|\bmedian age\b|\bbetween \d+ and \d+\b|\b(?:came|come|had come) from \p{L}+|\b(?!readers|users of the model)\p{L}{3,}(?:ers|ors|ants|ists|ians|ents|ees) (?:of|from|at|in) (?!(?:the |an? |our )?(?:register|registr|database|cohort|list|study|trial|sample))(?:the |an? |our |one |two |three |four |five |\d+ )?\p{L}+/u;

/** Only one test was planned, or the significance level was lowered for several. */
export const accountsForTests =
  /\bq[- ]?values?\b|\bq ?[<=] ?0?\.\d|\bbh\b|\bdunnett|\bromano-?wolf|\bscheff|\bonly one (?:\p{L}+ )?(?:outcome|test|comparison|hypothesis)\b|\bone (?:\p{L}+ )?(?:comparison|test|outcome) (?:was )?(?:planned|only)\b|\bcorrected for\b[^.;]{0,30}\b(?:comparisons?|tests?|testing)\b|\berror rate\b|\bfixed order\b|\bthresholds? (?:was |were )?(?:lowered|raised|divided)\b|\balpha\b[^;]{0,14}\d ?\/ ?\d|\b(?:alpha|level|threshold|p) (?:of |was |is |= ?|to )?0?\.\d+ (?:for each|each|per (?:test|outcome))\b|\blook-elsewhere\b|\bonly call it\b/u;

/** One part of the data is used to find the model, another part to test it. */
export const splitsMaterial =
  /\b(?:train(?:ed|ing)?|dev(?:elop(?:ed|ment))?|build|built|fit(?:ted)?|find|estimat\p{L}+|used|learn(?:ed|t|ing)?)\b[^.;]{0,80}\b(?:test(?:ed|ing|s)?|check(?:ed)?|valid\p{L}+|evaluat\p{L}+|held|forecasts?|see if it works)\b|\bheld[- ]out\b|\bk?-?fold\b|\bcv\b|\bfolds?\b|\bleav(?:e|ing) one\b|\b(?:kept|held|left) (?:out|for (?:the )?(?:test|testing|trial|check|end))\b|\bthe test part\b|\bsplits\b|\bput aside\b|\bnever on test\b/u;
