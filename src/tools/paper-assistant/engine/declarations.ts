/** Declarations: access to data, funding, acknowledgments and interests, which journals print after the text. */
export function isDeclaration(words: string, patterns: readonly DeclarationPattern[] = declarationPatterns): boolean {
  return patterns.some(({ says }) => says.test(words));
}

/**
 * 'IRB protocol 23-118 approved' is a method elsewhere, but a declaration if it is among other declarations at the end
 * of a text.
 */
export function isEthicsLine(words: string): boolean {
  return /^(?:irb|ethics)(?: ?:| (?:protocol|vote|approval|committee|board|clearance)\b)/i.test(words);
}

/**
 * What may be a declaration if it is next to others at the end of a text, and a method or a result elsewhere: an
 * approval, a registration, a permit, a data set, a grant.
 */
export function mayDeclare(words: string): boolean {
  return beside.some((pattern) => pattern.test(words));
}

const beside: readonly RegExp[] = [
  // An address at the end of a sentence.
  /^[^.;]{0,120}?(?:https?:\/\/|\bdoi\.org\/|\bosf\.io\/|\bzenodo\.)\S{3,}$/i,
  /\b(?:approval|permit|permission|consent|clearance) (?:was|is|were) (?:not |deemed |judged )*(?:needed|necessary|required)\b|\bno (?:\p{L}+ ){0,2}(?:approval|permit|permission|consent|clearance) (?:was|is|were) (?:needed|necessary|required)\b/iu,
  /^(?:(?:raw|all|source) )?(?:data|code|materials?|scripts?|money|ethics|permits?|genomes?|reads|software|patents?) ?(?::|→|->)/i,
  /^(?:pre-?)?registered (?:at|in|as|on|under|with|\p{Lu}{3,}|\S*\d)/iu,
  /^(?:ethic(?:s|al) (?:approval|review|clearance|committee)|approved by|(?:research |export )?permits? (?:no\.? ?)?\S*\d|patent (?:application|pending))/i,
  /^(?:exempt|ethics exempt)\b/i,
  /^\p{Lu}{2,8}(?: [\p{L}\p{N}/-]{1,14}){0,3} (?:grant|award|contract|project)\b/u,
];

export interface DeclarationPattern {
  readonly says: RegExp;
  /** A sentence that matches no other pattern. */
  readonly example: string;
}

export const declarationPatterns: readonly DeclarationPattern[] = [
  // Where data and code are available
  {
    says: /\b(?:data|notes|recordings|transcripts|code|scripts?|curves?|files|register|records|balance sheets|spectra|notebooks|images|maps|interviews|source|materials|logs|models?|sequences)\b[^.;]{0,50}\b(?:can|may|must) be (?:downloaded|requested|obtained|bought|ordered|found (?:at|on|in)|applied for|accessed)\b/iu,
    example: 'The balance sheets of the firms can be bought.',
  },
  {
    says: /\b(?:data|notes|tapes|transcripts|recordings|interviews|code|scripts?|records|waveforms|microdata|images) (?:can ?not|can['’]t|can|must|may) be (?:shared|made public|published|requested|downloaded|obtained)\b/iu,
    example: 'Field notes cannot be shared.',
  },
  {
    says: /\b(?:clauses|data|scripts?|code|recordings|notes|files|spectra|annotations|models?|materials|images|maps|samples|specimens|photographs|table|cubes|waveforms|sequences|transcripts|logs)\b[^.;]{0,60}\b(?:is|are|was|were|will be) (?:deposited|archived|stored|kept|released|hosted) (?:with|in|at|on|under)\b/iu,
    example: 'The specimens of both years are kept in the museum.',
  },
  {
    says: /\b(?:is|are) (?:at|on|in) (?:the )?(?:github|gitlab|zenodo|osf|figshare|dryad|flowrepository|genbank|mendeley|pangaea|[a-z\d-]+\.(?:com|org|io|net|edu|eu)\b)/iu,
    example: 'Everything is on GitHub.',
  },
  {
    says: /\b(?:code|data|scripts?|labels|models?|weights|annotations)(?: and (?:the )?(?:\p{L}+ )?(?:code|data|scripts?|labels|models?|weights|annotations))? will be (?:released|shared|published|deposited|uploaded|open-sourced|made)\b/iu,
    example: 'Code and labels will be released upon acceptance.',
  },
  {
    says: /\b(?:we|i) (?:will|plan to|intend to) (?:also )?(?:share|release|publish|deposit|archive)\b[^.;]{0,40}\b(?:data|code|scripts?|labels|models?|annotations|materials)\b/iu,
    example: 'We plan to share the daily data.',
  },
  {
    says: /\bwe (?:release|share|publish) (?:the |our |all )?(?:code|data)\b/iu,
    example: 'We release all code.',
  },
  {
    says: /\b(?:data|code|materials|dataset|scripts)(?: and (?:code|data|materials))? (?:are|is|will be) (?:\w+ )?available\b/iu,
    example: 'The dataset is freely available.',
  },
  { says: /\bavailable (?:up)?on (?:reasonable )?request\b/iu, example: 'All else is available on request.' },
  {
    says: /\b(?:data|cubes|spectra|waveforms|sequences) (?:is|are) in the (?:\p{L}+ ){0,4}archive\b/iu,
    example: 'The cubes are in the public ESO archive.',
  },
  { says: /\bdata (?:go|goes|will go) to\b/iu, example: 'The data will go to the national library.' },
  { says: /\b(?:data|code) \+ (?:code|scripts?|data) (?:on|at|in)\b/iu, example: 'Data + scripts on our server.' },
  {
    says: /\b(?:data|code|scripts?|files|annotations|models|spectra|procedures|materials) (?:[^.;]{0,40}\b)?(?:is|are|will be) (?:given |listed |available |put )?(?:in|on|at) (?:the |a |our )?(?:supplement\w*|supporting information|appendix|repository|bitbucket|web ?(?:page|site))\b/iu,
    example: 'Further procedures are given in the appendix.',
  },
  {
    says: /^(?:[Dd]ata|[Cc]ode)(?: access)? via (?:the )?\p{Lu}/u,
    example: 'Data access via the RDC, on site.',
  },
  { says: /\b(?:code|scripts|data) will be (?:at|on) (?:\S+\.\w+\/|\p{Lu})/u, example: 'All code will be at GitHub.' },
  {
    says: /^(?!(?:we|i)\b)(?=[^.;:]{0,60}\b(?:data|code|scripts?|logits|logs|materials|counts|tables?|files|schematics|firmware|weights|tasks|stimuli|lists?|recordings|notebooks?)\b)[^.;:]{3,80}(?<!ed|\bbe|\bis|\bare|run) (?:on|at|in|→|->) (?:the )?(?:osf|github|gitlab|zenodo|figshare|dryad|dataverse|openicpsr|pangaea|bitbucket|\S{2,40}\.\w{2,5}\/)/iu,
    example: 'Data & Python code on OSF (link follows).',
  },
  {
    says: /^data (?:access )?(?:via|by|upon|after) (?:an? )?(?:application|agreement)\b/iu,
    example: 'Data via application.',
  },
  {
    says: /\b(?:data|reads|sequences|rna-?seq|proteomics|spectra) (?:is |are )?(?:at|in|to) (?:geo|sra|ena|pride|dbgap|ega|arrayexpress)\b/iu,
    example: 'RNA-seq at GEO (accession pending).',
  },
  {
    says: /^(?:data|transcripts|recordings|interviews|notes) (?:are |were )?not (?:be )?(?:shared|public|released)\b/iu,
    example: 'Transcripts not shared, to protect the speakers.',
  },
  { says: /\bdata can be had\b/iu, example: 'The data can be had from the office.' },
  { says: /\breplication (?:files|package|code)\b/iu, example: 'A replication package is planned.' },
  {
    says: /^(?:(?:raw|source|all|processed|primary|survey|field|sequence|image|cycling) )?(?:data|code|materials?|scripts?|data availability|code availability)(?: ?(?:,|and|\+|&|\/) ?(?:\p{L}+ )?(?:data|code|scripts?|materials?|coding (?:scheme|book)|availability)){0,3} ?[:=-] ?(?:https?:|www\.|doi|10\.|osf|github|gitlab|zenodo|figshare|dryad|available|(?:up)?on|not|public|police|from|by|see|in|all|with|access|the|will|can|cannot|confidential|pseudonymi[sz]ed|anonymi[sz]ed|\S{2,30},? doi)/iu,
    example: 'Data and coding scheme: not yet.',
  },
  {
    says: /\b(?:data|lists?|scripts?|code|recordings|transcriptions?|notes|files|spectra|annotations|images|counts|samples|specimens|sequences|tables?|everything) (?:(?:is|are|was|were) )?(?:all )?(?:deposited|archived|published|stored|posted|uploaded) (?:with|in|at|on|under)\b/iu,
    example: 'The counts are posted on our page.',
  },
  {
    says: /\b(?:data|code|scripts?|measurements|recordings)(?: and (?:code|data|scripts?))? (?:is|are|will be|remain) (?:\p{L}+ )?(?:confidential|proprietary|public|open|restricted|owned by|property of)\b/iu,
    example: 'The measurements are confidential.',
  },
  {
    says: /\b(?:data|code|scripts?) (?:available )?(?:from|with) (?:the )?(?:corresponding )?authors?\b/iu,
    example: 'Code from the corresponding author.',
  },
  {
    says: /\b(?:results|diaries|answers|questionnaires|protocols|counts|sheets|videos|letters|forms)\b[^.;]{0,40}\bcan be (?:downloaded|requested|obtained)\b/iu,
    example: 'The exam results can be requested from the office.',
  },
  {
    says: /\b(?:counts|lists?|tables?|items|stimuli|questionnaires?|measurements) (?:is|are) (?:all )?in (?:the |an? |our )?(?:(?:online|electronic|digital) )?(?:supplement\w*|appendix|repository|archive)\b/iu,
    example: 'All counts are in the supplement.',
  },
  {
    says: /\b(?:does not|doesn['’]t|do not|don['’]t|did not) (?:allow|permit) (?:us|me) to (?:publish|share|release|deposit)\b/iu,
    example: 'The contract does not allow us to publish the files.',
  },
  {
    says: /\b(?:published|printed|given) (?:along |together )?with (?:the|this) (?:article|paper)\b/iu,
    example: 'A list of all songs is published with the article.',
  },
  {
    says: /^(?:genomes?|(?:raw )?reads|sequences|assembl(?:y|ies)|structures?|accessions?|raw files)\b[^.;]{0,30}\b(?:prjna|prjeb|gse|srp|srr|err|emd-?|pxd|gca_)\d/iu,
    example: 'Genomes PRJNA900112, counts in table S2.',
  },
  {
    says: /^(?:(?:all|the|our|raw|full|anonymi[sz]ed|original|processed|these|of) ){0,3}(?:data|data ?sets?|code|scripts?|traces|firmware|codebook|software|texts|recordings|transcripts|notebooks?|files|spectra|images|corpus|measurements|materials?|stimuli|scores|models?|maps|samples|readings|plans|schematics)\b(?: ?[^.;:()\d?]{0,80})(?::|,|\(|\bat|\bon|\bunder|\bvia|→|->|=|—|–)? ?\(?(?:https?:\/\/|www\.|doi:|osf\.io\/)/iu,
    example: 'The firmware is part of the project, https://example.org/x.',
  },
  {
    says: /^(?:(?:all|the|our|raw|full|anonymi[sz]ed|original|processed) ){0,3}(?:materials?|data ?sets?|texts|recordings|transcripts|corpus|scores|samples|photographs|readings|files|data|scripts?|code|measurements|interviews|records|logs)\b[^.;()\d?]{0,60}?(?:\bunder (?:a |the )?(?:cc|mit|gpl|creative commons|open)\b|\b(?:on|upon|by|after) (?:reasonable |written )?(?:request|application)\b(?=[.,;)]|$| (?:from|to|by|with|at)\b)|\b(?:repository|dataverse) ?(?:under|of|[.;,)]|$))/iu,
    example: 'Texts + script on the university repository under CC BY.',
  },
  {
    says: /\bcan be (?:had|got|requested|obtained|asked for|borrowed|copied) (?:from (?:me|us|the (?:\p{L}+ )?authors?)|by (?:e-?mail|mail|writing|post))\b/iu,
    example: 'Hourly rates and soundings can be had from me by mail.',
  },
  {
    says: /^(?:Scholarships?|Grants?|Fellowships?|Stipends?|Studentships?|Salar(?:y|ies)|Travel money) (?:came |comes |was |were |is )?(?:from|by|through|of the) (?:the |an? )?\p{Lu}/u,
    example: 'Fellowship from the Humboldt foundation.',
  },
  // Funding and acknowledgments
  {
    says: /\b(?:work|study|research|project|survey|fieldwork|trial|measurements)\b[^.;]{0,30}\b(?:was|were|is) (?:\p{L}+ )?(?:part of a position )?(?:paid|financed|sponsored) (?:for )?(?:by|from|through|with)\b/iu,
    example: 'This research was part of a position paid by the university.',
  },
  {
    says: /\b(?:funders?|sponsors?|provider|platform|company|owners?|foundation)\b[^.;]{0,20}\b(?:had|has|played) no (?:part|say|role|influence)\b/iu,
    example: 'The sponsor had no part in the analysis.',
  },
  {
    says: /\b(?:nothing|no (?:\p{L}+ )?interests?) to (?:declare|disclose)\b/iu,
    example: 'There is nothing to declare.',
  },
  {
    says: /^(?:funding|money|support|funded|acknowledge?(?:ments?)?|grants?|sponsor(?:ed by)?|financ(?:ing|ed by)|conflicts?(?: of interests?)?|competing interests?|interests|coi|disclosures?)(?: ?[:=]| - | none\b)/iu,
    example: 'Support: grant 61904182.',
  },
  {
    says: /^(?:the )?(?:work|study|project|research)? ?(?:was |is )?supported by (?:project|programme|program|grant|the \p{L}+ (?:of|ministry|agency|office)|a grant)\b/iu,
    example: 'Work supported by project WINDAE.',
  },
  { says: /\b(?:was|were|is) made possible by\b/iu, example: 'This was made possible by a gift.' },
  {
    says: /\bpaid for (?:the|our|this) (?:\p{L}+ ){0,2}(?:transcription|fieldwork|travel|analysis|measurements|work|study|collection|sequencing|equipment|interviews|survey)\b/iu,
    example: 'A bank paid for the transcription.',
  },
  { says: /, (?:and )?funded by (?:the|a|an)\b/iu, example: 'It is one of four projects, funded by the state.' },
  {
    says: /\b(?:was|were|is|are) (?:funded|financially supported) by\b/iu,
    example: 'The work was funded by Care.',
  },
  {
    says: /\bsupported by (?:a |the )?(?:\w+ ){0,6}(?:grant|foundation|fellowship|council)\b/iu,
    example: 'This is supported by the Lund council.',
  },
  {
    says: /\b(?:observing |beam |telescope |computing )?time (?:was )?allocated (?:as|under|through|by)\b/iu,
    example: 'Time allocated as A40TAC_12.',
  },
  { says: /\bfunding was\b/iu, example: 'Funding was small.' },
  {
    says: /\bno (?:(?:external|specific|outside|special|additional|extra|separate|third-party|other) )?(?:funding|sponsors?|outside money|external (?:money|support))\b/iu,
    example: 'There was no outside money.',
  },
  {
    says: /\b(?:paid for|gave|provided|supplied|lent|donated|funded|sponsored)\b[^.;]{0,60}\b(?:had|has|took|played) no (?:say|part|role|influence|hand|voice)\b/iu,
    example: 'The museum paid for the camera and had no say in the analysis.',
  },
  {
    says: /^(?:the |our )?(?:budget|funding|money)\b[^.;]{0,20}\b(?:is|was|were|will be|has been) (?:asked|requested|applied|sought|granted|promised|provided|given|covered) (?:for |from |by )/iu,
    example: 'The budget is asked from the science fund.',
  },
  {
    says: /\b(?:money|funding|funds) (?:is|are|were|came|comes) from\b/iu,
    example: 'The money came from two firms.',
  },
  {
    says: /\b\p{L}+ (?:foundation|council|fund|ministry|agency) paid\b/iu,
    example: 'The Vinter Foundation paid half of it.',
  },
  {
    says: /^(?:(?:funded|paid|financed|supported) (?:by|from|through)\b|fund(?:ed|ing) (?=\S{0,12}\d|[a-z]{2,12} (?:[a-z]{2,8} )?\S{0,4}\d))/iu,
    example: 'Financed through own means.',
  },
  { says: /\b(?:we|i) thank\b|\bthanks (?:to|go)\b/iu, example: 'We thank the nurses.' },
  {
    says: /^(?:(?:this|the) (?:work|study|project|research) (?:was|is) )?(?:un|self-)funded\b/iu,
    example: 'Unfunded.',
  },
  {
    says: /^\p{Lu}{2,8}(?: [\p{L}\p{N}/-]{1,14}){0,3} (?:grant|studentship|fellowship|scholarship)\b[^.;]{0,30}\.?$/u,
    example: 'ESRC studentship.',
  },
  // Interests
  {
    says: /\b(?:no|any|a) (?:competing|conflicts? of) interests?\b/iu,
    example: 'There are no competing interests.',
  },
  { says: /^(?:there are |we have )?no conflicts?[.]?$/iu, example: 'No conflicts.' },
  {
    says: /\b(?:(?:none|neither|nobody) of (?:us|the authors)|(?:neither|no) author) (?:has|have|had|declares?|reports?) (?:an? |any )?(?:\p{L}+ )?(?:conflicts?|interests?)\b/iu,
    example: 'None of us has a conflict.',
  },
  {
    says: /\bno (?:cois?|other (?:\p{L}+ )?interests?|conflicts? (?:otherwise|to declare|declared))\b/iu,
    example: 'Nothing else, no COI.',
  },
  {
    says: /^ethics ?: (?:approv|granted|cleared|exempt|n\/a|not)/iu,
    example: 'Ethics: approved by the board, written consent.',
  },
  { says: /^(?:irb|ethics) n\/a\b/iu, example: 'IRB n/a (administrative data).' },
  { says: /\bdeclare (?:that )?(?:they|no|i have)\b/iu, example: 'The authors declare that they own no shares.' },
];
