import { z } from 'zod';

/**
 * Plain sentences for validation errors without their own message, naming the field; users see them in forms, and
 * scripts in API answers. Called wherever external input is parsed.
 */
export function speakPlainly(): void {
  z.config({ customError: (issue) => `${nameOf(issue.path)} ${plainProblem(issue)}.` });
}

/** The predicate of a sentence whose subject is the field. */
export function plainProblem(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${types[issue.expected] ?? 'something else'}`;
    case 'too_big':
      return sizeProblem(issue.origin, Number(issue.maximum), 'at most');
    case 'too_small':
      return sizeProblem(issue.origin, Number(issue.minimum), 'at least');
    case 'invalid_format':
      return formats[issue.format] ?? 'is not valid';
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.map(String).join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `has parts that are not known here: ${issue.keys.join(', ')}`;
    default:
      return 'is not valid';
  }
}

function nameOf(path: readonly PropertyKey[] | undefined): string {
  return path === undefined || path.length === 0 ? 'The input' : `“${path.map(String).join('.')}”`;
}

function sizeProblem(origin: string, size: number, bound: 'at most' | 'at least'): string {
  if (origin === 'string' && bound === 'at least' && size === 1) return 'must not be empty';
  const unit = units[origin];
  if (!unit) return `must be ${bound} ${size}`;
  return `${bound === 'at most' ? 'can' : 'must'} have ${bound} ${size} ${size === 1 ? unit.one : unit.many}`;
}

const units: Record<string, { one: string; many: string } | undefined> = {
  string: { one: 'character', many: 'characters' },
  array: { one: 'entry', many: 'entries' },
  set: { one: 'entry', many: 'entries' },
  map: { one: 'entry', many: 'entries' },
  file: { one: 'byte', many: 'bytes' },
};

const types: Record<string, string | undefined> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  tuple: 'a list',
  date: 'a date',
  null: 'empty',
};

const formats: Record<string, string | undefined> = {
  email: 'must be an email address',
  url: 'must be a web address',
  uuid: 'must be an id, as the product gave it',
  guid: 'must be an id, as the product gave it',
  date: 'must be a date, such as 2026-03-31',
  datetime: 'must be a time, such as 2026-03-31T12:00:00Z',
  json_string: 'must be JSON',
};
