/** Frame texts for administrators, kept out of other users' pages. */
export const adminTexts = {
  admin: {
    panel: 'Admin Panel',
    home: (brand: string) => `${brand} Admin Panel, overview`,
    overview: 'Overview',
    blog: 'Blog Management',
    credits: 'Credit Management',
    users: 'User Management',
    invitations: 'Invitation Codes',
    logs: 'Admin Logs',
    settings: 'Settings',
  },
  view: {
    label: 'View as user',
    /** Followed by the username and the time. */
    before: 'You are viewing as',
    after: 'Nothing can be changed here. The view ends at',
    end: 'End view',
    ending: 'Ending…',
  },
} as const;
