/** Texts of the pages shown without a connection or without the database. */
export const texts = {
  offline: {
    kicker: (brand: string) => `${brand} cannot be reached`,
    title: 'You are offline',
    text: 'This page needs a connection. Your work isn’t lost: what you saved is on the server, and your runs continue.',
    retry: 'Try again',
  },
  unavailable: {
    kicker: (brand: string) => `${brand} is unavailable`,
    title: 'We’ll be right back',
    text: 'The service can’t reach its database at the moment. Your work is safe. Please try again in a minute.',
    retry: 'Try again',
  },
} as const;
