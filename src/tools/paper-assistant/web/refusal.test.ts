import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { refusalOf, refusalOfFailure, UnreadableFile } from './refusal.ts';

const fine = { loggedIn: true, enough: true, descriptionsValid: true, textProblem: null };

test('a submission that follows the rules is not refused', () => {
  expect(refusalOf(fine)).toBeNull();
});

test('without a session the first message is to log in', () => {
  expect(refusalOf({ loggedIn: false, enough: false, descriptionsValid: false, textProblem: 'x' })).toEqual({
    message: 'Please log in to use this feature.',
  });
});

test('missing text comes first, then descriptions, then problems in the text [F5.1.3 F5.1.4]', () => {
  const all = { loggedIn: true, enough: false, descriptionsValid: false, textProblem: 'Maximum 1000 words allowed.' };
  expect(refusalOf(all)?.message).toBe(
    'Please provide either images with descriptions or research insights (minimum 100 words).',
  );
  expect(refusalOf({ ...all, enough: true })?.message).toBe(
    'Please fix the errors in image descriptions before submitting.',
  );
  expect(refusalOf({ ...all, enough: true, descriptionsValid: true })?.message).toBe('Maximum 1000 words allowed.');
});

test('a failure shows the server’s message, or what went wrong on the way [F8.1.4 F8.1.5 F8.1.6]', () => {
  const said = new AppError('invalid_package', { message: 'The zip is damaged.' });
  expect(refusalOfFailure(said)).toEqual({ message: 'The zip is damaged.' });
  expect(refusalOfFailure(new AppError('token_expired'))).toEqual({ message: 'Authentication error during upload.' });
  expect(
    refusalOfFailure(new AppError('unavailable', { message: 'No connection.', cause: new TypeError('x') })),
  ).toEqual({ message: 'File upload failed.', detail: 'No connection.' });
  expect(refusalOfFailure(new UnreadableFile('Failed to read file content.'))).toEqual({
    message: 'Failed to read file content.',
  });
  expect(refusalOfFailure(new TypeError('x is not a function'))).toEqual({
    message: 'An unexpected error occurred during processing.',
  });
});
