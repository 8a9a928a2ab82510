import { describe, expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { loginMessage, plainMessage, registrationMessage } from './failure-messages.ts';

describe('a failed login says', () => {
  test.each([
    [new AppError('email_not_confirmed'), 'Please verify your email before logging in.'],
    [new Error('Email not confirmed yet'), 'Please verify your email before logging in.'],
    [new AppError('invalid_credentials'), 'Incorrect email or password. Please try again.'],
    [new AppError('account_not_found'), 'No account found with this email. Please register first.'],
    [new AppError('account_disabled'), 'This account has been disabled. Please contact support.'],
    [new Error('user is disabled'), 'This account has been disabled. Please contact support.'],
    [new AppError('too_many_attempts'), 'Too many attempts. Please wait a few minutes before trying again.'],
    [new AppError('login_failed'), 'Login failed. Please try again.'],
    [new Error('Something of its own'), 'Something of its own'],
    [new Error(''), 'Login failed. Please try again.'],
    ['no error at all', 'An unexpected error occurred. Please try again.'],
    [undefined, 'An unexpected error occurred. Please try again.'],
  ])('%s: %s', (failure, message) => {
    expect(loginMessage(failure)).toBe(message);
  });
});

describe('a failed registration says', () => {
  test.each([
    [
      new AppError('user_already_registered'),
      'This email is already registered. Please log in or use a different email.',
    ],
    [new AppError('weak_password'), 'Please choose a stronger password with at least 8 characters.'],
    [new AppError('invalid_email'), 'Please enter a valid email address.'],
    [new AppError('username_taken'), 'This username is already taken. Please choose another one.'],
    [new AppError('registration_failed'), 'Registration failed. Please try again.'],
    [new Error(''), 'Registration failed. Please try again.'],
  ])('%s: %s', (failure, message) => {
    expect(registrationMessage(failure)).toBe(message);
  });
});

test('any other failure shows its own message', () => {
  expect(plainMessage(new AppError('invalid_verification_link'))).toContain('invalid or has expired');
  expect(plainMessage(null)).toBe('An unexpected error occurred. Please try again.');
});
