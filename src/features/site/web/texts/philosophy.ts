import type { Article } from '../reading/article.ts';

/**
 * The article 'Our Philosophy' (features specification, section 2): nine sections, the last one being the references.
 * A paragraph that is a list of texts is shown as a list; [n] leads to reference n.
 */
export const philosophy: Article = {
  title: 'Our Philosophy',
  description:
    'The case for agile research writing: early feedback, a manuscript prototype, traceable citations, journal-aligned structure and risk signals, and the limits that such a tool must respect.',
  standfirst:
    'Agile thinking changed how software is made: show something early, learn from it, change course while changing is cheap. Research writing still does the opposite. This is the case for a manuscript prototype, and for the limits that it must respect.',
  sections: [
    {
      id: 'uncertainty',
      title: 'Put uncertainty on the table',
      paragraphs: [
        'Every paper begins as a set of guesses. That the question is open. That the design can answer it. That the effect will still be there when the sample grows. That the journal we have in mind has readers who care. Most of these guesses are reasonable, some are wrong, and at the start nobody can tell which. The usual way of writing hides them until the end: the introduction is polished, the figures are final, the co-authors are tired, and only then does a reader from outside say that the sample is too small or that the question was answered four years ago.',
        'The cost of hidden uncertainty is not only personal. In 2005 John Ioannidis showed, with little more than arithmetic, that a claimed finding is less likely to be true when studies are small, when effects are small, and when designs, definitions and outcomes leave much freedom to choose [1]. His title overshoots for some fields and his assumptions have been argued over ever since, but the list of conditions has aged well. It reads like a risk checklist. What it asks of an author is modest: say how many, say what was fixed beforehand, say what else was tried.',
        'We start from that request. A draft that puts its uncertainty on the table is worth more than a fluent one that buries it, because only the first can still be helped. An open gap invites a colleague to fill it. A smooth sentence over the same gap invites nobody.',
      ],
    },
    {
      id: 'voices',
      title: 'Leading voices',
      paragraphs: [
        'None of this is our discovery. Linda Flower and John Hayes listened to writers thinking aloud and found no tidy march from outline to text. Planning, putting into words and reviewing interrupt each other all the way through, and writers change even their main goals because of what they learn by writing [2]. For a researcher the consequence is plain. The first full draft is not the report of finished thinking. It is one of the instruments with which the thinking gets done, and an instrument is of little use if it is switched on only at the end.',
        'Software went through a similar argument. When Kent Beck described extreme programming in 1999, he proposed to stop treating planning, analysis, design and testing as phases in a long row, and to do a little of each all the time, so that a mistake meets a user within weeks instead of years [3]. The agile methods that followed differ in ceremony. They share one observation: the price of a change depends on how late you learn that you need it.',
        'Science has its own version. In a Registered Report the question, the methods and the planned analysis are reviewed, and the article is accepted in principle, before the results exist. Looking back on the format, Christopher Chambers and Loukia Tzavella review early evidence that it works as intended, and are frank that it does not cure everything [4]. Three fields, one lesson: let someone else look while that can still change the outcome.',
      ],
    },
    {
      id: 'timing',
      title: 'The timing mismatch',
      paragraphs: [
        'Feedback in research is plentiful, expert and free. It just arrives at the wrong time. A supervisor reads the chapter when it is whole. Co-authors comment when the manuscript is circulated. Reviewers, who know the field best, see the paper when the data are in, the money is spent and the postdoc has moved to another city. The more expensive a comment is to act on, the later it tends to come.',
        'There are decent reasons for this. Nobody likes to show a page that is half notes and half hope. Readers are busy, and an author who asks for an hour of their time wants to hand over something that deserves it. So the author waits until the text looks finished, and looking finished is exactly what makes large changes unwelcome. By then the reader corrects commas, because a comment on the design would seem unkind.',
        'The mismatch is one of form more than of will. An idea in conversation is too loose to criticize: it agrees with everyone. A finished manuscript is too stiff. What is missing is the thing between the two, with the shape of a paper and the price of a sketch, that a colleague can read in a quarter of an hour and take apart without guilt.',
      ],
    },
    {
      id: 'mosaic',
      title: 'A practical mosaic',
      paragraphs: [
        'A paper looks like one long argument, but it is built from pieces whose shapes are known. John Swales showed that introductions to research articles make the same few moves: they establish a territory, establish a niche within it, and occupy that niche [5]. Anyone who has read a few dozen introductions knows this in the bones. Having it written down means that you can ask of your own draft which move is there, which is missing, and which takes up a page because the next one is hard.',
        'Reporting guidelines do the same for methods and results. PRISMA 2020 gives the authors of systematic reviews a checklist of 27 items, from the search strategy to the funding [6]. Comparable lists exist for trials, for observational studies, for prediction models and for animal experiments. Authors usually meet them late, as a form that the journal wants attached. Read early, they are a design tool: each item is a question that can still be answered by doing something, and not only by explaining why it was not done.',
        'So we treat a manuscript as a mosaic. Some tiles are yours already: the question, the notes on what you did, the figure that convinced you. Some exist elsewhere: the studies you lean on, each with an address where it can be checked. Some are blank, and a blank tile with a label is useful, since it says what is needed, where, and why a reader will look for it. Journal-aligned structure means no more than this: the tiles are laid where the readers of that kind of journal expect them.',
      ],
    },
    {
      id: 'prototype',
      title: 'The manuscript prototype',
      paragraphs: [
        'A manuscript prototype is the mosaic laid out as a paper. You bring research insights in your own words, figures with a line on what each one shows, and, if you have them, seed papers and constraints. {brand} puts your sentences into the order that the article type calls for, adds figures and references, and returns a document that looks like a paper and states at the top that it is not for submission. You get it as LaTeX source and as PDF, because a prototype that you cannot edit is only a picture.',
        'The document comes with three things that a plain draft lacks.',
        [
          '*Traceable citations.* Every reference in a prototype can be followed back to a record, such as a seed paper that you supplied. A statement that seems to need a source and has none is marked as a gap. A gap is a task; an invented reference is a trap.',
          '*A view of the literature covered.* It shows the themes of your text next to the papers that you provided, so that you see which claims rest on reading and which on memory.',
          '*Risk signals.* A checklist asks what a careful reviewer would ask: is there a sample size, an uncertainty for the main estimate, a comparison, a word on missing data? Each mark comes with its reason. It is a question to answer, never a grade.',
        ],
        'None of this replaces a reader. It earns one. A prototype is something that you can send to an advisor on a Tuesday, asking for a hard look at the design, and expect to hear back about by Thursday. Then you change the input, run it again and compare. Two or three such rounds in the first weeks of a project cost less than one round of major revision in its third year.',
      ],
    },
    {
      id: 'boundaries',
      title: 'Boundaries and ethics',
      paragraphs: [
        'A tool that writes papers would be easy to sell and wrong to make. When William Walters and Esther Wilder had ChatGPT write short literature reviews and then checked the citations, 55 percent of those from GPT-3.5 and 18 percent of those from GPT-4 were fabricated, and many of the real ones contained substantive errors [7]. Newer systems do better. But better is not the standard for a reference list; correct is. We therefore hold to a few rules that are deliberately dull.',
        [
          '{brand} is not ghostwriting. It arranges, marks, checks and typesets. A sentence in a prototype is your own, comes from a cited record, or is marked as what it is: a gap to fill, wording of the template, or, where you use one, the words of a language model.',
          'Research judgment stays with the researcher. The question, the design, the reading of the evidence and the decision to submit are yours, and so is the responsibility for all of them.',
          'A prototype is a planning and validation aid, not a ready-to-submit manuscript. Rules on authorship and on the disclosure of tools differ between journals and institutions. Follow yours.',
          'Work in progress is private. {brand} does not train public models on private project data, and you can delete your inputs and outputs at any time.',
        ],
        'There are also things that a prototype cannot see. It does not know whether a measurement was made well, whether consent was given, or whether a pattern is real. Sayash Kapoor and Arvind Narayanan followed one kind of error, in which a model learns from information that it should not have had, through 17 fields and 294 papers, some of them with wildly optimistic conclusions [8]. Part of their answer is a sheet of questions that authors fill in about their own work. That is the right division of labor. A form can ask; only the people who know the study can answer.',
      ],
    },
    {
      id: 'worth',
      title: "Why it's worth it",
      paragraphs: [
        'The first gain is time, though not in the sense of typing faster. Typing was never the slow part. What a prototype saves is the month spent polishing a section that a ten-minute conversation would have cut, and the season lost because a journal with another readership had been the target from the start.',
        'The second is courage. It is easier to show a page that admits to being a prototype than one that pretends to be finished. Researchers at the start of a career have the most to gain here, since they have the least practice in telling a fatal objection from a matter of taste, and the fewest people who owe them a reading. A list of gaps in plain words gives them something concrete to bring to a meeting, and gives the advisor something concrete to say.',
        'The third belongs to groups. When every project in a lab has a prototype of the same structure, a weekly meeting can compare them: which claim got stronger, which risk is still open, which study should be stopped before it costs another year. Stopping early is a result too. The literature rarely records it, but budgets and careers do.',
        'And there is a gain for readers. A paper whose uncertainty was on the table from the first week tends to say how many, what was fixed beforehand and what else was tried. The list of 2005 asked for little more.',
      ],
    },
    {
      id: 'invitation',
      title: 'Invitation',
      paragraphs: [
        'Take the project that you have been meaning to write up. Not the safest one: the one where you are unsure whether it holds. Write down, in a hundred words or more, what you asked, what you did and what you found. Add the one figure that you would draw on a whiteboard. Then look at the prototype and ask a single question: what is the most important thing on this page that I do not know yet?',
        'If the answer is uncomfortable, the prototype has done its work, and has done it while the answer can still change the study. Show it to someone. Change it. Run it again.',
        'We hold this essay to the same rule. It is a prototype of an argument, and parts of it are surely wrong. If you know which, please tell us. We would rather learn it early.',
      ],
    },
    { id: 'references', title: 'References', paragraphs: [] },
  ],
};

export const byline = { by: 'By {founder}', date: '2025-11-11', shownDate: 'November 11, 2025' } as const;

export const closing = {
  heading: 'Try the argument on your own paper',
  text: 'The start is free and needs no credit card. Disagree? Tell us.',
  start: 'Start a prototype',
  contact: 'Tell us where we are wrong',
} as const;

/** Works that exist and can be checked: each has the identifier that its publisher assigned. */
export const references: readonly Reference[] = [
  {
    short: 'Ioannidis 2005',
    authors: 'Ioannidis JPA',
    year: 2005,
    title: 'Why Most Published Research Findings Are False.',
    where: 'PLoS Medicine 2(8): e124.',
    doi: '10.1371/journal.pmed.0020124',
  },
  {
    short: 'Flower and Hayes 1981',
    authors: 'Flower L, Hayes JR',
    year: 1981,
    title: 'A Cognitive Process Theory of Writing.',
    where: 'College Composition and Communication 32(4): 365–387.',
    doi: '10.2307/356600',
  },
  {
    short: 'Beck 1999',
    authors: 'Beck K',
    year: 1999,
    title: 'Embracing change with extreme programming.',
    where: 'Computer 32(10): 70–77.',
    doi: '10.1109/2.796139',
  },
  {
    short: 'Chambers and Tzavella 2022',
    authors: 'Chambers CD, Tzavella L',
    year: 2022,
    title: 'The past, present and future of Registered Reports.',
    where: 'Nature Human Behaviour 6: 29–42.',
    doi: '10.1038/s41562-021-01193-7',
  },
  {
    short: 'Swales 1990',
    authors: 'Swales JM',
    year: 1990,
    title: 'Genre Analysis: English in Academic and Research Settings.',
    where: 'Cambridge University Press.',
    isbn: '978-0-521-33813-4',
  },
  {
    short: 'Page et al. 2021',
    authors: 'Page MJ, McKenzie JE, Bossuyt PM, et al.',
    year: 2021,
    title: 'The PRISMA 2020 statement: an updated guideline for reporting systematic reviews.',
    where: 'BMJ 372: n71.',
    doi: '10.1136/bmj.n71',
  },
  {
    short: 'Walters and Wilder 2023',
    authors: 'Walters WH, Wilder EI',
    year: 2023,
    title: 'Fabrication and errors in the bibliographic citations generated by ChatGPT.',
    where: 'Scientific Reports 13: 14045.',
    doi: '10.1038/s41598-023-41032-5',
  },
  {
    short: 'Kapoor and Narayanan 2023',
    authors: 'Kapoor S, Narayanan A',
    year: 2023,
    title: 'Leakage and the reproducibility crisis in machine-learning-based science.',
    where: 'Patterns 4(9): 100804.',
    doi: '10.1016/j.patter.2023.100804',
  },
];

export type Reference = {
  /** For the margin. */
  readonly short: string;
  readonly authors: string;
  readonly year: number;
  readonly title: string;
  readonly where: string;
} & ({ readonly doi: string; readonly isbn?: never } | { readonly isbn: string; readonly doi?: never });
