import type { Composition } from '../compose.ts';
import type { Findings } from '../literature/look-up.ts';
import { fieldsOf } from '../literature/reference-of.ts';
import type { Block, CoverageRow, Manuscript, Reference, Risk, Section, Sentence } from '../manuscript.ts';
import { describeProvenance, sentencesOf } from '../provenance.ts';
import type { ModelWork } from './model-work.ts';

/**
 * The composer's draft with what a model added: its sentences stand in paragraphs of their own at the end of their
 * sections, marked as the model's; nothing of the user's is moved or changed.
 */
export function withModelWork(composition: Composition, findings: Findings | null, work: ModelWork): Composition {
  const references = citedReferences(composition.manuscript, findings, work);
  const keys = new Map(references.map(({ id, reference }) => [id, reference.key]));
  const known = new Set(composition.manuscript.references.map(({ key }) => key));
  const manuscript: Manuscript = {
    ...composition.manuscript,
    engine: `built-in with ${work.name}`,
    sections: composition.manuscript.sections.map((section) => withSentences(section, work, keys)),
    references: [
      ...composition.manuscript.references,
      ...references.map(({ reference }) => reference).filter(({ key }) => !known.has(key)),
    ],
    ...(references.some(({ reference }) => !known.has(reference.key))
      ? { referencesTitle: 'References and seed papers' }
      : {}),
  };
  const rows = withLinks(composition.coverage.rows, work);
  return {
    manuscript,
    risks: [...composition.risks, ...work.risks.map((risk) => asRisk(risk, manuscript))],
    coverage: {
      ...composition.coverage,
      rows,
      covered: rows.filter(({ works }) => works.length > 0).length,
      notes: [...(composition.coverage.notes ?? []), ...notesOn(work)],
    },
    provenance: describeProvenance(manuscript),
  };
}

function withSentences(section: Section, work: ModelWork, keys: ReadonlyMap<string, string>): Section {
  const added = work.sentences.filter((sentence) => sentence.section === section.id);
  if (added.length === 0) return section;
  const sentences: Sentence[] = added.map((sentence) => {
    const cited = sentence.works.flatMap((id) => keys.get(id) ?? []);
    return {
      id: `m${work.sentences.indexOf(sentence) + 1}`,
      origin: 'model',
      text: sentence.text,
      inlines: [
        { kind: 'text', text: sentence.text },
        ...(cited.length > 0 ? [{ kind: 'citation' as const, keys: cited }] : []),
      ],
    };
  });
  const paragraph: Block = { kind: 'paragraph', sentences };
  // Before the list of what is still to be written, which ends a section.
  const end = section.blocks.findLastIndex(({ kind }) => kind === 'paragraph' || kind === 'figure') + 1;
  return { ...section, blocks: [...section.blocks.slice(0, end), paragraph, ...section.blocks.slice(end)] };
}

/** A reference for every work that a model's sentence cites, from its record; a seed paper keeps its own key. */
function citedReferences(
  manuscript: Manuscript,
  findings: Findings | null,
  work: ModelWork,
): { id: string; reference: Reference }[] {
  const used = new Set(manuscript.references.map(({ key }) => key.toLowerCase()));
  return [...new Set(work.sentences.flatMap(({ works }) => works))].flatMap((id) => {
    const seed = manuscript.references.find(({ record }) => record?.id === id);
    if (seed !== undefined) return [{ id, reference: seed }];
    const found = findings?.works.find((entry) => entry.work.id === id)?.work;
    if (found === undefined) return [];
    const base =
      `${found.authors[0]?.family ?? 'work'}${found.year ?? ''}`.normalize('NFKD').replaceAll(/[^A-Za-z0-9]/g, '') ||
      'work';
    let key = base;
    for (let number = 2; used.has(key.toLowerCase()); number += 1) key = `${base}-${number}`;
    used.add(key.toLowerCase());
    const reference: Reference = {
      key,
      type: found.type,
      fields: fieldsOf(found),
      verdict: 'verified',
      record: { source: found.source, id },
    };
    return [{ id, reference }];
  });
}

function withLinks(rows: readonly CoverageRow[], work: ModelWork): CoverageRow[] {
  return rows.map((row, index) => {
    const links = work.links.filter((link) => link.row === index);
    if (links.length === 0) return row;
    return {
      ...row,
      works: [...new Set([...row.works, ...links.map((link) => link.work)])],
      read: Object.fromEntries(links.map(({ work: id, stance, quote }) => [id, { stance, quote }])),
    };
  });
}

function asRisk({ sentence, why, add }: ModelWork['risks'][number], manuscript: Manuscript): Risk {
  const quote = [...sentencesOf(manuscript)].find((entry) => entry.sentence.id === sentence)?.sentence.text ?? null;
  return {
    rule: 'raised-by-the-model',
    severity: 'low',
    title: 'A question of the language model',
    sentence,
    quote,
    why,
    add,
  };
}

/** What the model did, told with the draft. */
export function notesOn({ name, spending, links, sentences, risks, dropped, failures }: ModelWork): string[] {
  const { calls, inputTokens, outputTokens, dollars } = spending;
  const thrown = Object.entries(dropped).map(([rule, count]) => `${count} with ${rule}`);
  return [
    `${name} was asked ${calls} times (${inputTokens + outputTokens} tokens${dollars === null ? '' : `, about $${dollars.toFixed(3)}`}): it read abstracts for ${links.length} cells, wrote ${sentences.length} connecting sentences and asked ${risks.length} questions, each marked as the model's.`,
    ...(thrown.length > 0 ? [`Thrown away by the checks: ${thrown.join(', ')}.`] : []),
    ...failures.map((failure) => `${failure} The built-in result stands there.`),
  ];
}
