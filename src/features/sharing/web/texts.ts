export const texts = {
  title: 'Shared links',
  subtitle: 'Links to your reports and drafts. Anyone with a link can read what it shares.',
  back: 'Account',
  none: 'You haven’t shared anything',
  noneAbout: 'Open a report or a draft and choose Share to create a link.',
  loading: 'Loading links…',
  failed: 'Failed to load links',
} as const;
