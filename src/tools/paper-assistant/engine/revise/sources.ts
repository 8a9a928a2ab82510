import type { Findings } from '../literature/look-up.ts';
import { recheckedReferences } from '../literature/reference-of.ts';
import type { Manuscript } from '../manuscript.ts';
import { checkedSeedTitle, seedTitle } from '../seeds.ts';

/** Shows or hides the introduction's related work. Null if nothing changes. */
export function showRelatedWork(manuscript: Manuscript, shown: boolean): Manuscript | null {
  const { relatedWork, ...rest } = manuscript;
  if (shown === (relatedWork === undefined)) return null;
  return shown ? rest : { ...rest, relatedWork: 'hidden' };
}

/** The references updated with the libraries' current answers. */
export function lookedUp(manuscript: Manuscript, findings: Findings): Manuscript {
  return {
    ...manuscript,
    references: recheckedReferences(manuscript.references, findings),
    ...(manuscript.referencesTitle === seedTitle ? { referencesTitle: checkedSeedTitle } : {}),
  };
}
