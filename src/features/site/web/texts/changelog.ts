/** What changed for users, newest first; the day is when it was released. */
export const changelog = {
  title: 'Changelog',
  description: 'What changed in {brand} for researchers and commercial real-estate professionals, newest first.',
  standfirst: 'What changed for you, newest first.',
  releases: [
    {
      date: '2026-11-28',
      shownDate: 'November 28, 2026',
      entries: [
        '*PDFs of drafts and reports* could show an accented letter, or a letter of another script, as another letter. New PDFs are correct; save a change to an older draft to get a new PDF.',
        '*Reports on Word files* name the clause and no page if the file doesn’t say where its pages end. Older reports show this as well.',
        '*Documents* are read faster.',
      ],
    },
    {
      date: '2026-11-27',
      shownDate: 'November 27, 2026',
      entries: [
        '*The workspace of a draft* shows text and PDF side by side: select a sentence in one, and the other shows it. Findings come one at a time, in a part that you can resize.',
        '*A sample draft* is ready under My Drafts for new users: read, edit, download or delete it, at no cost.',
        '*Nothing typed is lost* in the workspace of a draft: text in a panel that you close is kept until you save or discard it.',
        '*Seed papers* are also read from .bbl files and \\bibitem lists; entries that can’t be read are listed with their line.',
        '*Lease reports* quote the condition or exception that limits a statement, and list more deadlines.',
        '*Letters of intent.* In chats and threads, the last figure counts, including figures in shorthand or in words.',
        '*Drafts* show your citations as they are printed, keep a pasted list of references together, and check citations against it.',
        '*Word files* of reports and drafts show long titles and images correctly in every program.',
        '*Literature coverage* of a draft can be viewed by section, by theme or by work, with counts of what is cited and what lacks a source.',
        '*Drafts on phones.* The tabs stay in view, so a finding, its sentence and its page are one tap apart.',
        '*Portfolio.* Areas are abbreviated, so the table fits on a tablet.',
        '*Letter of Intent Analysis* accepts offers in many more forms, and reads more of what they say.',
        '*Long reports* switch between tabs faster.',
        '*Riders* that change a printed lease, and the words “Owner” or “grace period”, are now read, and so are offers that show the rounds of a negotiation in columns.',
      ],
    },
    {
      date: '2026-11-26',
      shownDate: 'November 26, 2026',
      entries: [
        '*The sidebar* is open on wide screens. Narrow it, and it stays narrow until you keep it open again.',
        '*Pages with your report.* You can decide whether they are stored until the report is ready, not only before you submit.',
        '*Reminder emails* can be turned off for one report or one tenancy.',
        '*The Translator* offers a valid name for a file whose name it does not accept.',
        '*Drafts* show their findings on the first screen.',
      ],
    },
    {
      date: '2026-11-22',
      shownDate: 'November 22, 2026',
      entries: [
        '*Lease reports* open with the facts, in tabs that you can link to, with the source page next to each statement.',
        '*Corrections.* Accept, correct or reject every value, date and risk of a report. Downloads and the calendar then use your corrections.',
        '*Missing values.* Enter a term that was not found. It shows who entered it, and is used in downloads, dates and comparisons.',
        '*Reminder emails* are turned off with a button on the page that the email links to, and no longer just by opening the link.',
        '*Paper drafts* keep every sentence in your words, match your citations to your records, and can be edited sentence by sentence, with undo.',
        '*Checklist.* Each check of a draft has a state and the sentence that it is about.',
        '*Sections* of a draft can be added, moved and removed.',
        '*Letters of intent.* More risks and more forms of offers are recognized, and uncertain values are marked “Please check”.',
        '*Templates.* ACM, APA 7, AAS and a two-column report join the list, and drafts in other scripts compile with XeLaTeX.',
        '*API keys* let a script run tools for you.',
        '*Security.* While someone is guessing your password, a login from a new place requires a code from your email. Administrators need a second factor.',
        '*Help, glossary and status pages,* an offline page, and icons for your home screen.',
      ],
    },
    {
      date: '2026-11-20',
      shownDate: 'November 20, 2026',
      entries: [
        'First public version: Paper Assistant, Lease Abstract, Lease Analysis, Letter of Intent Analysis, Base Rent Analysis and Translator.',
        'Accounts with password, LinkedIn or passkey; credits with a full history; drafts, reports and favorites; the blog.',
      ],
    },
  ],
} as const;
