/** Every text of the landing page; the headings, buttons and names of the features specification, section 2, are word for word. */
export const landing = {
  title: '{brand}: Prototype Your Manuscript In Minutes',
  description:
    'Turn research insights and figures into a journal-aligned paper prototype as LaTeX and PDF, with traceable citations and a risk checklist. A planning aid, not ghostwriting.',
  badge: 'UNDER CONSTRUCTION',
  hero: {
    headline: 'Prototype Your Manuscript In Minutes',
    promise:
      'Write down what you asked, did and found. {brand} sets it as a structured, cited draft in the order a journal expects, marks every gap, and lists the risks before a reviewer does.',
    primary: 'Prototype Now',
    secondary: 'Our Philosophy',
    samples: 'See what it makes: two samples, without an account',
    offer: ['LaTeX and PDF download', 'Free start', 'No credit card'],
  },
  trap: {
    heading: 'The Writing Trap',
    intro: 'Most papers that fail were in trouble early. It just showed up late.',
    pains: [
      {
        name: 'Late Feedback',
        text: 'The first frank reading comes after months of polishing, when a change of design costs a year.',
      },
      {
        name: 'Citation Overload',
        text: 'Two hundred PDFs in a folder, and no way to tell which claims come from reading and which from memory.',
      },
      {
        name: 'Structure Paralysis',
        text: 'The results are there. What belongs in front of them, and in which order, stays open for weeks.',
      },
      {
        name: 'Formatting Friction',
        text: 'Templates, reference styles and figure placement take the hours that the argument needed.',
      },
    ],
  },
  steps: {
    heading: 'How it Works',
    intro: 'Three steps, a few minutes, and you have something that others can read.',
    list: [
      {
        name: 'Input',
        text: 'Your research insights in 100 to 1,000 words, your figures, each with a description, and, if you have them, a target style, seed papers and constraints.',
      },
      {
        name: 'Reason & Assemble',
        text: 'Your sentences go where readers of the article type expect them. What needs a source is tied to a seed paper or marked as a gap. Rules ask what a careful reviewer would ask.',
      },
      {
        name: 'Download',
        text: 'LaTeX source and PDF in one zip, with the risk checklist and the literature-coverage view. Change the input, run it again, compare.',
      },
    ],
  },
  comparison: {
    heading: 'Clarity Before Commitment',
    intro: 'What you know before the expensive months begin.',
    columns: { aspect: 'What changes', before: 'Before', after: 'After' },
    rows: [
      {
        aspect: 'First Feedback',
        before: 'After submission, from strangers, months later.',
        after: 'In the first week, from your advisor, on a page made to be taken apart.',
      },
      {
        aspect: 'Literature Clarity',
        before: 'A folder of papers and a feeling of having read enough.',
        after: 'Each theme next to the papers that support it, each missing source marked.',
      },
      {
        aspect: 'Risk Visibility',
        before: 'Found by a reviewer, answered in a rebuttal.',
        after: 'Listed with reasons, while the study can still change.',
      },
      {
        aspect: 'Journal Fit',
        before: 'Reshaped after each rejection.',
        after: 'Structure chosen for the article type at the start, in LaTeX that you can edit.',
      },
    ],
  },
  realEstate: {
    heading: 'For Commercial Real Estate',
    intro:
      'Leases and letters of intent, read in minutes. Every statement names its clause and, if the file has pages, its page.',
    points: [
      {
        name: 'Lease Abstract and Lease Analysis',
        text: 'Terms, rent schedule, critical dates, obligations and risks of a lease, sublease or amendment. What isn’t certain is marked “Please check”.',
      },
      {
        name: 'Letter of Intent Analysis',
        text: 'Whether it binds, what it leaves open, and the questions to raise before you sign.',
      },
      {
        name: 'Base Rent Analysis',
        text: 'Exact costs over the term for a range of base rents, from eight figures.',
      },
    ],
    sample: 'See the whole report',
    start: 'Read your own lease',
    picture: 'The beginning of a lease report',
    risks: 'High risk',
    caption: 'From the sample report. The lease is invented; the report is what the engine made of it.',
  },
  prices: {
    heading: 'What It Costs',
    intro: (free: string) => `You pay per run, in credits. The start is free: ${free}, no credit card.`,
    tool: 'Tool',
    cost: 'Per run',
    pack: (credits: string, money: string) => `${credits} for ${money}`,
    test: 'Payments are simulated on this installation: nothing is charged.',
    notes: [
      'A run that fails or that you cancel costs nothing.',
      'The first check of a document is free, and so is a sample run of every tool.',
      'Credits are non-refundable and may expire.',
    ],
  },
  voices: {
    heading: 'What it is for, by role',
    note: 'These quotes are illustrative, not from customers.',
    list: [
      {
        quote: 'My advisor had the prototype on Monday. On Tuesday we talked about the design, not about my commas.',
        role: 'Doctoral candidate',
      },
      { quote: 'I would rather read three pages with honest gaps than thirty that hide them.', role: 'Thesis advisor' },
      {
        quote: 'It asked for my sample size before a reviewer could. The number was in my notebook, not in my text.',
        role: 'Postdoctoral researcher',
      },
      {
        quote: 'We stopped one project after its second prototype. That gave us back a year.',
        role: 'Principal investigator',
      },
      {
        quote: 'I write between shifts. Seeing what is missing lets me use the half hour I have.',
        role: 'Clinician scientist',
      },
      {
        quote: 'Every reference leads to a record that I can open. I ask students for that, and seldom get it.',
        role: 'Research librarian',
      },
    ],
  },
  bounds: {
    heading: 'What it is, and what it is not',
    list: [
      {
        name: 'A planning aid',
        text: 'A prototype is a planning and validation aid, not a ready-to-submit manuscript. Research judgment stays with you.',
      },
      {
        name: 'Your data stay yours',
        text: '{brand} does not train public models on private project data. You can delete your inputs and outputs at any time.',
      },
      {
        name: 'The offer',
        text: 'LaTeX and PDF download with every prototype. The start is free and needs no credit card.',
      },
    ],
  },
  call: {
    heading: 'Start with the paper you’re least sure about.',
    text: 'A hundred words or one figure is enough for a first prototype.',
    primary: 'Try',
    secondary: 'Contact Us',
  },
} as const;

/**
 * The page on the first screen: what the product makes of these sentences, one figure and one seed paper, word for word
 * (tests/papers/landing-example.test.ts). The study is made up; the paper that it cites is real.
 */
export const specimen = {
  name: 'A page of a paper prototype, with notes in its margin',
  runningHead: 'Exploratory prototype, not for submission',
  title: 'Street lamps and the spring of young lime trees',
  introduction: {
    heading: 'Introduction',
    cited: 'In Britain, trees in brighter places come into leaf up to 7.5 days earlier',
    citation: '[1]',
    unsourced: 'Street lamps are known to disturb the daily rhythm of many plants.',
    needed: '[citation needed]',
    open: 'It remains unclear whether a single lamp does the same to a sapling.',
  },
  methods: {
    heading: 'Methods',
    own: 'We recorded the day of bud burst of young lime trees on eight streets, half of them under lamps.',
  },
  results: {
    heading: 'Results',
    claim: 'Buds under lamps opened nine days earlier than buds on dark streets',
    pointer: '(Figure 1).',
    number: 'Figure 1.',
    caption: 'Share of open buds, lit and dark streets.',
    drawing: 'Two curves: the share of open buds by day of spring. The curve for lit streets rises nine days earlier.',
    lit: 'lit',
    dark: 'dark',
    axis: 'day of the year',
  },
  reference:
    'R. H. ffrench-Constant, et al. Light pollution is associated with earlier tree budburst across the United Kingdom. Proc. R. Soc. B, 283(1833), 20160813, 2016. doi: 10.1098/rspb.2016.0813.',
  notes: {
    source: { label: 'source', doi: ['10.1098/', 'rspb.2016.0813'], text: 'A record you can open.' },
    own: { label: 'your sentence', text: 'Word for word, where a reader expects it.' },
    risk: { label: 'risk', text: 'A comparison without a test or an interval' },
  },
  caption:
    'Made by {brand} from five sentences, a figure and a seed paper. The study is invented, the cited paper is real.',
} as const;
