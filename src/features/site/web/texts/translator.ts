/** The Translator while it is not ready (features specification, section 2). */
export const translator = {
  title: 'Translator',
  state: 'Under Construction',
  text: 'Translation of academic writing is being built. Nothing can be ordered here yet, and nothing is charged.',
  listHeading: 'Coming Soon',
  list: [
    'Multi-language document translation',
    'Academic terminology preservation',
    'Citation format maintenance',
    'Real-time collaboration',
  ],
} as const;
