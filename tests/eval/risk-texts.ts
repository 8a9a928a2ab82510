import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '#tools/paper-assistant/engine/compose.ts';
import type { Risk } from '#tools/paper-assistant/engine/manuscript.ts';

/**
 * `tuning`: three planted risks each, may be used to improve rules. `held`: the same, only scored. `clean`: a careful
 * reviewer finds nothing; may be used. `clean-held`: the same, only scored.
 */
export const riskTextSets = ['tuning', 'held', 'clean', 'clean-held'] as const;
export type RiskTextSet = (typeof riskTextSets)[number];

/** A hand-written text as its author would submit it, with the rules that its planted risks should trigger. */
export interface RiskText {
  readonly name: string;
  readonly planted: readonly string[];
  readonly figures: readonly string[];
  readonly text: string;
}

/** The checklist's result for one text. */
export interface RiskTextScore extends RiskText {
  readonly found: readonly string[];
  readonly missed: readonly string[];
  /** All reported items except notices (severity 'info'). On a clean text each is a false positive. */
  readonly reported: readonly Risk[];
}

export function scoreRiskTexts(set: RiskTextSet): RiskTextScore[] {
  return readRiskTexts(set).map((text) => {
    const reported = risksOf(text).filter(({ severity, state }) => severity !== 'info' && state === 'open');
    const rules = new Set(reported.map(({ rule }) => rule));
    return {
      ...text,
      found: text.planted.filter((rule) => rules.has(rule)),
      missed: text.planted.filter((rule) => !rules.has(rule)),
      reported,
    };
  });
}

/** A file has a header of `Planted:` and `Figure:` lines, a blank line, and the text. */
function readRiskTexts(set: RiskTextSet): RiskText[] {
  const folder = join(import.meta.dirname, 'risk-texts', set);
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const content = readFileSync(join(folder, file), 'utf8');
      const head = /^(?:(?:Planted|Figure): .*\n)*/.exec(content)?.[0] ?? '';
      const lines = (name: string) =>
        head
          .split('\n')
          .filter((line) => line.startsWith(`${name}: `))
          .map((line) => line.slice(name.length + 2));
      return {
        name: file.replace(/\.txt$/, ''),
        planted: lines('Planted').flatMap((list) => list.split(', ')),
        figures: lines('Figure'),
        text: content.slice(head.length).trim(),
      };
    });
}

function risksOf({ text, figures }: RiskText): readonly Risk[] {
  const images = figures.map((description, index) => ({
    file: `figures/fig${index + 1}.png`,
    description,
    width: 1200,
    height: 800,
    type: 'png' as const,
  }));
  const options = { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' };
  return compose({ text, images, options }).risks;
}
