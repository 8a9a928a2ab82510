/** Someone who had the password may have added other ways in, and a new password ends none of them. */
export const afterNewPassword =
  'Then remove passkeys, API keys and shared links that you don’t recognize: a new password doesn’t remove them.';
