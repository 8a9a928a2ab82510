export const texts = {
  title: "Confirm it's you",
  password: 'Your password',
  failed: 'Something went wrong. Please try again.',
} as const;
