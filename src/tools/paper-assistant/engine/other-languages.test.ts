import { expect, test } from 'vitest';
import { detectLanguage, languageName } from '../language/detect-language.ts';
import { compose } from './compose.ts';
import { printedWords } from './inlines.ts';
import type { ResearchInput } from './manuscript.ts';
import { describeProvenance } from './provenance.ts';
import { review } from './revise/review.ts';
import { anyLanguageRules } from './risks/any-language.ts';
import { riskRules } from './risks/check-risks.ts';

const german = `# Schlaf nach Nachtarbeit
Diese Notiz kam vor allen Überschriften und soll dort bleiben.
## Ergebnisse
In Wochen mit Nachtdienst schliefen die Pflegekräfte im Mittel 52 Minuten weniger (p < 0,01). Der Effekt war bei jüngeren Personen kleiner als bei älteren.
## Vorgehen
Wir führten von Januar bis März mit 84 Pflegekräften ein Tagebuch [@nacht]. Die Teilnahme war freiwillig, und alle haben zugestimmt. Siehe auch [@unbekannt].`;
test('the first line above headings is the title, in whatever language they are named [D.116]', () => {
  const text = `Schlaf und Prüfungsangst bei Studierenden im ersten Jahr

Hintergrund
Prüfungsangst betrifft etwa ein Viertel der Studierenden. Ob schlechter Schlaf sie verstärkt, ist offen.

Vorgehen
Wir befragten 148 Studierende der Psychologie über sechs Wochen jeden Morgen per App.

Ergebnisse
An Tagen nach kurzem Schlaf war die Prüfungsangst um 0,31 Punkte höher.`;
  const options = { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' };
  const { title, sections } = compose({ text, images: [], options }).manuscript;
  expect([title.text, ...sections.map((section) => section.title)]).toEqual([
    'Schlaf und Prüfungsangst bei Studierenden im ersten Jahr',
    'Hintergrund',
    'Vorgehen',
    'Ergebnisse',
  ]);
});

const chinese =
  '我们想知道夜班是否会缩短护士的睡眠。84名护士连续十二周记录睡眠日记。在有夜班的几周里，她们平均少睡52分钟。';

test.each([
  [
    'en',
    'We asked whether night work shortens the sleep of nurses. For twelve weeks 84 nurses kept a diary. In weeks with night shifts they slept 52 minutes less on average; the effect was smaller in the young.',
  ],
  ['de', german],
  [
    'fr',
    'Nous avons demandé si le travail de nuit raccourcit le sommeil des infirmières. Pendant douze semaines, 84 infirmières ont tenu un journal. Les semaines avec service de nuit, elles dormaient en moyenne 52 minutes de moins.',
  ],
  [
    'es',
    'Preguntamos si el trabajo nocturno acorta el sueño de las enfermeras. Durante doce semanas, 84 enfermeras llevaron un diario. En las semanas con turno de noche durmieron en promedio 52 minutos menos que en las otras.',
  ],
  [
    'ru',
    'Мы спросили, сокращает ли ночная работа сон медсестёр. В течение двенадцати недель медсёстры вели дневник. В недели с ночными сменами они спали в среднем на 52 минуты меньше, чем обычно, и этот эффект был слабее у молодых.',
  ],
  [
    'el',
    'Ρωτήσαμε αν η νυχτερινή εργασία μειώνει τον ύπνο των νοσηλευτών. Για δώδεκα εβδομάδες 84 νοσηλευτές κρατούσαν ημερολόγιο. Τις εβδομάδες με νυχτερινή βάρδια κοιμόνταν κατά μέσο όρο 52 λεπτά λιγότερο.',
  ],
  // Bulgarian has a similar score here, so the letters decide.
  ['ru', 'В недели с ночными сменами медсёстры спали в среднем на 52 минуты меньше, и мы это записывали. '.repeat(6)],
  ['uk', 'У тижні з нічними змінами вони спали в середньому на 52 хвилини менше, але її вплив зник. '.repeat(6)],
  ['zh', chinese],
  ['ja', '夜勤が看護師の睡眠を短くするかどうかを調べた。84人の看護師が12週間にわたり睡眠日誌をつけた。'],
  ['ko', '우리는 야간 근무가 간호사의 수면을 줄이는지 물었다. 12주 동안 84명의 간호사가 수면 일기를 썼다.'],
  // Too similar to related languages to be identified.
  [
    'und',
    'Vi spurte om nattarbeid forkorter søvnen til sykepleiere. I tolv uker førte 84 sykepleiere dagbok. I uker med nattevakt sov de i gjennomsnitt 52 minutter mindre enn ellers, og effekten var mindre hos de unge.',
  ],
])('a text in %s is recognized [D.116]', (code, text) => {
  expect(detectLanguage(text)).toBe(code);
});

test('short notes, formulas and terms count as English, and a German quote does not make a text German [D.116]', () => {
  for (const text of ['', 'SARS-CoV-2 spike, furin', 'Übersicht der Proben', `$${'x'.repeat(90)}$`])
    expect(detectLanguage(text)).toBe('en');
  const english = 'The archive holds letters of the family, which we read and coded by theme over two years. '.repeat(
    12,
  );
  expect(detectLanguage(`${german}\n${english}`)).toBe('en');
  expect([languageName('de'), languageName('zh'), languageName('und')]).toEqual(['German', 'Chinese', null]);
});

test('a German text keeps its order and headings, and no sentence gets a move [D.116]', () => {
  const { manuscript } = compose(inputOf(german));
  expect(manuscript.language).toBe('de');
  expect(printedWords(manuscript.title)).toBe('Schlaf nach Nachtarbeit');
  expect(manuscript.sections.map(({ title }) => title)).toEqual(['Before the first heading', 'Ergebnisse', 'Vorgehen']);
  const sentences = manuscript.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : [])),
  );
  expect(sentences.map(({ text }) => text).join(' ')).toBe(
    german
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .join(' '),
  );
  expect(sentences.filter(({ move }) => move !== undefined)).toEqual([]);
  // No prompt except the one for the abstract, no keyword, and no mark that depends on English words.
  const gaps = [...manuscript.abstract, ...manuscript.sections.flatMap(({ blocks }) => blocks)].filter(
    ({ kind }) => kind === 'gap',
  );
  expect(gaps).toEqual([{ kind: 'gap', text: 'Write the abstract.' }]);
  expect([manuscript.keywords, manuscript.design]).toEqual([[], 'other']);
  expect(JSON.stringify(manuscript)).not.toContain('citation-needed');
});

test('the checklist of a German text contains only language-independent items, and mentions this [D.116]', () => {
  const { risks } = compose(inputOf(german));
  expect(risks.map(({ rule }) => rule).sort()).toEqual([
    'ai-disclosure',
    'checklist-limited-by-language',
    'citation-without-seed',
    'seeds-not-verified',
  ]);
  expect(risks.find(({ rule }) => rule === 'checklist-limited-by-language')?.quote).toBe('The text is in German.');
  const known = new Set(riskRules.map(({ id }) => id));
  expect([...anyLanguageRules].filter((id) => !known.has(id))).toEqual([]);
  const english = compose(inputOf('We asked 84 nurses. They slept 52 minutes less. It was night work. '.repeat(8)));
  expect(english.manuscript.language).toBeUndefined();
  expect(english.risks.map(({ rule }) => rule)).not.toContain('checklist-limited-by-language');
  expect(english.risks.length).toBeGreaterThan(3);
});

test('a text in Chinese without a heading is one section in its original order [D.116]', () => {
  const { manuscript } = compose(inputOf(chinese));
  expect(manuscript.sections.map(({ title }) => title)).toEqual(['Text']);
});

test('a draft in another language is unchanged by a review, and its citations are matched [D.116]', () => {
  const research = inputOf(german);
  const composition = compose(research);
  expect(review({ research, findings: null }, composition, composition.manuscript)).toEqual(composition);
  expect(JSON.stringify(composition.manuscript)).toContain('"keys":["nacht"]');
  expect(composition.provenance).toEqual(describeProvenance(composition.manuscript));
});

function inputOf(text: string): ResearchInput {
  return {
    text,
    images: [],
    options: {
      title: '',
      authors: [],
      template: 'article',
      articleType: '',
      design: '',
      constraints: '',
      seeds: '@article{nacht, author = {Maier, Eva}, title = {Schlaf}, year = 2020}',
    },
  };
}
