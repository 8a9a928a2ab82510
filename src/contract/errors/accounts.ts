import type { CatalogueEntry } from './catalogue-entry.ts';

/** Login, registration, passwords and the account page. */
export const accountErrors = {
  // login
  email_not_confirmed: {
    status: 403,
    message: 'Email not confirmed',
    shown: 'Please verify your email before logging in.',
  },
  invalid_credentials: {
    status: 401,
    message: 'Invalid login credentials',
    shown: 'Incorrect email or password. Please try again.',
  },
  account_not_found: {
    status: 404,
    message: 'User account not found',
    shown: 'No account found with this email. Please register first.',
  },
  account_disabled: {
    status: 403,
    message: 'This account is disabled',
    shown: 'This account has been disabled. Please contact support.',
  },
  too_many_sign_ins: {
    status: 429,
    message: 'Too many people are logging in right now. Please try again in a few seconds.',
  },
  linkedin_not_set_up: { status: 404, message: 'LinkedIn login is not set up here.' },
  linkedin_failed: { status: 502, message: 'Failed to connect with LinkedIn. Please try again.' },
  login_failed: { status: 500, message: 'Login failed', shown: 'Login failed. Please try again.' },

  // registration and verification
  user_already_registered: {
    status: 409,
    message: 'User already registered',
    shown: 'This email is already registered. Please log in or use a different email.',
  },
  username_taken: { status: 409, message: 'This username is already taken. Please choose another one.' },
  weak_password: {
    status: 422,
    message: 'weak password',
    shown: 'Please choose a stronger password with at least 8 characters.',
  },
  invalid_email: { status: 422, message: 'invalid email', shown: 'Please enter a valid email address.' },
  registration_failed: { status: 500, message: 'Registration failed', shown: 'Registration failed. Please try again.' },
  invalid_verification_link: {
    status: 400,
    message: 'This verification link is invalid or has expired. Please request a new one.',
  },
  invitation_required: { status: 403, message: 'Registration is currently by invitation only' },
  invalid_invitation: {
    status: 422,
    message: 'This invitation code is invalid, has expired or was already used. Please check it.',
  },

  // passwords
  reset_mail_failed: { status: 500, message: 'Failed to send reset email' },
  invalid_reset_link: {
    status: 400,
    message: 'Invalid or expired reset link. Please request a new password reset.',
  },
  password_reset_failed: { status: 500, message: 'Failed to reset password. Please try again.' },
  wrong_current_password: {
    status: 422,
    message: 'The current password you entered is incorrect. Please try again.',
  },
  current_password_unverified: {
    status: 503,
    message: 'Unable to verify current password. Please try again.',
  },
  password_unchanged: { status: 422, message: 'New password must be different from your current password' },
  password_update_failed: { status: 500, message: 'Failed to update password. Please try again later.' },
  password_already_set: {
    status: 409,
    message: 'This account already has a password. Please use Change Password.',
  },
  set_password_failed: { status: 500, message: 'Failed to set password. Please try again.' },

  // account page, second factor, passkeys
  login_code_required: {
    status: 401,
    message:
      "There were too many failed logins for this account. If your email and password are correct, we've emailed you a code. Enter it to log in.",
  },
  login_code_wrong: {
    status: 401,
    message: 'That code is incorrect or has expired, or the email or password is wrong. Please check all three.',
  },
  password_change_required: {
    status: 403,
    message: 'Change your password first. The one you logged in with was shown when the server started.',
  },
  second_factor_setup_required: {
    status: 403,
    message: 'Administrators need a second factor here. Set up an authenticator app or add a passkey first.',
  },
  passkey_required: {
    status: 401,
    message: 'Administrators need a second factor here. Log in with your passkey instead of the password.',
  },
  second_factor_required: { status: 401, message: 'Enter the code from your authenticator app.' },
  second_factor_wrong: {
    status: 403,
    message: 'That code is incorrect or already used. Wait for the next one and try again.',
  },
  second_factor_on: { status: 409, message: 'Two-factor login is already on.' },
  second_factor_off: { status: 409, message: 'Two-factor login is not on.' },
  passkey_refused: {
    status: 403,
    message: 'This passkey could not be used. Please try again, or log in with your password.',
  },
  too_many_api_keys: { status: 409, message: 'You can have up to 20 API keys. Please revoke one first.' },
  reauthentication_failed: { status: 403, message: 'That password is incorrect. Please try again.' },
  reauthentication_required: {
    status: 403,
    message: 'For security, log out and back in, then try again within 10 minutes.',
  },
  invalid_email_change_link: {
    status: 400,
    message: 'This link is invalid or has expired. Please request the change again on your account page.',
  },
  last_superadmin: {
    status: 409,
    message: 'This is the only superadmin account. Give the role to someone else before you delete it.',
  },

  users_not_fetched: { status: 500, message: 'Failed to fetch users' },
  transactions_not_fetched: { status: 500, message: 'Failed to fetch transactions' },
} as const satisfies Record<string, CatalogueEntry>;
