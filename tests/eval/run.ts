// npm run eval measures the built-in engines and writes docs/evaluation.md and docs/draft-evaluation.md.
//   npm run eval                          everything
//   npm run eval:drafts                   docs/draft-evaluation.md only
//   npm run eval -- statements [NAME …]   prints the statements of lease reports that no one has judged yet
//   npm run eval -- bibliographies FOLDER compares the entries of .bib files with pandoc's reading (tests/eval/README.md)
//   npm run eval -- wordings              reads the leases of tests/lease-documents/wordings
//   npm run eval -- clause-wordings [list] counts the risks and duties read in tests/lease-documents/clause-wordings
//   npm run eval -- note-bank [odd]       counts both halves of the note bank; with odd, lists the misses of that half
//   npm run eval -- judge NAME FILE       stores verdicts: [{key, verdict: right|wrong|imprecise, why?}]
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describeBibliographies, scoreBibliographies } from './bibliographies.ts';
import { describeDraftEvaluation, draftPage } from './draft-evaluation.ts';
import { scoreClauseWordings } from './leases/clause-wordings.ts';
import { describeEvaluation } from './leases/describe.ts';
import { scoreAllClaims } from './leases/describe-claims.ts';
import { scoreGates } from './leases/gates.ts';
import { corpus, labelledDocuments, splits } from './leases/labels.ts';
import { measureLeases } from './leases/measure.ts';
import { scoreOffers } from './leases/offers.ts';
import { analysisReport, documentOpener } from './leases/read-documents.ts';
import { type Statement, statementsOf, storeVerdicts, unjudged, type Verdict } from './leases/statements.ts';
import { describeWordings } from './leases/wordings.ts';
import { bankHalves, scoreBank } from './note-bank.ts';

const project = join(import.meta.dirname, '..', '..');
const [command, ...args] = process.argv.slice(2);

switch (command) {
  case undefined:
    await evaluate();
    break;
  case 'drafts':
    await evaluateDrafts();
    break;
  case 'bibliographies':
    printBibliographies(args);
    break;
  case 'clause-wordings':
    printClauseWordings(args[0] === 'list');
    break;
  case 'note-bank':
    printBank(args);
    break;
  case 'statements':
    await printStatements(args);
    break;
  case 'wordings':
    process.stdout.write(`${describeWordings()}\n`);
    break;
  case 'judge':
    await judge(args[0] ?? '', args[1] ?? '');
    break;
  default:
    process.stderr.write(
      'Usage: npm run eval [-- drafts | bibliographies FOLDER [list] | note-bank [odd] | wordings | clause-wordings [list] | statements NAME … | judge NAME FILE]\n',
    );
    process.exitCode = 2;
}

/** With `list`, prints every difference as a line of JSON. */
function printBibliographies([folder = '.', list]: readonly string[]): void {
  const score = scoreBibliographies(resolve(process.env['INIT_CWD'] ?? '.', folder));
  if (list === 'list') {
    for (const difference of score.differences) process.stdout.write(`${JSON.stringify(difference)}\n`);
  }
  process.stdout.write(`${describeBibliographies(score)}\n`);
}

/** With `list`, prints what is wrong in the odd-numbered documents; no one reads the others. */
function printClauseWordings(isListed: boolean): void {
  for (const half of ['odd', 'even'] as const) {
    const { failures, ...counts } = scoreClauseWordings(half);
    if (isListed && half === 'odd') process.stdout.write(`${failures.join('\n')}\n`);
    process.stdout.write(`${half}: ${JSON.stringify(counts)}\n`);
  }
}

/** With `odd`, prints what is missed in that half; no one reads the other. */
function printBank([listed]: readonly string[]): void {
  for (const half of bankHalves) {
    const { counts, lines } = scoreBank(half);
    if (half === 'odd' && listed === 'odd') process.stdout.write(`${lines.join('\n')}\n\n`);
    const rows = Object.entries(counts).map(([name, value]) => `${String(value).padStart(5)}  ${name}\n`);
    process.stdout.write(`${half}\n${rows.join('')}\n`);
  }
}

/** Only docs/draft-evaluation.md. */
async function evaluateDrafts(): Promise<void> {
  const drafts = describeDraftEvaluation();
  await writeFile(draftPage, drafts);
  process.stdout.write(`${drafts}\n`);
}

async function evaluate(): Promise<void> {
  await evaluateDrafts();
  if (!existsSync(join(corpus, 'cre-real', 'labels.json'))) {
    process.stdout.write('Skipped the leases: the labelled documents are not in ../shared/fixtures.\n');
    return;
  }
  const progress = (name: string) => process.stderr.write(`${name}\n`);
  const page = describeEvaluation({
    leases: await measureLeases(progress),
    gates: await scoreGates(progress),
    offers: splits.flatMap((split) => scoreOffers(split)),
    claims: scoreAllClaims(),
  });
  await writeFile(join(project, 'docs', 'evaluation.md'), page);
  process.stdout.write(page);
}

/** The statements of one document's Lease Analysis. */
async function statements(name: string): Promise<Statement[]> {
  const document = labelledDocuments().find((each) => each.name === name);
  if (!document) throw new RangeError(`there is no labelled document ${name}`);
  const opener = documentOpener();
  try {
    return statementsOf(analysisReport(await opener.open(document.path)));
  } finally {
    await opener.close();
  }
}

async function printStatements(names: readonly string[]): Promise<void> {
  for (const name of names.length > 0 ? names : labelledDocuments().map((document) => document.name)) {
    process.stdout.write(`## ${name}\n\n${unjudged(name, await statements(name))}\n`);
  }
}

async function judge(name: string, file: string): Promise<void> {
  const known = new Map((await statements(name)).map((statement) => [statement.key, statement]));
  const given = JSON.parse(readFileSync(file, 'utf8')) as Pick<Verdict, 'key' | 'verdict' | 'why'>[];
  const verdicts = given.flatMap(({ key, verdict, why }): Verdict[] => {
    const statement = known.get(key);
    return statement
      ? [
          {
            key,
            name: `${statement.part} ${statement.name}`,
            says: statement.says.slice(0, 160),
            verdict,
            ...(why ? { why } : {}),
          },
        ]
      : [];
  });
  storeVerdicts(name, verdicts);
  process.stdout.write(`${verdicts.length} of ${given.length} verdicts stored for ${name}.\n`);
}
