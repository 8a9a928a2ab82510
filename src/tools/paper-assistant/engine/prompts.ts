import type { Block, Move, StandardRole } from './manuscript.ts';

/** What a section should do, and the prompt that is shown as long as no sentence does it. */
const prompts: readonly { readonly move: Move; readonly role: StandardRole; readonly text: string }[] = [
  { move: 'background', role: 'introduction', text: 'Say what is known about the topic, and why it matters.' },
  { move: 'gap', role: 'introduction', text: 'Say what is not known yet: the gap that this work fills.' },
  { move: 'aim', role: 'introduction', text: 'State the aim, the question or the hypothesis in one sentence.' },
  { move: 'method', role: 'methods', text: 'Describe what was done, so that others could do it again.' },
  {
    move: 'result',
    role: 'results',
    text: 'Report the main result, with its number and its uncertainty where there is one.',
  },
  {
    move: 'interpretation',
    role: 'discussion',
    text: 'Say what the main result means, and how it compares with earlier work.',
  },
  { move: 'limitation', role: 'discussion', text: 'Name the main limitations, and what each means for the result.' },
];

/** The prompts at the end of a section that covers these standard sections. */
export function promptsFor(covers: readonly StandardRole[], answered: ReadonlySet<Move>): Block[] {
  return covers.flatMap((covered) =>
    prompts
      .filter(({ role, move }) => role === covered && !answered.has(move))
      .map(({ text, move }) => ({ kind: 'gap' as const, text, move })),
  );
}

/** Finds the move that a prompt asks for by the prompt's text. */
export function moveOfPrompt(text: string): Move | undefined {
  return prompts.find((prompt) => prompt.text === text)?.move;
}

export interface ReadSentence {
  readonly words: string;
  readonly move?: { readonly label: Move; readonly second?: Move | null } | undefined;
}

/** Every move that some sentence makes or may make, so that only the others get a prompt. */
export function answeredMoves(sentences: readonly ReadSentence[]): Set<Move> {
  return new Set(
    prompts.map(({ move }) => move).filter((move) => sentences.some((sentence) => mayAnswer(sentence, move))),
  );
}

/** Whether a sentence may match a move: as its second choice, or because of a typical word. */
export function mayAnswer({ words, move: reading }: ReadSentence, move: Move): boolean {
  if (reading === undefined) return false;
  if (reading.label === move || reading.second === move) return true;
  const { pattern, among, anywhere } = weakCues[move];
  const lower = words.toLowerCase();
  if (anywhere?.test(lower) === true) return true;
  const near = among === undefined || [reading.label, reading.second].some((label) => label && among.includes(label));
  return near && pattern.test(lower);
}

/**
 * Much weaker than the cues that classify moves, because these only suppress a prompt. `among`: the classes for which
 * the words count. `anywhere`: words that count for any class.
 */
const weakCues: Readonly<
  Record<Move, { readonly pattern: RegExp; readonly among?: readonly Move[]; readonly anywhere?: RegExp }>
> = {
  background: {
    pattern:
      /\b(?:19|20)\d\d[a-z]?\)|\bet al\b|\\cite|\[\d+\]|\b(?:known?|knows|usually|often|common(?:ly)?|generally|most|many|every(?:body|one)|always|typically|traditional(?:ly)?|widely|exists?|background)\b/,
  },
  gap: {
    pattern:
      /\b(?:but|though|although|yet|however|mixed|unclear|unknown|open|no ?(?:one|body)|few|little|rare(?:ly)?|hardly|missing|lack\w*|never|only|not|no|nothing|none|without|less|still|contradict\w*|debate\w*|disagree\w*|except|break(?:s|ing)? down|fail\w*|struggl\w*|suffer\w*|difficult\w*|hard|problem\w*|challeng\w*|costly|expensive|slow|lose[sd]?|poor\w*|ignor\w*|assum\w*|limit\w*)\b|n['’]t\b/,
    among: ['background', 'gap', 'aim'],
    anywhere:
      /\b(?:nobody|no one|neither of|hardly any(?:one|body)?|little is|(?:earlier|previous|existing|other|most|all) (?:[a-z]+ ){0,2}(?:studies|trials|work|papers|models|methods|reports|authors|systems|tools)\b.{0,80}\b(?:no|not|only|never|few|none|cannot|without|instead))\b/,
  },
  aim: {
    pattern:
      /\?|^(?:so )?(?:is|are|does|do|did|can|could|will|would|should|how|why|what|which|who|if|whether)\b|\b(?:whether|wants?|wanted|aim\w*|goals?|questions?|hypothes\w+|ask(?:ed|s)?|ideas?|see (?:how|if|what)|find out|purpose|curious|wonder\w*|try|tried|worth|objectives?|plan|intend\w*|test(?:ed|s)? (?:if|the|how)|claims?|argues?|show that|investigat\w*|propos\w*|(?:we|i) (?:present|study|introduce|develop|argue)|to (?:know|learn|understand|show|measure|estimate|compare|describe|explore|examine|find|track|test|see))\b/,
  },
  method: {
    pattern:
      /\d|\b(?:used|measured|took|did|built|made|recorded|collected|interviewed|read|trained|compared|analy[sz]ed|simulated|asked|design|sample)\b/,
  },
  result: {
    pattern:
      /\b(?:found|shows?|showed|reveal(?:s|ed)?|results?|higher|lower|more|less|fewer|increased?|decreased?|rose|fell|no (?:difference|effect)|differs?|grew|dropped|gained|best|worse|better|faster|slower)\b|\d\s?%/,
  },
  interpretation: {
    pattern:
      /\b(?:so|therefore|thus|hence|means?|meaning|suggests?|impl(?:y|ies)|may|might|could|should|because|conclu\w+|probably|perhaps|think|would|explains?|reason|why|consistent|points? to|matters?|useful|worth|recommend\w*|lesson|practice|policy)\b/,
  },
  limitation: {
    pattern:
      /\b(?:limit\w*|caveats?|weak\w*|only|small|single|cannot|can not|self-report\w*|bias\w*|confound\w*|short|few|unknown|not (?:know|measured|tested|controlled|represent)|do(?:es)? not|did not|may not|missing|depends?|assum\w+|generali[sz]\w*|careful|caution|however|but)\b|n['’]t\b/,
    among: ['interpretation', 'limitation', 'gap'],
  },
};
