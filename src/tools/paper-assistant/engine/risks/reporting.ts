import { namesSource } from '../cite-worthy.ts';
import { headingName } from '../heading-names.ts';
import type { Manuscript } from '../manuscript.ts';
import { findTemplate } from '../render/templates/find-template.ts';
import { noTies, paidFor, saysAccess } from './everyday-statements.ts';
import { isSubstantial, type RiskContext, type RiskRule, saidIn } from './rule.ts';

/** Rules on statements, wording and length. */
export const reportingRules: readonly RiskRule[] = [
  {
    id: 'ai-disclosure',
    severity: 'info',
    title: 'Disclose how this prototype was made',
    why: 'Most journals ask authors to say which tools helped to write or arrange a manuscript.',
    add: 'Use the text in AI-DISCLOSURE.md as a start, and adapt it to the rules of your journal.',
    find: () => [{}],
  },
  {
    id: 'design-read-from-words',
    severity: 'info',
    title: 'The study design was read from your words',
    why: 'The prompts and rules of this checklist depend on the design.',
    add: 'Choose the design yourself if this reading is wrong.',
    find: ({ design, designBy, designChosen }) =>
      designChosen || designBy === null
        ? []
        : [
            {
              sentence: designBy,
              add: `It was read as: ${design.name}${design.guideline === null ? '' : ` (guideline: ${design.guideline})`}. Choose the design yourself if this is wrong.`,
            },
          ],
  },
  {
    kind: 'absence',
    id: 'no-data-statement',
    found: 'Access to data or code is stated',
    severity: 'low',
    title: 'No statement on data or code',
    why: 'Many journals require one, and readers look for it before they trust a result.',
    add: 'Say where data and code can be found, or why they cannot be shared.',
    when: (context) => isSubstantial(context) && hasData(context),
    evidence: (context) => saidIn(context, shared),
    near: (context) => saidIn(context, address) !== null || saysAccess(context),
  },
  {
    id: 'access-unclear',
    severity: 'low',
    title: 'Access to data or code that a reader cannot use yet',
    why: 'Journals ask where data and code are and who may use them; a promise without a place is sent back.',
    add: 'Name the repository or the person to ask, the conditions, and the date.',
    find: ({ sentences, others }) => {
      const all = [...sentences, ...others];
      const vague = all.find(({ lower }) => promised.test(lower) && !placed.test(lower));
      if (vague === undefined || all.some(({ lower }) => aboutAccess.test(lower) && placed.test(lower))) return [];
      const sentence = sentences.find(({ id }) => id === vague.id);
      return [sentence === undefined ? { quote: vague.words } : { sentence }];
    },
  },
  {
    kind: 'absence',
    id: 'no-funding-or-conflict-statement',
    found: 'Funding and interests are stated',
    severity: 'low',
    title: 'No statement on funding or on conflicts of interest',
    why: 'Journals print both, also where there is nothing to declare.',
    add: 'Name the funders and their part in the work, and declare interests or their absence.',
    when: isSubstantial,
    evidence: (context) => {
      const money = saidIn(context, funded) ?? saidIn(context, paidFor);
      const declared = saidIn(context, interests) ?? saidIn(context, noTies);
      if (money === null || declared === null) return null;
      return money.sentence === declared.sentence
        ? money
        : { sentence: null, quote: `${money.quote} … ${declared.quote}` };
    },
    // Authors who name a funder have considered conflicts of interest; anything missing is only a notice.
    near: (context) => [funded, interests, paidFor, noTies].some((pattern) => saidIn(context, pattern) !== null),
  },
  {
    kind: 'absence',
    id: 'no-interest-statement',
    found: 'Interests are declared',
    severity: 'info',
    title: 'Funding is named, interests are not declared',
    why: 'Most journals print a declaration of interests, also where there are none.',
    add: 'Declare interests, or their absence.',
    when: ({ lower }) => funded.test(lower),
    evidence: (context) => saidIn(context, interests) ?? saidIn(context, noTies),
  },
  {
    id: 'notes-to-self',
    severity: 'low',
    title: 'Notes to yourself or your coauthors are still in the text',
    why: 'The draft prints every sentence of yours, these too, and a reviewer should not read them.',
    add: 'Settle what the note asks, then delete it in the workspace.',
    find: ({ sentences, others }) => {
      const [note, ...more] = [...sentences, ...others].filter(({ lower }) => noteToSelf.test(lower));
      if (note === undefined) return [];
      const count =
        more.length === 0 ? 'One sentence has one.' : `${more.length + 1} sentences have one; this is the first.`;
      const add = `Settle what the note asks, then delete it in the workspace. ${count}`;
      const sentence = sentences.find(({ id }) => id === note.id);
      return [sentence === undefined ? { quote: note.words, add } : { sentence, add }];
    },
  },
  {
    id: 'undefined-abbreviations',
    severity: 'low',
    title: 'Abbreviations without their long form',
    why: 'A reader from another field stops at the first one.',
    add: 'Write the long form at the first use, with the abbreviation in brackets.',
    find: (context) => {
      const unknown = undefinedAbbreviations(context);
      const first = unknown[0];
      // A few of them are normal in notes to a colleague.
      const full = context.sentences.filter(({ words }) => /^[\p{Lu}\d].*[.!?)]$/u.test(words)).length;
      const most = full >= 0.95 * context.sentences.length ? 0 : 2;
      if (first === undefined || unknown.length <= most) return [];
      const sentence = context.sentences.find(({ words }) => words.includes(first));
      const add = `Write the long form at the first use of: ${unknown.slice(0, 8).join(', ')}.`;
      // A name that occurs only once may be well known in the field: one or two of them are fine, or any number in
      // fragments.
      const onlyNotice = (unknown.length < 3 || most > 0) && !unknown.some(isRepeated);
      return [{ sentence, add, ...(onlyNotice ? { severity: 'info' } : {}) }];

      function isRepeated(token: string): boolean {
        return context.sentences.filter(({ words }) => words.includes(token)).length > 1;
      }
    },
  },
  {
    id: 'journal-limits',
    severity: 'medium',
    title: 'Beyond a limit that you gave',
    why: 'The constraints name a limit, and the draft is over it.',
    add: 'Shorten the draft, or move material to a supplement.',
    find: (context) =>
      overLimits(context).map(([about, add]) => ({
        about,
        add,
        quote: context.options.constraints.trim().slice(0, 300),
      })),
  },
  {
    id: 'template-limits',
    severity: 'medium',
    title: 'Beyond a limit of the target journal',
    why: 'The publisher names a limit for every manuscript of this kind, and the draft is over it.',
    add: 'Shorten it before you submit.',
    find: ({ manuscript }) => {
      const { name, limits } = findTemplate(manuscript.template);
      const words = abstractWords(manuscript);
      const { abstractWords: most = words, keywords = manuscript.keywords.length } = limits ?? {};
      return [
        ...(words > most
          ? [
              {
                about: 'abstract',
                add: `${name} asks for an abstract of up to ${most} words; this one has ${words} (${limits?.source}).`,
              },
            ]
          : []),
        ...(manuscript.keywords.length > keywords
          ? [
              {
                about: 'keywords',
                add: `${name} asks for up to ${keywords} keywords; this draft has ${manuscript.keywords.length} (${limits?.source}).`,
              },
            ]
          : []),
      ];
    },
  },
];

const funded =
  /^(?:money|support|funders?|sponsors?|financ(?:e|es|ing)) ?[:=]|\b(?:un|co-?|crowd[- ]?)?fund(?:ed|ing|ers?|s)\b|\bgrants?\b|\b(?:financially )?supported by\b|\b(?:paid|financed|sponsored)(?: for)? (?:by|from)\b|(?<!\b(?:is|are|was|were|be|been|get|got) )paid for (?:the|this|our|my|it|all|a|an)\b|\bfinanced\b|\bmoney (?:came )?from\b|\bfinancial support\b|\b(?:study|trial) sponsors?\b|\b(?:stipends?|scholarships?|fellowships?) (?:from|by|paid)\b|\b(?:no|without(?: any)?) (?:extra |outside |external |special |separate )?(?:money|budget)\b|\b(?:our|my) own (?:money|means|pocket)\b|\b(?:donated|lent|provided|supplied) (?:free of charge |free )?by (?:the |a )?(?:manufacturer|maker|company|producer|vendor|firm)\b|\bcost (?:us |me )?nothing\b/;

const noteToSelf =
  /\b(?:todo|tbd|tbc|fixme)\b|(?:\b|\d)xxx\b|\?\?|!!|\b(?:pls|please) (?:check|add|cite|fix)\b|[[(](?:cite|citation|ref|refs|source|källa|quelle|fuente|kilde)\b(?! \d)[^\])]{0,60}[\])]|\b(?:sections?|fig(?:ure)?s?\.?|tables?|appendix|chapter|eqs?\.?) xx\b|\{\{ ?\w+ ?\}\}|\b(?:id|number|accession|no\.) 12345\d*\b|\b(?:don['’]?t) (?:oversell|forget)\b|\b(?:remember|still need) to (?:cite|add|check|mention)\b|\bno idea why\b|\b(?:that|is|was|were) ?(?:\.{3}|…)$|\bn ?= ?[xyz]\b|\((?:e\.g\.|cf\.|see),?\)/;

const interests =
  /\bno cois?\b|\b(?:none|neither) of (?:us|the authors) ha(?:s|ve|d) (?:an? |any )?(?:[a-z]+ )?(?:conflicts?|interests?)\b|\b(?:conflicts? of|competing|declarations? of) interests?\b|\bconflicts? (?:exists?|to)\b|\bdeclare\b|\bdisclosures?\b|^no conflicts?[.]?$|[.;] no conflicts?(?:[.;]|$)|\bno (?:other |financial |commercial )?(?:interests?|ties)\b|\b(?:consult(?:s|ant|ed|ing)?|work(?:s|ed)?|adviser|advisor|speaker) (?:for|to) (?:the |a )?(?:manufacturer|maker|company|producer|vendor|firm|platform|funder|sponsor)\b|\b(?:owns?|holds?|own|hold) shares\b/;

/** Proofs and arguments without numbers have no data that could be shared. */
function hasData({ sentences, lower }: RiskContext): boolean {
  return (
    !/\b(?:theorem|proposition|lemma|corollary|proof)s?\b/.test(lower) ||
    sentences.some(
      ({ move, words }) => move === 'method' && /\b(?:data|measured|collected|sample|survey)\b/i.test(words),
    )
  );
}

/** Any URL may lead to the data: authors who give one have considered data access. */
const address =
  /(?<!doi\.org)https?:\/\/(?!(?:dx\.)?doi\.org)|\bwww\.|\b(?:data|code|scripts?|materials?|zenodo|osf)\b(?:[^.]|\.(?=\S)){0,60}\b(?:doi\b|10\.\d{4,}\/)|\b(?:data|code|scripts?|repo)\s*(?:\+|&|and|,|\/)\s*(?:data|code|scripts?|materials?|models?)\b|\b(?:code|data) (?:availability|access|statement)\b|\bopen[- ](?:source|data|code)\b|\b(?:public(?:ly available)?|open(?:ly available)?|freely available) (?:\p{L}+ )?(?:data|data ?sets?|records|registers?|registries|statistics|archives?|catalogues?|corpus|corpora)\b|\b(?:on|upon) (?:request|demand)\b|\b(?:by|via) e-?mail to (?:me|us|the)\b|\b(?:everything|all of (?:it|this)|the lot|spreadsheets?|workbooks?|notebooks?) (?:is|are|can be|will be) (?:\p{L}+ )?(?:online|public|open|shared|available|kept|stored|seen|had)\b/u;

const aboutAccess = /\b(?:data|data ?sets?|code|scripts?|materials|recordings|transcripts|software|models?|files)\b/;

/** A promise, or a condition that only the authors can judge. */
const promised =
  /\b(?:we|i) (?:will|plan to|intend to|want to|are going to|hope to) (?:also )?(?:share|release|publish|deposit|upload) (?:the |our |all |all our )?(?:\p{L}+ )?(?:data|code|scripts?|materials|recordings|transcripts|models?)\b|\b(?:data|data ?sets?|codes?|scripts?|materials|recordings|transcripts|software|models?|weights|files|sources?)\b[^.;]{0,50}\b(?:will (?:soon |then |later )?be (?:released|shared|published|uploaded|open(?:ed|-sourced)|made (?:\p{L}+ )?(?:available|public|open))|(?:may|might|could|can) be (?:obtained|requested|shared|given|had|provided)\b[^.;]{0,40}\b(?:if|when|after|provided|case by case|justified)|(?:is|are) (?:not (?:yet )?(?:online|public|available)|being prepared|in preparation))\b|\b(?:data|code|scripts?)\b[^.;]{0,20}\b(?:tbd|to be decided|to follow|coming soon|later)\b/u;

const placed =
  /https?:|\bwww\.|\b(?:zenodo|figshare|dryad|osf|github|gitlab|dataverse|pangaea|genbank|mendeley|kaggle|hugging ?face|bitbucket|ncbi|ega|dbgap|icpsr|gesis|uk data (?:service|archive)|repository|archive|registry|supplement\w*|supporting information|appendix|committee|ministry|agency|statistics|consent|privacy|law|licen[cs]e|doi)\b|\b10\.\d{4}|@/;

const shared =
  /\b(?:prjna|prjeb|gse|pxd)\d|\b(?:table|list|notes|texts|letters|counts|items|stimuli|questionnaire|figures|numbers|corpus)\b[^.;]{0,40}\b(?:published|printed|given|included) (?:along |together )?with (?:the|this) (?:article|paper)\b|\b(?:we|i) (?:will|plan to|intend to|want to|are going to|hope to) (?:also )?(?:share|release|publish|deposit|upload) (?:the |our |all |all our )?(?:\p{L}+ )?(?:data|code|scripts?|materials|recordings|transcripts|models?)\b|\b(?:notes|interviews|tapes|diaries|letters|forms|answers|replies)\b[^.]{0,40}\b(?:cannot|can not|can|must not|may not) be (?:shared|made public|published|deposited|released)\b|\b(?:data|data ?sets?|codes?|code ?book|materials|scripts?|transcripts|recordings|measurements|spectra|readings|files?|sheets|times|weights|coefficients|reads|cubes|waveforms|sequences|catalogues?|logs|images|maps|models|traces|samples|annotations|procedures|counts|corpus|labels|benchmarks?|instances|photographs)\b[^.]{0,80}\b(?:(?<!\b(?:when|where|if|as|commercially|currently|best|readily|most|with the data) )available|shared|deposited|released|repository|archived?|open (?:access|data)|openly|posted|published|public|not public|confidential|on request|appendix|supplement(?:ary)?|supporting information|web ?(?:page|site)|cc[ -]by|stored)\b|\b(?:zenodo|figshare|dryad|osf|gbif|github|gitlab|dataverse|pangaea|genbank|mendeley data|protein data bank)\b|\bavailable (?:up)?on (?:reasonable )?request\b|\bdata availability\b|\b(?:in|at|on|to) (?:the |an? |our |its )?(?:[\p{L}’'-]+ ){0,3}(?:supplements?|supplementary \p{L}+|repository|data archive)\b|\b(?:published|listed|held|kept) (?:in|at|on) [^.]{0,40}\b(?:database|registry|archive)\b|\bdata service\b|\b(?:in|at|on|to) (?:the )?(?:[\p{L}’'-]+ ){0,4}(?:observatory|national|state|city|data) archives?\b|\bgeofon\b|\b(?:at|in|on) (?:geo|sra|ena|pride|arrayexpress|dbgap)\b|\bdata via application\b|\biris\b|\bncbi\b|\bbioproject\b|\bearthdata\b|\bvizier\b|\bhugging ?face\b|\bneurovault\b|\bopenneuro\b|\bbitbucket\b|\bkaggle\b|\bhydroshare\b|\bre3data\b|\bgitee\b|\bsupporting information\b|\bfiles? ?: |\b(?:data|codes?|sequences|reads|scripts?|materials|spectra|recordings|transcripts|files) (?:go|goes|will (?:go|be (?:put|uploaded|given))) (?:to|on|into?)\b|\b(?:can|must|may) be (?:applied for|requested|downloaded|ordered)\b|\bdata\b[^.]{0,30}\bcan only be used\b|\bcan be (?:found|obtained|requested|downloaded|had) (?:from|on|at|in)\b/u;

/** Abbreviations commonly used without their long form. */
const commonAbbreviations = new Set(
  `PVC PET HDPE LDPE LCD OLED PCB RF RFID NFC QR GUI UI UX CSS PHP OS LTE GSM WLAN VPN DNS SSH GDPR WTO IMF ECB FAO UNICEF UNDP UNHCR
   ESA CERN JAXA GMT UTC BBC CNN MP MPs USSR GDR DDR FRG WWI WWII HPV SARS MERS MRSA NSAID NSAIDs SSRI SSRIs CRP BNP ALT AST TSH GFR
   DBLP ACM NDA NDAs TIC HARPS TESS MAST ALMA JWST SDSS BSD MIT GPL LGPL AGPL EBSD ROS IMU ISC MPL IBM CC BY HRMS TEMPO DMSO DMF THF DCM MeCN DFT TLC NOE SST CMEMS NEMO ERA ECMWF IPCC CMIP NOAA USGS GIS DEM LIDAR SAR NDVI KLOC SZZ LOC JVM HTTP JSON XML CI CD BOLD TR TE ROI MNI SPM FSL OD MOI CFU WT KO PEG SDS FBS DMEM EDTA BSA HEPES RT qPCR GAPDH COI MCMC AIC BIC OR HR RR IRR NNT ITT ICC VIF SHAP LASSO KNN MLP BLEU WER MOS OCR ASR VAT GNI ROA ROE ESG IPO FDI PPP NYSE SEC FDA EMA MHRA NICE ICD NYHA ASA BLS FEV COPD CKD MI AF PE DVT ECG EMG EOG LDL HDL HDAC IgG IgM PTSD ADHD OCD CBT ADL GP RN TBI SAXS WAXS TGA DSC FTIR HPLC ELISA XPS EDX AFM EPR ESR GC MS LC ICP UPS PL SSD CPU RDMA NIC NICs RAM LAN TCP IP UDP API SQL YCSB AES RSA NLP LLM LLMs GAN BERT GLM GEE SEM LMM PCA RMS DOF PID MPC LQR UAV GNSS INS SNR MHC GFP siRNA siRNAs mRNA SNP SNPs ATP ADP CO PBS HCl NaCl KOH IL TNF AR CV LV RV PSF HST ESO NGC GRB FWHM RCBD LSD CRD PSQI NRS VAS PHQ GAD UCLA MMSE BP SBP DBP GP NHS NIH NIHR NSF ERC DFG JAMA ICU ED RCT RCTs OLS GLM LSTM CNN SVM AUC ROC RMSE MAE FFT FEM CFD XRD SEM TEM NMR IR CAD API HPC TODO RQ RQs SEs AND NOT BUT ALL ONLY VERY MUST FYI NW NE SW AI AM PM AD BC AIDS ANCOVA ANOVA MANOVA CONSORT PRISMA PROSPERO STROBE ARRIVE CENTRAL CINAHL ISRCTN NCT DRKS ACTRN GRADE ROBINS AMSTAR SPIRIT TRIPOD STARD SRQR COREQ GBIF ENA SRA ICPSR MEDLINE EMBASE OSF EUR USD GBP CHF KB MB GB
   BMI CD CEO CI CIs COVID CPU CT DC DIY DNA DOI EEG EU FAQ GDP GPS GPU GPUs HIV HR HTML HTTP ID IDs IEEE IQ IQR ISBN ISO IT LED MA MD
  MRI NASA NATO NB NGO NGOs OECD OK OR PC PCR PDF PhD RAM RNA RR SD SE SI SMS SPSS STEM TB TV UK UN UNESCO URL US USA USB UV VR WHO WWW XML II III IV VI VII VIII IX XI XII`.split(
    /\s+/,
  ),
);

function undefinedAbbreviations({ sentences }: RiskContext): string[] {
  const all = sentences.map(({ words }) => words).join(' ');
  const found = new Set<string>();
  const named = new Set<string>();
  for (const { words } of sentences) {
    // A line in capitals is emphasis, not a series of abbreviations; long words in capitals are names (MEDLINE,
    // PANGAEA).
    if (words === words.toUpperCase()) continue;
    // A cited work has the name that its authors gave it.
    const cited = namesSource(words);
    for (const [token] of words.matchAll(
      /(?<![\p{L}\p{N}$\\/-])\p{Lu}{2,6}(?:-\p{Lu}{1,4})?s?(?![\p{L}\p{N}/~_^-])(?! \p{Lu}{0,2}\d| [IVX]{1,4}\b| (?:database|registry|archive|repository|project|tool|checklist|statement)\b)/gu,
    )) {
      const [plain = token] = token.split('-');
      if (cited && !found.has(token)) named.add(token);
      if (!commonAbbreviations.has(plain) && headingName(token) === null && !named.has(token)) found.add(token);
    }
  }
  return [...found].filter((token) => {
    const bare = token.replace(/s$/, '');
    return (
      !spellsOut(all, bare) &&
      ![
        `(${bare})`,
        `(${bare}s)`,
        `(${bare};`,
        `(${bare},`,
        `(${bare}-`,
        `(${bare}:`,
        `${bare} (`,
        `${token} (`,
        `[${bare}]`,
      ].some((form) => all.includes(form))
    );
  });
}

/** 'Proton pump inhibitors' one sentence before 'PPI': the long form without parentheses. */
function spellsOut(text: string, short: string): boolean {
  const words = text.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  const initials = words.filter((word) => !/^(?:of|and|the|in|for)$/.test(word)).map(([first]) => first);
  return short.length > 2 && initials.join('').includes(short.toLowerCase());
}

function abstractWords({ abstract }: Manuscript): number {
  return abstract
    .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
    .reduce((sum, { text }) => sum + text.split(' ').length, 0);
}

/** What exceeds a limit of the journal, and by how much. */
function overLimits({ options, userWords, manuscript }: RiskContext): [about: string, add: string][] {
  const lower = options.constraints.toLowerCase().slice(0, 4000);
  const over: [string, string][] = [];
  for (const match of lower.matchAll(
    /(\d{1,3}(?:[,.]\d{3}){1,3}|\d{1,6})[ -]?(words?|figures?|references?|keywords?)\b/g,
  )) {
    const limit = Number((match[1] as string).replaceAll(/[,.]/g, ''));
    const near = lower.slice(Math.max(0, match.index - 30), match.index + match[0].length + 16).split(/[.;\n]/);
    const about = near.find((part) => part.includes(match[0])) ?? '';
    if (/\b(?:at least|minimum|min\.?|more than)\b/.test(about)) continue;
    const unit = (match[2] as string).replace(/s$/, '');
    const [name, actual] =
      unit === 'figure'
        ? ['figures', manuscript.figures.length]
        : unit === 'reference'
          ? ['references', manuscript.references.length]
          : unit === 'keyword'
            ? ['keywords', manuscript.keywords.length]
            : /\babstract\b/.test(about)
              ? ['words in the abstract', abstractWords(manuscript)]
              : /\btitle\b/.test(about)
                ? ['words in the title', manuscript.title.text.split(' ').length]
                : ['words in the text', userWords];
    if (limit > 0 && actual > limit) over.push([name, `The limit is ${limit} ${name}; the draft has ${actual}.`]);
  }
  return over;
}
