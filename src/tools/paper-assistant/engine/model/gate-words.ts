/** Words that show the gate how a part of a sentence affects the rest. */

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

export const negations = words(
  `no not never neither nor none nobody nothing without cannot fail fails failed lack lacks lacked lacking absent absence unable
  hardly barely scarcely seldom rarely`,
);

/** Words that state how certain, precise or general a claim is. */
export const hedges = words(
  `may might could can would should perhaps possibly probably presumably likely unlikely potentially apparently seem seems seemed
  appear appears appeared suggest suggests suggested indicate indicates tend tends tended hint hints speculate propose assume
  assumed hypothesise hypothesize believe think expect imply estimated about approximately roughly nearly almost around circa some
  partly somewhat often usually typically generally mostly mainly largely thought said considered reportedly imprecise uncertain
  unclear unknown`,
);

/** Words that restrict a claim to some cases, or weaken it. */
export const restrictors = words(
  `only except unless if when whenever provided until limited restricted despite although though however but yet otherwise
  disappeared vanished attenuated weakened reversed lost confounded excluded excluding otherwise least most among within merely just alone
  solely exclusively purely specifically`,
);

/** Words that refer to the previous clause. */
export const anaphors = words(
  `this that these those it they such both neither none its their them which who each most all same`,
);

/** Nouns that refer to a result in the previous clause. */
export const resultNouns = words(
  `effect effects difference differences association associations relation relationship correlation result results finding findings trend
  trends estimate estimates change changes gap improvement increase decrease reduction gain gains benefit latter former pattern evidence`,
);

/** Words that connect two things, so that neither can be removed. */
export const binders = words(
  `between both either neither respectively versus vs ratio sum mean average total difference differences differ differed differs combined
  combination mixture mix interaction correlation correlated relation related comparison compared compare contrast adjusted adjustment
  adjusting controlled controlling corrected correcting together or than all every any no not without never few fewer less each`,
);

export const units = words(
  `s ms ns µs min h d hour hours day days week weeks month months year years minute minutes second seconds mg g kg ng µg ml l µl mm cm m km nm µm
  k °c °f mol mm kn n v mv a ma w kw hz khz mhz ghz pa kpa mpa gpa bar ev kev mev gev ha t rpm point points percentage`,
);

export const verbs = words(
  `is are was were be been had has have did does do will may might could can would should must made took found gave grew fell rose kept held
  led ran saw wrote read spent lost won became began came went got met put set sent showed shows make makes need needs use uses compare
  compares find finds show shows give gives carry carried remain remains`,
);

export const determiners = words('a an the this these those our their its his her we i they it he she you one');
export const prepositions = words(
  'in on at from by for with of to into over under after before during along across against through via per',
);
