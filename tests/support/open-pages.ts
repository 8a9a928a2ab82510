/** The pages that everyone can read, except the landing page, with their headings. */
export const openPages = [
  ['/philosophy', 'Our Philosophy'],
  ['/about', 'About Foredraft'],
  ['/contact', 'Contact'],
  ['/terms', 'Terms of Service'],
  ['/help', 'Help'],
  ['/glossary', 'Glossary'],
  ['/changelog', 'Changelog'],
  ['/status', 'All systems are working'],
] as const;
