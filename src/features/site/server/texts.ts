/** What the page says that stands in for every other while there is no connection. */
export const texts = {
  offline: {
    kicker: (brand: string) => `${brand} cannot be reached`,
    title: 'You are offline',
    text: 'This page needs a connection. Nothing of your work is lost: what was saved is on the server, and what runs there goes on.',
    retry: 'Try again',
  },
} as const;
