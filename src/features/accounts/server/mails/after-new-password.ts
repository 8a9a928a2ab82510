/** Someone who knew the password may have added other ways to log in, and a new password revokes none of them. */
export const afterNewPassword =
  'Then remove passkeys, API keys and shared links that you don’t recognize: a new password doesn’t remove them.';
