import { stopwords } from './stopwords.ts';

/** Whether a word may be part of a name. There is no dictionary, so known verbs and verb endings are excluded. */
export function isNominal(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    word.length > 1 &&
    !/(?:\p{L}{3}i[z]es|ifies|(?:th|ck|ft|rk|mp)ens|duces|hibits)$/u.test(lower) &&
    /^\p{L}[\p{L}\p{N}'’–-]*$/u.test(word) &&
    !stopwords.has(lower) &&
    // 'LED' is not the past tense of 'lead'.
    (!verbs.has(lower) || /^\p{Lu}{2,}$/u.test(word)) &&
    // 'Retrieval-augmented completion': a participle with its noun is part of a name.
    (lower.includes('-') || !/ed$/.test(lower) || edNouns.test(lower) || /^\p{Lu}{2,}$/u.test(word)) &&
    (!/(?:ly|n't|'s|’s)$/.test(lower) || lyNouns.has(lower))
  );
}

/**
 * 'Oral exams frighten students': a plural is followed by a verb, unless it is one of the few plurals used before a
 * noun ('sports injuries', 'systems biology').
 */
export function isVerbAfterPlural(before: string | undefined, word: string): boolean {
  return (
    isPlural(before ?? '') &&
    /^\p{Ll}+$/u.test(word) &&
    // 'meadows mown or grazed', 'days absent'
    !/(?:s|wn|ed|ent|ant|ble|ive|al|ous)$/.test(word)
  );
}

/** A word in -s that is a plural noun or a third-person verb. */
export function isPlural(word: string): boolean {
  const lower = word.toLowerCase();
  return /\p{L}{3}s$/u.test(lower) && !/(?:ss|us|is|ics)$/.test(lower) && !pluralsBeforeNouns.has(lower);
}

const pluralsBeforeNouns = new Set(
  `sports systems sales arts goods materials needs news means series species diabetes savings customs operations
  communications emissions rights resources services gas bias lens always across towards versus previous various
  women's men's children's public's students's`.split(/\s+/),
);

/** Words in -ly that are not adverbs. */
const lyNouns = new Set(
  'fly monopoly reply butterfly daily weekly fortnightly monthly yearly hourly early elderly family supply assembly anomaly belly jelly'.split(
    ' ',
  ),
);

/** 'Powder bed fusion', 'seed rain': words in -ed that are not participles. */
const edNouns =
  /^(?:(?:flat|river|sea|stream|test|road|lake)?bed|(?:rape|oil|lin|cotton|bird)?seed|(?:sea|tumble|knap|milk)?weed|(?:cross)?breed|feed|(?:water|wood)?shed|reed|steed|creed|greed|speed|sled|(?:infra)?red|hundred|sacred|hatred|kindred)$/u;

export function isKnownVerb(word: string): boolean {
  return verbs.has(word.toLowerCase());
}

/**
 * 'Bus fare cuts and job search': a word that can be a noun or a verb is a noun if a singular noun comes before it, and
 * a conjunction, a preposition or nothing after it.
 */
export function isNounToo(words: readonly string[], at: number): boolean {
  const word = words[at]?.toLowerCase() ?? '';
  const after = words[at + 1]?.toLowerCase();
  return (
    nounsToo.has(word.replace(/s$/, '')) &&
    at > 0 &&
    !isVerbAfterPlural(words[at - 1], word) &&
    (after === undefined ||
      after === '' ||
      /^(?:and|or|of|in|on|for|at|with|by|to|from|under|among|between|after|before|during)$/.test(after))
  );
}

/** 'Falls', 'cuts', 'reports': a word that is also a verb. */
export function mayBeNoun(word: string): boolean {
  return nounsToo.has(word.toLowerCase().replace(/s$/, ''));
}

const nounsToo = new Set(
  `change cost cut test report measure estimate play move offer increase decrease drop run set shape spread harm trade
  travel use work stay need fit delay break start end lead rise fall drive help hit stop turn`.split(/\s+/),
);

/** Verb forms that look like nouns if there is no dictionary. */
const verbs = new Set(
  `ask asks asked find finds found show shows shown see sees saw seen make makes made take takes took taken get gets got give gives
  gave given go goes went gone come comes came know knows knew known think thinks thought say says said tell tells told mean means
  meant keep keeps kept let lets put puts run runs ran set sets stay stays stand stands stood lie lies lay lost lose loses hold holds
  held lead leads led rise rises rose risen fall falls fell fallen grow grows grew grown drop drops change changes affect affects
  cause causes increase increases decrease decreases improve improves reduce reduces lower lowers raise raises predict predicts
  explain explains suggest suggests obtain obtains open opens offer offers help helps need needs want wants use uses try tries work works turn turns
  bring brings brought build builds built choose chooses chose chosen feel feels felt live lives hit hits depend depends remain
  remains become becomes became begin begins began differ differs play plays matter matters exist exists read reads write writes
  wrote written like test tests compare compares measure measures estimate estimates describe describes report reports include
  includes contain contains require requires allow allows provide provides prevent prevents protect protects look looks seem seems
  appear appears happen happens start starts stop stops end ends move moves follow follows pay pays paid cost costs cut cuts
  speed speeds slow slows fit fits beat beats work works having being doing going getting making using taking trying looking working
  decide decides speak speaks argue argues handle handles enable enables examine examines arrive arrives learn learns believe believes agree
  agrees expect expects receive receives send sends eat eats leave leaves suffer suffers die dies survive survives carry carries contribute contributes occur occurs
  emerge emerges arise arises exceed exceeds outperform outperforms achieve achieves enhance enhances induce induces inhibit inhibits
  promote promotes regulate regulates activate activates generate generates produce produces create creates identify identifies determine
  determines solve solves serve serves replace replaces introduce introduces interact interacts vary varies respond responds rely relies
  refer refers relate relates reflect reflects reveal reveals indicate indicates imply implies involve involves strengthen strengthens
  iterate iterates retrieve retrieves throw throws fail fails lessen lessens ease eases boost boosts curb curbs harm harms alter alters
  spread spreads trigger triggers drive drives shape shapes shed sheds delay delays avoid avoids remove removes add adds detect detects
  weaken weakens hurt hurts close closes break breaks travel travels kill kills treat treats
  remember remembers forget forgets recall recalls earn earns
  understand understands annoy annoys saturate saturates extract extracts enter enters spend spends pick picks calm
  calms belong belongs bear bears buy buys collect collects complain complains confuse confuses connect connects
  consider considers consist consists continue continues convert converts declare declares deliver delivers deny
  denies deserve deserves destroy destroys discover discovers distinguish distinguishes divide divides draw draws
  educate educates dominate dominates prevail prevails persist persists drawn drew loosen loosens tighten tightens employ employs encourage encourages enjoy enjoys ensure ensures escape escapes establish
  establishes evaluate evaluates evolve evolves exclude excludes expand expands explore explores express expresses
  extend extends fill fills finish finishes frighten frightens gather gathers hear hears hide hides ignore ignores
  imagine imagines impose imposes inform informs inherit inherits insist insists install installs invest invests
  invite invites join joins justify justifies laugh laughs listen listens locate locates love loves maintain
  maintains manage manages marry marries mention mentions miss misses modify modifies multiply multiplies negotiate
  negotiates obey obeys operate operates organize organizes overcome overcomes owe owes participate participates
  perceive perceives perform performs permit permits persuade persuades prefer prefers prepare prepares pretend
  pretends proceed proceeds propose proposes pull pulls push pushes qualify qualifies quit quits reach reaches
  realize realizes recognize recognizes recommend recommends recover recovers refuse refuses reject rejects remind
  reminds repeat repeats represent represents resist resists restore restores retain retains retire retires settle
  settles shrink shrinks smell smells specify specifies stick sticks struggle struggles submit submits succeed
  succeeds suppose supposes swim swims teach teaches tend tends transform transforms translate translates transmit
  transmits undergo undergos unite unites wait waits wake wakes warn warns wear wears weigh weighs win wins wish
  wishes wonder wonders worry worries cite cites judge judges oppose opposes tolerate tolerates adopt adopts quote
  quotes shorten shortens lengthen lengthens worsen worsens hasten hastens harden hardens soften softens widen widens
  deepen deepens sharpen sharpens broaden broadens accelerate accelerates mitigate mitigates elevate elevates diminish
  diminishes attenuate attenuates impair impairs suppress suppresses disrupt disrupts prolong prolongs exacerbate
  exacerbates alleviate alleviates degrade degrades deter deters discourage discourages hinder hinders hamper hampers
  foster fosters facilitate facilitates stimulate stimulates displace displaces undermine undermines augment augments
  amplify amplifies aggravate aggravates eliminate eliminates stabilise stabilises minimise minimises
  behave behaves likes
  sit sits sat hang hangs hung stem stems spike spikes
  worth rid due able unable
  min max iff ca round less more few fewer most better worse best worst much many lot bit thing things way ways kind sort`.split(
    /\s+/,
  ),
);
