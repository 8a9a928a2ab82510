import { printedWords } from '../inlines.ts';
import type { Manuscript, Risk } from '../manuscript.ts';
import { sentencesOf } from '../provenance.ts';

/**
 * Applies the author's earlier decisions to a new version's items. A dismissal stays valid while the rule finds the
 * same thing. If a sentence no longer triggers its item, the item is addressed and stays in the list.
 */
export function carryStates(risks: readonly Risk[], before: readonly Risk[], manuscript: Manuscript): Risk[] {
  const previous = new Map(before.map((risk) => [risk.id, risk]));
  const found = new Set(risks.map(({ id }) => id));
  const decided = risks.map((risk): Risk => {
    const reason = previous.get(risk.id)?.reason;
    if (reason === undefined || risk.state !== 'open') return risk;
    return { ...risk, state: 'dismissed', reason };
  });
  const words = new Map([...sentencesOf(manuscript)].map(({ sentence }) => [sentence.id, printedWords(sentence)]));
  const addressed = before
    .filter(({ id, state, severity }) => !found.has(id) && state !== 'satisfied' && severity !== 'info')
    .filter(({ sentence, reason }) => sentence !== null || reason !== undefined)
    .map((risk): Risk => ({ ...risk, quote: words.get(risk.sentence ?? '') ?? risk.quote, state: 'addressed' }));
  return [...decided, ...addressed];
}
