/** The glossary page; its terms are those that reports explain (contract/glossary.ts). */
export const glossaryPage = {
  title: 'Glossary',
  description: 'Terms of commercial leases in one sentence each: NNN, CAM, SNDA, TI, rsf and more.',
  standfirst: 'The terms that lease reports use, in one sentence each.',
  alsoCalled: 'Also called:',
} as const;
