import type { Author } from '#contract/author.ts';
import { InputError } from '#contract/engine.ts';
import { checkFreeText } from '#contract/free-text.ts';
import { limits } from '#contract/limits.ts';
import { inlinesOf } from '../inlines.ts';
import type { Manuscript } from '../manuscript.ts';
import { bylinesOf } from '../render/bylines.ts';
import { editSentence } from './edit-sentences.ts';
import { typedLine, typedWords } from './typed-words.ts';

/** Sets the authors, in this order, with their details. Null if nothing changes. */
export function nameAuthors(manuscript: Manuscript, typed: readonly Author[]): Manuscript | null {
  const authors = typed
    .map((author) => ({ ...author, name: typedLine(author.name), affiliation: typedLine(author.affiliation) }))
    .filter(({ name }) => name !== '');
  if (JSON.stringify(authors) === JSON.stringify(bylinesOf(manuscript))) return null;
  const bylines = authors.filter(
    ({ affiliation, email, orcid, corresponding }) => affiliation + email + orcid !== '' || corresponding,
  );
  const { bylines: _, ...rest } = manuscript;
  return { ...rest, authors: authors.map(({ name }) => name), ...(bylines.length === 0 ? {} : { bylines }) };
}

/** Sets the draft's keywords; the author's own line of keywords, if any, is changed too. */
export function giveKeywords(manuscript: Manuscript, typed: readonly string[]): Manuscript | null {
  const keywords = [...new Set(typed.map(typedLine))].filter((keyword) => keyword !== '');
  if (JSON.stringify(keywords) === JSON.stringify(manuscript.keywords)) return null;
  const problem = checkFreeText(keywords.join(' '));
  if (problem !== null) throw new InputError(problem);
  const { keywordLine, ...rest } = manuscript;
  if (keywordLine === undefined) return { ...rest, keywords };
  const [label = 'Keywords: '] = /^[^:：—-]{1,20}[:：—-]\s*/.exec(keywordLine.text) ?? [];
  const text = `${label}${keywords.join('; ')}`;
  return {
    ...rest,
    keywords,
    ...(keywords.length === 0
      ? {}
      : { keywordLine: { ...keywordLine, origin: 'user-edited', text, inlines: inlinesOf(text) } }),
  };
}

/** Changes a section's heading, no matter who wrote the earlier one. */
export function nameSection(manuscript: Manuscript, id: string, text: string): Manuscript | null {
  const section = manuscript.sections.find((entry) => entry.id === id);
  if (section === undefined || !isRenamable(section)) throw new InputError(texts.noSection);
  const words = typedWords(text);
  if (words.length > limits.drafts.titleCharacters) throw new InputError(texts.tooLong);
  if (section.heading !== undefined) return editSentence(manuscript, section.heading.id, words);
  if (words === section.title) return null;
  const heading = { id: `h-${id}`, origin: 'user-edited' as const, text: words, inlines: inlinesOf(words) };
  return {
    ...manuscript,
    sections: manuscript.sections.map((entry) =>
      entry === section ? { ...section, title: words, origin: 'user-edited', heading } : entry,
    ),
  };
}

/** The heading of the notes to place must keep its meaning. */
export function isRenamable({ heading, covers }: Pick<Manuscript['sections'][number], 'heading' | 'covers'>): boolean {
  return heading !== undefined || covers !== undefined;
}

const texts = {
  noSection: 'The draft has no such section any more. Load the newest version and try again.',
  tooLong: 'A heading may have at most 300 characters.',
} as const;
