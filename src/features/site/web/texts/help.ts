import type { Article } from '../reading/article.ts';

/** The help page: what each tool needs, how to read its result, and what to do if something goes wrong. */
export const help: Article = {
  title: 'Help',
  description:
    'How to use {brand}: writing the input for a paper draft, reading a lease report, credits, privacy, and what to do when something goes wrong.',
  standfirst: 'What each tool needs from you, how to read what you get back, and what to do when something goes wrong.',
  sections: [
    {
      id: 'start',
      title: 'Getting started',
      paragraphs: [
        'Create an account, open the link in the email that we send you, and log in. The dashboard lists every tool with its price in credits. Your first drafts and reports are listed under My Drafts and My Reports; a sample draft is ready under My Drafts.',
        'A run is charged only when you get its result. The credits are held while it runs. If it fails or you cancel it, they are released, and your credit history shows that.',
        'You can leave the page while something runs. It continues without you, and the result will be there when you come back.',
      ],
    },
    {
      id: 'paper',
      title: 'Paper Assistant: what to write',
      paragraphs: [
        'Write 100 to 1,000 words: your question, what you did, what you found, and what you’re unsure about. Plain sentences work best. You can add labels such as “Methods:” or “Results:”, and each label decides where the sentences below it go.',
        [
          '*Numbers.* Give them with their unit and, where you have them, the sample size and the uncertainty. The checklist asks for what is missing.',
          '*Citations.* Cite the way you always do: by author and year, by number, or with \\cite and a key. Upload a .bib, .ris or .bbl file, or paste DOIs or \\bibitem entries, and the citations are matched to those records.',
          '*Images.* Up to 10 PNG or JPEG files, each with a description. The description becomes the caption.',
          '*Options.* Article type, journal, citation style and template. If you leave one out, it is detected from your text or left open, and the draft tells you which.',
        ],
      ],
    },
    {
      id: 'draft',
      title: 'Reading and editing a draft',
      paragraphs: [
        'Every sentence you write appears in the body exactly once, in your words. The margin says where each paragraph comes from. The abstract repeats sentences from the body.',
        'A prompt such as “To develop” marks something that readers of this article type expect and that your text doesn’t say. Type your answer into the prompt, or leave it.',
        '“[citation needed]” marks a statement that needs a source. Select it to search the literature, to attach a record you already have, or to say that no source is needed. Nothing is invented: if no matching work is found, the mark stays.',
        'You can edit sentences, move them to another section, switch the template and undo every step. Each change makes a new version, at no cost. Download the draft as LaTeX, PDF, Word or Markdown, or open it in Overleaf.',
      ],
    },
    {
      id: 'leases',
      title: 'Leases and letters of intent',
      paragraphs: [
        'Upload a PDF or DOCX of up to 10 MB. PDFs need selectable text: run text recognition (OCR) on scans first.',
        'Each value in a report has one of three states.',
        [
          '*Found.* The document says so. The report quotes the passage and names its page.',
          '*Please check.* The document is unclear, or two passages disagree. The report says why. Read the passage yourself before you rely on the value.',
          '*Not found.* The tool looked for it and found nothing. That is not proof that it isn’t there.',
        ],
        'Only found values appear in the summary, the calendar and computed figures. You can accept, correct or reject a value; your correction is marked with its date and goes into every download.',
        'A lease and its amendments can be put together under My Reports, Tenancies. Run a tool on each document first. The page then shows what is in force, with the old and new value for each amendment and the passage it comes from. A value that an amendment only mentions, or that doesn’t match what was there before, is marked “Please check”.',
        'The portfolio, under My Reports, lists every lease with its area, rent, expiry, next date and risks. You can search, sort and filter it and download it as XLSX or CSV. Only found values are in its dates, sums and chart; the others say “Please check”.',
        'Compare, under My Reports, puts two leases, or a letter of intent and a lease, next to each other. Each term says whether it is the same, which party the second document is better for, or what is missing, with the passage on both sides.',
        'A report isn’t legal advice. It shows you where to look, and your lawyer can check each statement against the page it quotes. The [[glossary|/glossary]] explains real estate terms.',
      ],
    },
    {
      id: 'base-rent',
      title: 'Base Rent Analysis',
      paragraphs: [
        'Type the area, the rent, the term and the increases. The result is calculated exactly from what you typed, with each year, the total, and how the total changes when one input changes. Drag the slider to see other rents without another run.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits and payments',
      paragraphs: [
        'You buy credits with a card, and we never see its number. Credit History lists every purchase, grant and use. Purchases has the receipts.',
        'If a payment went through and the credits are missing, wait a minute and reload the page. If they are still missing, write to {email} with the date and the amount.',
      ],
    },
    {
      id: 'account',
      title: 'Account, security and privacy',
      paragraphs: [
        'Add a passkey or an authenticator app on your account page. The page also lists the devices you’re logged in on, and you can sign out any of them.',
        'Uploaded documents are deleted after their analysis, unless you keep the pages with your report. Your texts are not used to train public models. You can export your data or delete your account at any time.',
        'Report a security problem to {email} with “SECURITY” in the subject.',
      ],
    },
    {
      id: 'trouble',
      title: 'When something goes wrong',
      paragraphs: [
        [
          '*The email didn’t arrive.* Look in your spam folder, check the address for typos, and select “Resend the link” on the login page.',
          '*The file was refused.* The message says why: its type, its size, a password, or pages without text. Nothing was charged.',
          '*“This document seems to be …”* The document looks like a kind that the tool doesn’t read. The message names that kind and the page.',
          '*A run takes a long time.* Large documents and busy hours take minutes. The page shows the current step. If you cancel the run, nothing is charged.',
          '*A statement is wrong.* Correct or reject it in the report, and tell us the passage at {email}, so that we can improve the rule behind it.',
          '*A page couldn’t be shown.* Reload it. If that doesn’t help, write to {email} with the reference id, and look at the [[status page|/status]].',
        ],
      ],
    },
  ],
};
