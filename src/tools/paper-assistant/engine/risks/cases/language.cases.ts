import type { RuleCases } from '../rule-suite.ts';

export const languageCases: readonly RuleCases[] = [
  {
    rule: 'checklist-limited-by-language',
    fires: [
      'Wir fragten, ob Nachtarbeit den Schlaf von Pflegekräften verkürzt. Über zwölf Wochen führten 84 Pflegekräfte ein Schlaftagebuch. In Wochen mit Nachtdienst schliefen sie im Mittel 52 Minuten weniger als in den anderen Wochen.',
      'Мы спросили, сокращает ли ночная работа сон медсестёр. В течение двенадцати недель они вели дневник.',
      '我们想知道夜班是否会缩短护士的睡眠。84名护士连续十二周记录睡眠日记。',
    ],
    silent: [
      'We asked whether night work shortens the sleep of nurses. For twelve weeks 84 nurses kept a diary. In weeks with night shifts they slept 52 minutes less on average.',
      'Nurses at the Universitätsklinikum Köln and at 北京协和医院 kept a diary for twelve weeks, in which they noted when they went to bed, when they rose, and how they had slept in the night before.',
      'Feldnotizen, Tagebuch',
    ],
  },
];
