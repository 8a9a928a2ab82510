import { expect, test } from 'vitest';
import { loginSchema, registerForm } from './login-forms.ts';

const registerFormSchema = registerForm({ invitationRequired: false });

const valid = {
  username: 'ada',
  email: 'ada@example.org',
  password: 'Correct-Horse-7',
  confirmPassword: 'Correct-Horse-7',
};

test("a confirmation that doesn't match is reported at its field, even if other fields are invalid [P5.10]", () => {
  expect(registerFormSchema.safeParse(valid).success).toBe(true);
  expect(issuesOf({ ...valid, confirmPassword: 'Correct-Horse-8' })).toEqual({
    confirmPassword: "Passwords don't match",
  });
  expect(issuesOf({ ...valid, username: '', email: '', confirmPassword: 'x' })).toEqual({
    username: 'Username must be at least 3 characters',
    email: 'Email is required',
    confirmPassword: "Passwords don't match",
  });
});

test('forms send the address trimmed and in lower case [P5.2]', () => {
  expect(registerFormSchema.parse({ ...valid, email: ' Ada@Example.ORG\t' }).email).toBe('ada@example.org');
  expect(loginSchema.parse({ email: ' Ada@Example.ORG ', password: ' as it is ' })).toEqual({
    email: 'ada@example.org',
    password: ' as it is ',
  });
});

function issuesOf(form: unknown): Record<string, string> {
  const { error } = registerFormSchema.safeParse(form);
  return Object.fromEntries(error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []);
}
