/** English function words, which say nothing about the topic. */
export const stopwords: ReadonlySet<string> = list(`
  a about above across actually after again against ago all almost alone along already also although always am among amongst an and another any
  anyone anything are around as at away be became because become becomes been before began behind being below between beyond both but by
  came can cannot come could did didn't do does doesn't doing don't done down due during each either else enough especially etc even ever
  every everything except far few first for from further furthermore gave get gets getting give given go goes going got had has have having
  he hence her here hers herself him himself his how however i i'd i'll i'm i've if in indeed inside instead into is isn't it it's its itself
  just keep kept know known last later least less let like likely little long longer lot made mainly make makes making many may maybe me
  mean might mine more moreover most mostly much must my myself namely near nearly need needs neither never nevertheless next no nobody none
  nor not nothing now of off often on once one ones only onto or other others otherwise our ours ourselves out over own per perhaps put quite
  rather really s same saw say says second see seem seemed seems seen several shall she should since so some something sometimes soon still
  such take taken takes than that that's the their theirs them themselves then there thereby therefore these they third this those though three
  through throughout thus till to today together too took toward towards two under unless until up upon us use used uses using usually
  various very via want was way ways we we've well went were what whatever when where whereas whether which while who whom whose why will
  with within without would yet you your yours et al e.g i.e vs versus found four five six seven eight nine ten half twice aged
  pt pts wk wks yr yrs hr hrs mins etc approx incl excl`);

/** Generic scholarly words: no keyphrase starts or ends with them. */
export const scholarlyWords: ReadonlySet<string> = list(`
  study studies paper article work research researchers result results finding findings method methods methodology approach approaches data
  analysis analyses analysed analyzed analyse analyze effect effects outcome outcomes experiment experiments significant significantly increase increased increases decrease decreased
  decreases higher lower high low larger smaller greater better worse best large small show showed shows shown find found finds observe
  observed report reported reports suggest suggests suggested indicate indicates indicated compare compared comparison comparisons difference
  differences different total number numbers percent percentage rate mean median average standard deviation confidence interval ratio value
  values level levels group groups participants participant patients patient subjects respondents sample samples people individuals
  important importance potential possible new novel recent previous prior current present future early late main key major minor common
  aim aims aimed objective objectives hypothesis hypotheses question questions purpose goal conclusion conclusions discussion introduction
  background limitation limitations evidence literature figure figures fig table tables section example examples case cases based including
  include included includes involve involved associated association related relation relationship respectively overall remain remains remained
  year years month months week weeks day days hour hours minute minutes time times baseline follow-up point points type types kind form
  part parts role term terms set sets test tests tested testing measure measured measures measurement measurements assess assessed evaluate
  evaluated evaluation examine examined investigate investigated perform performed conduct conducted collect collected obtain obtained provide
  provides provided propose proposed develop developed apply applied improve improved improves improvement reduce reduced reduces reduction
  change changes changed change-over affect affects affected cause causes caused lead leads led help helps become strong weak good poor full
  single similar able available limited lack unknown unclear clear clearly known widely however model models rise rose fell fall gain
  half top bottom left right author authors published several many wide range ranged odds hazard ratios intervals errors random fewer estimate estimates estimated spoke speak speaks spoken lost loss kept older younger old young class classes control controls mol mmol ml mg kg cm mm nm µm ms wt vol hz kpa remaining additional final
  idea ideas problem problems euro euros eur dollar dollars usd cent cents min sec january february april june july august september october november december jan feb apr
  jun jul aug sep sept oct nov dec`);

function list(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
