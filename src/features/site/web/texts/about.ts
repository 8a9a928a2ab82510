import type { Article } from '../reading/article.ts';

export const about: Article = {
  title: 'About {brand}',
  description:
    'What {brand} is, what a Paper Prototype is, how one is made, and what we believe about research writing, integrity and privacy.',
  standfirst:
    '{brand} helps researchers see their paper while it can still change. It turns what they know today into a draft with its gaps showing.',
  sections: [
    {
      id: 'product',
      title: 'The product',
      paragraphs: [
        '{brand} is an engine for researchers that builds Paper Prototypes: journal-aligned, exploratory, cited drafts made from an idea, a target journal or style, constraints, and, if you have them, seed papers or data. You log in, spend credits on the work you order, and keep the results as LaTeX and PDF. The start is free and needs no credit card.',
        'The same account opens a second set of tools, for people who work with commercial property: lease abstracts, lease and letter-of-intent analysis, and base rent sensitivity. They follow the same rule. Every statement in a report can be traced to your document or your figures.',
        'The tools are optimized for English academic writing at present. More languages will follow.',
      ],
    },
    {
      id: 'paper-prototype',
      title: 'What a Paper Prototype is',
      paragraphs: [
        'A Paper Prototype has the shape of a paper and the cost of a sketch. It has a title, sections, figures and references in the order that the article type calls for. It also has what finished papers hide: open gaps, statements that need a source, and questions that a reviewer is going to ask.',
        'A prototype is a planning and validation aid, not a ready-to-submit manuscript, and it says so at its head.',
      ],
    },
    {
      id: 'process',
      title: 'The process',
      paragraphs: [
        [
          '*You write.* Between 100 and 1,000 words on what you asked, did and found, and up to ten figures, each with a description.',
          '*{brand} assembles.* Your sentences are put in order, citations are tied to the records you supplied, missing sources are marked, and rules look for what is usually missing.',
          '*You read.* The draft comes with a literature-coverage view and a risk checklist. Both give reasons.',
          '*You change it.* Edit the LaTeX, or change the input and run it again. A prototype improves when you show it to people.',
        ],
      ],
    },
    {
      id: 'beliefs',
      title: 'What we believe',
      paragraphs: [
        [
          'Uncertainty belongs on the table, early and in plain words.',
          'A labeled gap is worth more than a smooth sentence that hides it.',
          'A reference that cannot be opened is not a reference.',
          'Software should say what it did and what it did not check.',
        ],
        'The longer version, with its sources, is in [[Our Philosophy|/philosophy]].',
      ],
    },
    {
      id: 'advantage',
      title: "The researcher's advantage",
      paragraphs: [
        'Researchers who learn of a weak point in the first month can act on it: collect more, compare better, choose another journal, or stop. Those who learn of it from a reviewer can only explain. The advantage of a prototype is not speed of writing. It is the order in which you find things out.',
      ],
    },
    {
      id: 'integrity',
      title: 'Academic integrity',
      paragraphs: [
        '{brand} is not ghostwriting, and research judgment stays with the researcher. Every sentence of a prototype is your own, comes from a cited record, or is marked as something else. No reference is made up to fill a gap.',
        'You are the author. You check what you use, you follow the rules of your institution and of your journal, and you disclose the tools that they ask you to disclose.',
      ],
    },
    {
      id: 'teams',
      title: 'Advisors and teams',
      paragraphs: [
        'Advisors use prototypes to validate a direction before months go into it. A prototype makes a meeting concrete: which result supports which claim, which risk is open, what the target journal would expect.',
        'Teams use them to compare. Drafts with the same structure can be read side by side, and the next experiment can go where a gap matters most.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      paragraphs: [
        'Your inputs and outputs are yours, and you can delete them at any time. {brand} does not train public models on private project data. Uploaded research packages are deleted once the draft exists; lease documents are deleted as soon as their analysis ends.',
        'For an export or a deletion that you cannot do yourself, write to {email}. What to put in the subject is on the [[contact page|/contact]]; the rules that apply are in the [[terms|/terms]].',
      ],
    },
  ],
};

export const aboutBack = 'Back';
export const aboutVersion = 'Version';
