/** Every act of an administrator that is logged, with the words of its line. They name no person. */
export const adminActions = {
  password_change: 'Admin password changed',
  adjust_credits: 'Credits adjusted',
} as const;
export type AdminAction = keyof typeof adminActions;
