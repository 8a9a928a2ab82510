import { analyse } from 'scslre';
import { type Attack, attackStrings } from './attack-strings.ts';
import type { Pattern } from './written-patterns.ts';

/** Sources of patterns that both checks must pass. */
export const readOnce = [String.raw`(?<!\s)\s+$`, String.raw`^\s*(?:,\s*)?x`, String.raw`\brate\b[^.]{0,60}\$`];

/**
 * Ambiguous structure: two parts that can match the same text, or a part that is scanned again from each of its
 * characters.
 */
export function readTwice({ source, flags }: Pattern): string | null {
  const { reports } = analyse({ source, flags }, { maxReports: 1 });
  const [report] = reports;
  if (report === undefined) return null;
  const parts = report.type === 'Trade' ? [report.startQuant, report.endQuant] : [report.quant];
  return `${report.type}: ${parts.map(({ raw }) => raw).join(' and ')}`;
}

/**
 * Slow growth in time. Texts get longer until one takes a noticeable time; from there, a text twice as long takes twice
 * as long if the time is linear, and four times as long if it is quadratic.
 */
export function growsFaster(pattern: Pattern): string | null {
  for (const attack of attackStrings(pattern)) {
    const length = lengths.find((each) => secondsOf(pattern, attack, each) > noticeable);
    if (length === undefined) continue;
    // A busy machine may slow down one search, but not each of three.
    let growth = growthFrom(pattern, attack, length);
    for (let again = 0; again < 2 && growth > 3; again += 1) growth = growthFrom(pattern, attack, length);
    if (growth > 3) return `time: ${JSON.stringify(attack)} (${growth.toFixed(1)})`;
  }
  return null;
}

/** How many times longer a text of twice the length takes; 1 if the time is too short to tell. */
function growthFrom(pattern: Pattern, attack: Attack, length: number): number {
  const once = best(pattern, attack, length);
  return once > noticeable / 2 ? best(pattern, attack, 2 * length) / once : 1;
}

/** Parts that may repeat several hundred times look slow as long as the text is shorter than that limit. */
const lengths = [1_000, 6_000];
/** A linear search of the longest text takes a tenth of this. */
const noticeable = 0.004;

function best(pattern: Pattern, attack: Attack, length: number): number {
  const first = secondsOf(pattern, attack, length);
  // Other load on the machine hardly affects long searches.
  return first > 0.1 ? first : Math.min(first, secondsOf(pattern, attack, length), secondsOf(pattern, attack, length));
}

function secondsOf({ source, flags }: Pattern, { start, unit, end }: Attack, length: number): number {
  const text = start + unit.repeat(Math.ceil(length / unit.length)) + end;
  const pattern = new RegExp(source, flags);
  // The engine interprets a pattern at first and compiles it after some searches.
  for (let round = 0; round < 3; round += 1) {
    pattern.lastIndex = 0;
    pattern.exec(text.slice(0, 40));
  }
  pattern.lastIndex = 0;
  const from = process.cpuUsage();
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1e6;
}
