/**
 * Words that mean nearly the same in sentences about whether an offer binds. The classifier counts the group of a word
 * as well as the word itself, so that `nothing sticks until the notary has stamped it` is close to `no one is bound
 * before the lease is signed` although they share no word.
 */
export const wordGroups: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'not',
    /^(?:not?|nor|neither|never|nobody|nothing|none|nowt|nil|nope|without|cannot|non|noone|[a-z]{2,7}n't|cant|dont|isnt|wont|doesnt|arent)$/,
  ],
  ['until', /^(?:until|till?|til|before|unless|pending|prior|absent)$/],
  ['when', /^(?:once|when|after|upon|if|moment|minute|whenever)$/],
  ['only', /^(?:only|just|merely|purely|mere|alone|solely|simply|sole|pure|exclusively)$/],
  [
    'sign',
    /^(?:sign(?:s|ed|ing|atures?)?|counter-?sign\w{0,7}|ink(?:ed)?|execut(?:e|ed|es|ion)|exchanged?|seal(?:ed|ing)?|stamp(?:ed)?|chop|initial(?:s|ed|led)?|notari\w{1,6}|engross\w{0,4}|docusign\w{0,3})$/,
  ],
  [
    'paper',
    /^(?:leases?|sublease|papers?|paperwork|documents?|documentation|deeds?|long-?form|licen[cs]e|amendment|missives|draft|form|definitive|instrument)$/,
  ],
  ['lawyer', /^(?:lawyers?|solicitors?|attorneys?|counsel|notary|notaries|advocates?|barrister)$/],
  [
    'board',
    /^(?:board|committee|council|trustees?|vote[sd]?|approv\w{1,5}|ratif\w{1,8}|partners|commission|consent|minister|parish|directors?|management|resolution)$/,
  ],
  [
    'talk',
    /^(?:talk\w{0,4}|discuss\w{0,5}|chat\w{0,5}|ideas?|sketch\w{0,3}|thinking|indicat\w{1,6}|informal\w{0,2}|propos\w{1,6}|intent\w{0,5}|sounding\w{0,1}|explor\w{1,7}|preliminary|provisional\w{0,2}|tentative\w{0,2}|conversation\w{0,2}|negotiat\w{1,6}|guid\w{1,5}|outline|wish\w{0,3}|feeler|[ei]nquiry|interest|summary|information|pencil\w{0,4}|dream\w{0,3}|thoughts?|guess\w{0,4}|suggest\w{1,5}|hypothetical|floating|brainstorm\w{0,4}|opening|bid|invitation|soft|rough|ballpark|basis|roadmap|starting)$/,
  ],
  [
    'bind',
    /^(?:bind\w{0,4}|bound|commit\w{0,7}|oblig\w{0,8}|owe[sd]?|promis\w{0,4}|holds?|held|sticks?|stuck|tie[sd]?|hook|engag\w{0,6}|dut(?:y|ies)|force\w{0,2}|effect|enforce\w{0,4}|liab\w{0,6}|accountable|pledg\w{0,3}|undertak\w{0,5}|verbindlich\w{0,2}|vincul\w{0,5})$/,
  ],
  [
    'deal',
    /^(?:contract\w{0,5}|agreements?|deal|bargain|agreed|final|official\w{0,2}|firm|settled|done|fixed|sealed|real|definite\w{0,2}|carved|locked|closed|conclude[ds]?|formed|concrete|certain|live|valid)$/,
  ],
  ['law', /^(?:legal\w{0,5}|law|courts?|judge|sues?|lawful\w{0,2}|rights?|claims?|enforceable|contractual\w{0,2})$/],
  ['we', /^(?:us|we|you|me|i|they|each)$/],
  ['sides', /^(?:either|neither|both|each|anyone|anybody|nobody|everyone|everybody|noone|part(?:y|ies)|sides?)$/],
  ['this', /^(?:this|here|herein|hereof|hereby|hereunder|above|foregoing|it|that|these)$/],
  [
    'writing',
    /^(?:letter|note|sheet|page|e?-?mail|message|proposal|offer|memo|response|reply|bid|submission|text|chat|thread|exchange|counter|tender|heads|summary|log|questionnaire|list|post|answers?)$/,
  ],
  ['rest', /^(?:rest|remainder|else|otherwise|everything|all|balance|others?|anything)$/],
  ['except', /^(?:except\w{0,4}|save|saving|apart|other|bar|barring|excluding|aside|besides|but)$/],
  [
    'part',
    /^(?:confiden\w{1,8}|exclusiv\w{0,4}|no-?shop|lock-?out|stand-?still|secre\w{1,4}|nda|non-?disclosure|quiet|private|privacy|silence|hush|disclos\w{0,4}|costs?|fees?|deposit|token|clauses?|paras?|paragraphs?|points?|items?|sections?|box(?:es)?|articles?|rows?|bits?|law|jurisdiction|lines?|shop|market|keep|mum|gossip\w{0,3})$/,
  ],
  [
    'leave',
    /^(?:free|walk|withdraw\w{0,3}|stop|leave|back|retract\w{0,3}|drop|pull|change|alter|mind|retreat|quit|away|decline|refuse)$/,
  ],
  [
    'yes',
    /^(?:yes|ok|okay|accept\w{0,5}|agree[ds]?|agreeing|confirm\w{0,6}|reply|say|text|shake\w{0,1}|shook|handshake|thumbs|nod|word|deal|welcome|good|done)$/,
  ],
  ['pay', /^(?:pay|pays|paid|payment|send|wire|deposit|transfers?|cash|check|cheque|token|bring|money|booking)$/],
  ['yours', /^(?:yours|urs|theirs|mine|ours|taken|rented|let|reserved|booked|gone|sold)$/],
  [
    'final',
    /^(?:irrevocabl\w{0,2}|forfeit\w{0,4}|whether|regardless|notwithstanding|even|anyway|anyhow|itself|whole|entire|suffic\w{1,4}|enough|takes?|becomes?|makes?|constitut\w{1,3}|turns?|stands?)$/,
  ],
];

const known = new Map<string, readonly string[]>();

/** The groups of a word in lower case; most words have none. */
export function groupsOf(word: string): readonly string[] {
  const cached = known.get(word);
  if (cached) return cached;
  const groups = wordGroups.filter(([, words]) => words.test(word)).map(([name]) => name);
  if (known.size < 20_000) known.set(word, groups);
  return groups;
}
