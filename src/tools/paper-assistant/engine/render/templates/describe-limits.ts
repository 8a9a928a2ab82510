import type { Template } from './template.ts';

/** What the publisher asks for in one line, with its source; null where nothing is known. */
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
