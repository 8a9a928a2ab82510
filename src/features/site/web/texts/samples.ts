/** Every text of the pages under /samples. */
export const samples = {
  title: 'Samples',
  description:
    'A paper draft and a lease report, made by the engines of {brand} from invented inputs and not retouched.',
  intro:
    'What you see is what the engines make of these inputs. Nothing was retouched, and a test checks it with every version.',
  list: [
    {
      to: '/samples/lease',
      name: 'A lease report',
      from: 'From an invented office lease of five pages',
      text: 'Parties, terms, rent schedule, dates with their derivation, risks by severity and obligations, each with its clause and page.',
      open: 'See the lease report',
      input: { href: '/samples/lease.pdf', label: 'The lease (PDF)' },
    },
    {
      to: '/samples/paper',
      name: 'A paper draft',
      from: 'From five paragraphs on an invented study and two real seed papers',
      text: 'The author’s own sentences in the order a journal expects, missing sources marked, and a checklist of what a reviewer may question.',
      open: 'See the paper draft',
      input: { href: '/samples/draft.pdf', label: 'The draft (PDF)' },
    },
  ],
  own: {
    title: 'Try it yourself',
    text: 'Every tool has a sample that you can run free of charge. An account takes a minute and comes with {credits}.',
    action: 'Create an account',
  },
  paper: {
    back: 'Samples',
    badge: 'Sample',
    note: 'The study is invented; the papers it cites are real. Don’t cite or submit this draft.',
    pdf: 'Open the PDF',
    zip: 'Download the zip with LaTeX and PDF',
    risks: (open: number) => `Risk checklist (${open})`,
    risksAbout: 'Rule-based checks, most serious first. These are questions to answer, not grades.',
    satisfied: 'Satisfied',
    severity: { high: 'High', medium: 'Medium', low: 'Low', info: 'Note' },
    text: 'The draft',
  },
} as const;
