import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import {
  changePasswordMessage,
  forgotPasswordMessage,
  resetPasswordMessage,
  setPasswordMessage,
} from './password-messages.ts';
import { readRecoveryFragment } from './recovery-fragment.ts';

const tooMany = 'Too many attempts. Please wait a few minutes before trying again.';
const stronger = 'Please choose a stronger password with at least 8 characters.';

test.each([
  ['wrong_current_password', 'The current password you entered is incorrect. Please try again.'],
  ['current_password_unverified', 'Unable to verify current password. Please try again.'],
  ['password_unchanged', 'New password must be different from your current password'],
  ['weak_password', stronger],
  ['too_many_attempts', tooMany],
  ['password_update_failed', 'Failed to update password. Please try again later.'],
  ['internal', 'Failed to update password. Please try again later.'],
  ['unavailable', 'An unexpected error occurred. Please try again later.'],
] as const)('a change that fails with %s shows: %s', (code, message) => {
  expect(changePasswordMessage(new AppError(code))).toBe(message);
});

test.each([
  ['invalid_reset_link', 'Invalid or expired reset link. Please request a new password reset.'],
  ['weak_password', stronger],
  ['too_many_attempts', tooMany],
  ['internal', 'Failed to reset password. Please try again.'],
] as const)('a reset that fails with %s shows: %s', (code, message) => {
  expect(resetPasswordMessage(new AppError(code))).toBe(message);
});

test.each([
  ['weak_password', stronger],
  ['too_many_attempts', tooMany],
  ['internal', 'Failed to set password. Please try again.'],
] as const)('a first password that fails with %s shows: %s', (code, message) => {
  expect(setPasswordMessage(new AppError(code))).toBe(message);
});

test.each([
  ['too_many_attempts', tooMany],
  ['reset_mail_failed', 'Failed to send reset email'],
] as const)('a request for a link that fails with %s shows: %s', (code, message) => {
  expect(forgotPasswordMessage(new AppError(code))).toBe(message);
});

test('a failure outside the catalog shows the fallback message of each page', () => {
  for (const failure of [undefined, 'broken', new Error('')]) {
    expect(changePasswordMessage(failure)).toBe('An unexpected error occurred. Please try again later.');
    expect(resetPasswordMessage(failure)).toBe('Failed to reset password. Please try again.');
    expect(setPasswordMessage(failure)).toBe('Failed to set password. Please try again.');
    expect(forgotPasswordMessage(failure)).toBe('Failed to send reset email');
  }
  expect(forgotPasswordMessage(new Error('Something of its own'))).toBe('Something of its own');
});

test('a recovery link needs both tokens and its type', () => {
  expect(readRecoveryFragment('#access_token=a&refresh_token=b&type=recovery')).toEqual({
    access_token: 'a',
    refresh_token: 'b',
  });
  for (const hash of [
    '',
    '#',
    '#access_token=a&type=recovery',
    '#refresh_token=b&type=recovery',
    '#access_token=a&refresh_token=b',
    '#access_token=a&refresh_token=b&type=signup',
    '#access_token=&refresh_token=b&type=recovery',
  ]) {
    expect(readRecoveryFragment(hash), hash).toBeNull();
  }
});
