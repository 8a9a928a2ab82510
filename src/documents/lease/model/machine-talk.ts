import type { Document, Span } from '../../document.ts';

/**
 * The parts of a document that address a language model instead of a reader, each with the adjacent paragraphs: they
 * are not sent to a model, and no values are read from them. No lease needs such words; if one contains them by chance,
 * only the model's reading of that passage is lost.
 */
export function machineTalk(document: Document): Span[] {
  const { paragraphs, text } = document;
  const marked = new Set<number>();
  paragraphs.forEach(({ start, end }, index) => {
    const said = plainLetters(text.slice(start, end));
    if (!patterns.some((pattern) => pattern.test(said))) return;
    for (const at of [index - 1, index, index + 1]) if (paragraphs[at]) marked.add(at);
  });
  return [...marked].sort((a, b) => a - b).flatMap((at) => paragraphs[at] ?? []);
}

const patterns: readonly RegExp[] = [
  /\b(?:ignor\w*|disregard\w*|forget|overrid\w*|bypass|discard)\b.{0,60}\b(?:instruct\w*|prompts?|rules?|tasks?|guidelines?|context|above|previous|prior|earlier|before|told|safety|schema)\b/i,
  /\b(?:language models?|LLMs?|GPT[\w.-]*|ChatGPT|chat ?bots?|neural network)\b/i,
  // Some model names are also first names, and one is a zodiac sign.
  /\b(?:Claude|Gemini|Copilot)\b\s*(?:AI|should|must|please|answer|report|:)/i,
  /\b(?:AI|A\.I\.|artificial intelligence)\b/,
  /\bartificial intelligence\b/i,
  /\b(?:you are|you're|act as|behave as)\b.{0,30}\b(?:assistant|model|chat|bot|developer mode|unrestricted)\b/i,
  /\b(?:pretend|role-?play|simulate)\b.{0,20}\b(?:to be|being|as|a|that you)\b/i,
  /\b(?:system|developer|hidden|initial)\s+(?:prompt|message|instructions?)\b/i,
  /\b(?:new|updated|real|actual|additional|following|secret|these|your|my)\s+(?:instructions?|task|orders?|commands?)\b.{0,40}(?::|\bis\b|\bare\b|\bfollow\b|\bto you\b)/i,
  /\b(?:respond|reply|answer|output|return|print|emit|write)\b.{0,40}\b(?:JSON|verbatim|exactly|as follows|only with|the following value|field)\b/i,
  /\b(?:report|extract|set|record|state|give|fill|list)\b.{0,30}\b(?:field|value|output|extraction|summary|abstract|answer|key|landlord|tenant|deposit|rent)\b.{0,30}(?:\bas\b|\bto\b|=|:=|:)\s*["“'‘$\d]/i,
  /\b(?:automated|automatic|machine|software)\s+(?:reader|reading|tool|analy|extract|review|summar)\w*\b/i,
  /\b(?:extraction|summari[sz]ation|document analysis)\s+(?:tool|software|pipeline|system|engine)s?\b/i,
  /\b(?:note|message|attention|important|instructions?|memo)\b.{0,20}\b(?:to|for|:)\b.{0,20}\b(?:assistant|reviewer bot|model|agent|system|tool|reader software|analy[sz]er)\b/i,
  /^\W*(?:system|assistant|developer|user|human|###\s*\w+)\s*[:>\]]/i,
  /<\|?\/?(?:im_start|im_end|system|assistant|user|instructions?|data|end)\b|<<\s*(?:data|end|sys)\b|\[\/?(?:INST|SYS)/i,
  /\b(?:jailbreak|prompt injection|do anything now|DAN mode|end of (?:document|data|input|text|lease)\b.{0,30}\b(?:begin|start|new|now))/i,
  /"(?:fields?|value|quote|field)"\s*:/i,
];

/** Letters of other scripts that look Latin, full-width letters and combining marks don't hide a word. */
function plainLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll(/[аеорсухіАЕОРСТХІВНКМ]/g, (letter) => lookalikes[letter] ?? letter)
    .replaceAll(/\s+/g, ' ');
}

const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  А: 'A',
  Е: 'E',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  І: 'I',
  В: 'B',
  Н: 'H',
  К: 'K',
  М: 'M',
};
