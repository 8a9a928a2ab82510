import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tokens = readTokens(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

/** Text on its background: 4.5:1 (WCAG 2.2, 1.4.3). */
const textPairs: readonly [text: string, ground: string][] = [
  ...['paper', 'raised', 'wash'].flatMap((ground) =>
    ['ink', 'muted', 'accent', 'accent-strong', 'good', 'warn', 'bad'].map((text): [string, string] => [text, ground]),
  ),
  ['ink', 'mark'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['bad-ink', 'bad'],
  ['paper', 'ink'],
];

/** Borders of controls and the focus ring against their background: 3:1 (WCAG 2.2, 1.4.11). */
const controlPairs: readonly [edge: string, ground: string][] = ['paper', 'raised'].flatMap((ground) =>
  ['control', 'accent', 'bad'].map((edge): [string, string] => [edge, ground]),
);

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(textPairs)('%s on %s has a contrast of 4.5:1 or better', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs)('%s on %s has a contrast of 3:1 or better', (edge, ground) => {
    expect(contrast(colour(edge, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
});

function colour(name: string, theme: 'light' | 'dark'): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`There is no token --${name}`);
  return token[theme];
}

function readTokens(css: string): Map<string, { light: string; dark: string }> {
  const found = css.matchAll(/--([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g);
  return new Map(Array.from(found, ([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

/** WCAG 2.2, definition of contrast ratio. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
