import type { Language } from '#contract/translation.ts';

/** Whether a text may be in the language: by its script and, within one script, by its function words. */
export function mayBe(target: Language, content: string, source: Language): boolean {
  const letters = content.match(/\p{L}/gu)?.length ?? 0;
  const script = scripts[target] ?? /\p{Script=Latin}/gu;
  const own = content.match(script)?.length ?? 0;
  // Names and abbreviations keep their letters, and a heading may consist only of these.
  if (letters >= 12 && own < letters * 0.4) return false;
  if (scripts[target] !== undefined && letters >= 25 && own === 0) return false;
  const words = content.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [ofTarget, ofSource] = [smallWords[target], smallWords[source]];
  if (ofTarget === undefined || ofSource === undefined || words.length < 8) return true;
  const hits = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  return hits(ofSource) < 3 || hits(ofTarget) >= hits(ofSource);
}

/** Scripts other than Latin. */
const scripts: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  zh: /\p{Script=Han}/gu,
  el: /\p{Script=Greek}/gu,
  he: /\p{Script=Hebrew}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ko: /[\p{Script=Hangul}\p{Script=Han}]/gu,
  ru: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
};

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The most frequent function words of languages in Latin script. */
const smallWords: Partial<Record<Language, ReadonlySet<string>>> = {
  en: list('the of and to in is that for was were with as on by this are from at be which we our'),
  de: list('der die das und in den von zu mit ist im für auf dem nicht ein eine des sich wir wurde wurden als bei'),
  fr: list('le la les de des et en un une du dans que qui est pour par sur au aux nous avec sont ont cette'),
  es: list('el la los las de y en un una que del se por con para es al como más fue nos entre son'),
  it: list('il lo la i gli le di e in un una che del della per con è al dei nel si da sono come'),
  pt: list('o a os as de e em um uma que do da dos das por com para no na se é foi são ao'),
  nl: list('de het een en van in is dat op te voor met zijn was werd werden door bij uit aan als niet wij'),
  sv: list('och i att det en ett som är av för på med den till var inte har vi från'),
  da: list('og i at det en et som er af for på med den til var ikke har vi fra'),
  nb: list('og i at det en et som er av for på med den til var ikke har vi fra'),
  fi: list('ja on ei että se oli ovat sekä tai kun mutta joka jotka niiden sen'),
  pl: list('i w na z się do nie że jest to o jak po dla przez oraz był były od'),
  cs: list('a v na se je že s z do o pro jako byl byla které který po jsou od'),
  hu: list('a az és hogy nem is egy volt van meg csak de vagy mint ezt azt'),
  ro: list('și în de la cu pe o un este care din pentru a nu sunt fost prin ale'),
  tr: list('ve bir bu için ile da de olarak olan daha gibi çok en kadar'),
  id: list('yang dan di dari untuk dengan pada ini itu dalam adalah tidak oleh kami'),
  vi: list('và của là có trong cho được các một với không này những để từ'),
};
