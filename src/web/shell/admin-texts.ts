/** What only administrators read of the frame: a member's page goes without it. */
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
    /** The username and the time stand behind the two. */
    before: 'You are viewing as',
    after: 'Nothing can be changed here. The view ends at',
    end: 'End view',
    ending: 'Ending…',
  },
} as const;
