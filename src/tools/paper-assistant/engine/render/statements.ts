import type { Manuscript } from '../manuscript.ts';

/** Statements that journals print at the end, and how to recognize that the text has one. */
const statements = {
  credit: {
    ask: 'Author contributions (CRediT): name the roles of each author.',
    said: /\bCRediT\b|[Aa]uthor contributions?|(?:[Cc]onceptuali[sz]ation|[Ww]riting)\s*[:–]/,
  },
  conflicts: {
    ask: 'Competing interests: declare them, or that there are none.',
    said: /(?:competing|conflicts? of|declarations? of|disclosure of) interests?|\b[Cc]onflicts?(?: of authors?)?:|\bno conflicts?\b/i,
  },
  funding: {
    ask: 'Funding: name the funders and grant numbers, or say that there was no funding.',
    said: /\bfund(?:ed|ing|ers?)\b|\bgrants?\b|supported by|\bsponsor|\bpaid (?:for|by)\b|\b(?:outside|external|own) (?:money|means|support)\b|^(?:money|support|financ\w+) ?:/im,
  },
  data: {
    ask: 'Data availability: say where the data and the code are, or why they cannot be shared.',
    said: /data (?:and code )?availab|(?:data|code) (?:is|are|will be) (?:\w+ )?(?:available|deposited|shared)|zenodo|figshare|github\.com|gitlab\.|osf\.io|dryad|dataverse|(?:up)?on (?:reasonable )?request|\b(?:data|transcripts|recordings|interviews|notes|counts|videos?|films?|code|scripts?|files|measurements|records|images)\b[^.;]{0,60}\bcan(?:not|['’]t)? be (?:had|got|shared|obtained|requested|published|made public)\b/i,
  },
  ethics: {
    ask: 'Ethics: name the committee and the approval, or say why none was needed.',
    said: /\bethic(?:s|al)\b|\bIRB\b|review board|informed consent/i,
  },
} as const;

export type StatementId = keyof typeof statements;

/** Statements that the journal requires and the text lacks. */
export function missingStatements(manuscript: Manuscript, wanted: readonly StatementId[]): string[] {
  const text = [
    ...[...manuscript.abstract, ...manuscript.sections.flatMap((section) => section.blocks)].flatMap((block) =>
      block.kind === 'paragraph'
        ? block.sentences.map((sentence) => sentence.text)
        : block.kind === 'heading'
          ? [block.sentence.text]
          : [],
    ),
    ...manuscript.sections.map(({ title }) => title),
  ].join('\n');
  return wanted.map((id) => statements[id]).flatMap(({ ask, said }) => (said.test(text) ? [] : [ask]));
}
