import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { corpus, labelledDocuments, type Split } from './labels.ts';
import { documentOpener } from './read-documents.ts';

export interface GateScore {
  readonly file: string;
  readonly split: Split;
  readonly expected: 'lease' | 'letter' | 'neither';
  readonly right: boolean;
  readonly said: string;
}

/** Documents that aren't leases: those up to this number were used for developing the gate, and later ones were not. */
const lastLookedAt = 'n-059';

/** Runs both gates on every document of the shared folder. */
export async function scoreGates(progress: (name: string) => void): Promise<GateScore[]> {
  const opener = documentOpener();
  const known = new Map(labelledDocuments().map((document) => [document.name, document]));
  const scores: GateScore[] = [];
  try {
    for (const folder of ['cre/documents', 'cre-real/labelled', 'cre-real/more/pdf']) {
      const path = join(corpus, folder);
      if (!existsSync(path)) continue;
      for (const file of readdirSync(path).sort()) {
        if (!/\.(?:pdf|docx)$/.test(file)) continue;
        const name = file.replace(/\.\w+$/, '');
        progress(name);
        const { gate, letterGate } = await opener.open(join(path, file));
        const labelled = known.get(name);
        const expected = expectedOf(name, labelled?.kind);
        const split =
          labelled?.split ??
          (folder.endsWith('pdf') && name > lastLookedAt ? ('left out' as const) : ('tuned' as const));
        scores.push({
          file,
          split,
          expected,
          right: gate.accepted === (expected === 'lease') && letterGate.accepted === (expected === 'letter'),
          said: gate.accepted ? `accepted as ${gate.judged.kind}` : gate.text,
        });
      }
    }
    for (const { name, path, split, kind } of known.values()) {
      if (split !== 'unseen' && split !== 'opened') continue;
      const { gate, letterGate } = await opener.open(path);
      const said = gate.accepted ? `accepted as ${gate.judged.kind}` : gate.text;
      const right = gate.accepted === (expectedOf(name, kind) === 'lease') && !letterGate.accepted;
      scores.push({ file: name, split, expected: expectedOf(name, kind), right, said });
    }
  } finally {
    await opener.close();
  }
  return scores;
}

function expectedOf(name: string, kind: string | undefined): GateScore['expected'] {
  if (name.startsWith('loi-')) return 'letter';
  if (/^(?:n|t)-|^not-a-lease|^scanned-|^real-1[34]$/.test(name)) return 'neither';
  return kind === 'termination' || kind === 'other' ? 'neither' : 'lease';
}
