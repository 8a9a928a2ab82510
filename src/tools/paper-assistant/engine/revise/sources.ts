import type { Findings } from '../literature/look-up.ts';
import { recheckedReferences } from '../literature/reference-of.ts';
import type { Manuscript } from '../manuscript.ts';
import { checkedSeedTitle, seedTitle } from '../seeds.ts';

/** Shows or hides the related work of the introduction. Null when that is how it is. */
export function showRelatedWork(manuscript: Manuscript, shown: boolean): Manuscript | null {
  const { relatedWork, ...rest } = manuscript;
  if (shown === (relatedWork === undefined)) return null;
  return shown ? rest : { ...rest, relatedWork: 'hidden' };
}

/** The references with what the libraries of records say of them now. */
export function lookedUp(manuscript: Manuscript, findings: Findings): Manuscript {
  return {
    ...manuscript,
    references: recheckedReferences(manuscript.references, findings),
    ...(manuscript.referencesTitle === seedTitle ? { referencesTitle: checkedSeedTitle } : {}),
  };
}
