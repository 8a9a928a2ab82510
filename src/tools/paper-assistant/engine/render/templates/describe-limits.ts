import type { Template } from './template.ts';

/** The publisher's limits in one line, with their source; null if unknown. */
export function describeLimits({ limits }: Pick<Template, 'limits'>): string | null {
  if (limits === undefined) return null;
  const { abstractWords, keywords, highlights, source } = limits;
  const asked = [
    ...(abstractWords === undefined ? [] : [`abstract of up to ${abstractWords} words`]),
    ...(keywords === undefined ? [] : [`up to ${keywords} keywords`]),
    ...(highlights === undefined
      ? []
      : [`up to ${highlights.count} highlights of at most ${highlights.characters} characters`]),
  ];
  return `Limits: ${asked.join(', ')} (${source}).`;
}
