import type { Manuscript } from '../../manuscript.ts';
import { readSeeds } from '../../seeds.ts';
import { sampleManuscript } from './sample-manuscript.ts';

/** A paragraph in each script that needs XeLaTeX, with words that the tests look for on the page. */
export const paragraphs = {
  chinese:
    '我们想知道夜班是否会缩短护士的睡眠。八十四名护士连续十二周记录睡眠日记（每天一次）。在有夜班的几周里，她们平均少睡52分钟。',
  traditional: '我們想知道夜班是否會縮短護士的睡眠。護士連續十二週記錄睡眠日記，並與對照組比較。',
  japanese:
    '夜勤が看護師の睡眠を短くするかどうかを調べた。「データ」は12週間にわたり集めた。カタカナとひらがなの両方を使う。',
  korean: '우리는 야간 근무가 간호사의 수면을 줄이는지 물었다. 열두 주 동안 간호사들이 수면 일기를 썼다.',
  russian:
    'Мы спросили, сокращает ли ночная работа сон медсестёр. В течение двенадцати недель медсёстры вели дневник; объём выборки — 84.',
  ukrainian: 'Ми запитали, чи скорочує нічна робота сон медсестер. Її вплив був меншим у молодших ґруп.',
  greek: 'Ρωτήσαμε αν η νυχτερινή εργασία μειώνει τον ύπνο των νοσηλευτών. Για δώδεκα εβδομάδες κρατούσαν ημερολόγιο.',
  ancientGreek: 'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν.',
} as const;

const library = `@article{ivanov, author = {Иванов, Пётр}, title = {Вопросы сна и {Nachtarbeit} в $\\alpha$-ритме}, journal = {Сон}, year = 2019}
@article{wang, author = {王小明}, title = {护士的睡眠 → 研究}, journal = {Sleep}, year = 2020}`;

/** English with names, symbols and titles in other scripts. */
export const mixedManuscript: Manuscript = withText(
  'Night work (夜勤) shortens sleep, as Иванов says; α = 0.05 and β-blockers were excluded, ψυχή was not measured.',
);

/** The sample with a section containing these words, an author with a Chinese name, and references in two scripts. */
export function withText(text: string): Manuscript {
  return {
    ...sampleManuscript,
    authors: ['Ann Smith', '王小明 (Xiaoming Wang)'],
    bylines: [],
    references: readSeeds(library).references,
    sections: [
      {
        id: '01-introduction',
        title: text.slice(0, 12),
        origin: 'user',
        blocks: [
          { kind: 'paragraph', sentences: [{ id: 's1', origin: 'user', text, inlines: [{ kind: 'text', text }] }] },
        ],
      },
      ...sampleManuscript.sections.slice(1),
    ],
  };
}
