// The sentences that train the risk classifier: hand-written ones, the rules' examples, labeled offers, and labeled
// terms.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLetterRisks } from '#documents/lease/letter/letter-risk.ts';
import { letterRiskCases } from '#documents/lease/letter/letter-risks.cases.ts';
import { riskIdeas } from '#documents/lease/letter/risk-model/ideas.ts';
import { sentencesOfTerms } from '#documents/lease/letter/risk-model/sentences.ts';
import type { LabelledSentence } from '#documents/lease/letter/risk-model/train-risks.ts';
import { letterRisks } from '#documents/lease/letter/risks/index.ts';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { markedOffers } from './marked-offers.ts';
import { wholeOffers } from './whole-offers.ts';

const offers = join(import.meta.dirname, '..', 'tests', 'lease-documents', 'offers');
const ideaOfRule = new Map(riskIdeas.flatMap(({ idea, covers }) => covers.map((rule) => [rule, idea])));

interface LabelledOffer {
  readonly gate: string;
  readonly risks: readonly { readonly rule: string; readonly quote: string }[];
}

/** All sentences except those of the tuned offers in `leftOut`, which are then used for measuring. */
export function riskSentences(leftOut: ReadonlySet<string> = new Set()): LabelledSentence[] {
  return [...written(), ...examplesOfRules(), ...bank(), ...marked(), ...whole(), ...labelled(leftOut)];
}

/** `Term<tab>five years`, `Term: five years`: the heading and the text. */
function split(line: string): { heading: string; text: string } {
  const [, heading = '', text = line] = /^([^\t:.]{2,40})(?:\t|: )(?=\S)(.*)$/s.exec(line) ?? [];
  return { heading: heading.trim(), text: text.replaceAll('\t', ' ') };
}

function ruleOf(text: string): string | undefined {
  return findLetterRisks(prepareText(caseDocument(text)), letterRisks)[0]?.rule;
}

/** `= rule` or nothing, then its sentences, one per line. */
function written(): LabelledSentence[] {
  const folder = join(offers, 'risks');
  return filesOf(folder, '.txt').flatMap((file) => {
    let idea = 'none';
    return readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .flatMap((line): LabelledSentence[] => {
        if (!line.startsWith('= ')) return [{ idea, ...split(line) }];
        idea = ideaOfRule.get(line.slice(2)) ?? 'unnamed';
        return [];
      });
  });
}

function examplesOfRules(): LabelledSentence[] {
  return letterRiskCases.flatMap(({ risk, fires, silent }) => {
    const idea = ideaOfRule.get(risk.rule);
    return [
      ...fires.flatMap((text) => (idea === undefined ? [] : [{ idea, ...split(text.split('\n')[0] ?? '') }])),
      ...silent.flatMap(([, text]) =>
        text.includes('\n') || ruleOf(text) !== undefined ? [] : [{ idea: 'none', ...split(text) }],
      ),
    ];
  });
}

/** Labeled terms that a rule matches; whether the others contain a risk is unknown. */
function bank(): LabelledSentence[] {
  const folder = join(offers, 'terms');
  return filesOf(folder, '.jsonl')
    .filter((file) => file !== 'offers.jsonl')
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .flatMap((line): LabelledSentence[] => {
      const { heading, text } = JSON.parse(line) as { heading: string | null; text: string };
      const idea = ideaOfRule.get(ruleOf(heading === null ? text : `${heading.replace(/:\s*$/, '')}: ${text}`) ?? '');
      return idea === undefined ? [] : [{ idea, heading: heading ?? '', text }];
    });
}

/** Lines of the marked offers; `r` marks a risk whose kind isn't named. */
function marked(): LabelledSentence[] {
  return markedOffers('written').flatMap(({ rows }) =>
    rows.map(({ text, tags }) => ({
      idea:
        tags.find((tag) => tag.startsWith('!'))?.slice(1) ??
        (tags.includes('r') ? (ideaOfRule.get(ruleOf(text) ?? '') ?? 'unnamed') : 'none'),
      ...split(text),
    })),
  );
}

/** Lines of the whole offers. If a rule reports a line that isn't labeled as a risk, the line is not used. */
function whole(): LabelledSentence[] {
  return wholeOffers().flatMap(({ lines }) =>
    lines.flatMap(({ text, risks: [idea] }): LabelledSentence[] =>
      idea === undefined && ruleOf(text) !== undefined ? [] : [{ idea: idea ?? 'none', ...split(text) }],
    ),
  );
}

/** Sentences of the tuned offers: reported by a rule, labeled by a reader, or neither. */
function labelled(leftOut: ReadonlySet<string>): LabelledSentence[] {
  const folder = join(offers, 'tuned');
  const ideaOfLabel = new Map(
    readFileSync(join(offers, 'risks', 'labels.tsv'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t') as [string, string]),
  );
  return filesOf(folder, '.json')
    .filter((file) => !leftOut.has(file))
    .flatMap((file): LabelledSentence[] => {
      const { gate, risks } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as LabelledOffer;
      if (gate !== 'accept') return [];
      const text = prepareText(caseDocument(readFileSync(join(folder, file.replace('.json', '.txt')), 'utf8')));
      const known = findLetterRisks(text, letterRisks);
      return sentencesOfTerms(text).map(({ heading, part }) => {
        const words = plain(part.text);
        const rule = known.find(
          ({ quote }) => quote !== null && (plain(quote).includes(words) || words.includes(plain(quote))),
        )?.rule;
        const label = risks.find(({ quote }) => {
          const wanted = plain(quote);
          return words.includes(wanted.slice(0, 50)) || wanted.includes(words.slice(0, 50));
        })?.rule;
        const idea =
          rule !== undefined
            ? (ideaOfRule.get(rule) ?? 'unnamed')
            : label !== undefined
              ? (ideaOfLabel.get(label) ?? 'unnamed')
              : 'none';
        return { idea, heading, text: words };
      });
    });
}

function plain(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

function filesOf(folder: string, end: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(end))
    .sort();
}
