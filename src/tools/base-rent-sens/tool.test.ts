import { describe, expect, test } from 'vitest';
import { baseRent, baseRentFields, baseRentForm, discountRateField, display, valueAt, withFooter } from './tool.ts';

const initial = Object.fromEntries(baseRentFields.map((field) => [field.name, field.initial]));

/** The form's error messages by field after these changes; an empty object if it is valid. */
function messages(changes: Record<string, unknown>): Record<string, string> {
  const parsed = baseRentForm.safeParse({ ...initial, ...changes });
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

function message(field: string, typed: unknown): string | undefined {
  return messages({ [field]: typed })[field];
}

function value(field: string, typed: unknown): unknown {
  const parsed = baseRentForm.parse({ ...initial, [field]: typed }) as Record<string, unknown>;
  return parsed[field];
}

describe('the form of base rent analysis', () => {
  test('has the eight numeric lease fields, from one schema [F2.5.1]', () => {
    const names = [
      'term',
      'ti_allow',
      'space_size',
      'ti_rate',
      'op_ex_pct',
      'op_ex_escal',
      'base_rent_min',
      'base_rent_max',
    ];
    expect(baseRentFields.map((field) => field.name).sort()).toEqual([...names].sort());
    expect(baseRent.input).toBe(baseRentForm);
    const empty = baseRentForm.safeParse({});
    expect(new Set(empty.error?.issues.map((issue) => issue.path[0]))).toEqual(new Set(names));
  });

  test('starts with term 5, allowance 35.00, space 10,000 and rate 8.00, in their units [F3.5]', () => {
    const shown = Object.fromEntries(baseRentFields.map((field) => [field.name, [field.initial, field.unit]]));
    expect(shown).toMatchObject({
      term: ['5', 'years'],
      ti_allow: ['35.00', '$/sf'],
      space_size: ['10,000', 'sf'],
      ti_rate: ['8.00', '% per year'],
    });
  });

  test('starts with expenses 15.00 and 3.00 and a rent range of 50.00 to 65.00, in their units [F3.6]', () => {
    const shown = Object.fromEntries(baseRentFields.map((field) => [field.name, [field.initial, field.unit]]));
    expect(shown).toMatchObject({
      op_ex_pct: ['15.00', '% of base rent'],
      op_ex_escal: ['3.00', '% per year'],
      base_rent_min: ['50.00', '$/sf/yr'],
      base_rent_max: ['65.00', '$/sf/yr'],
    });
  });

  test('accepts its initial values and returns plain decimal strings', () => {
    expect(baseRentForm.parse(initial)).toEqual({
      term: '5',
      ti_allow: '35.00',
      space_size: '10000',
      ti_rate: '8.00',
      op_ex_pct: '15.00',
      op_ex_escal: '3.00',
      base_rent_min: '50.00',
      base_rent_max: '65.00',
    });
  });

  test('accepts its own output unchanged', () => {
    const once = baseRentForm.parse({
      ...initial,
      ti_allow: '1,234.5',
      discount_rate: ' 6 ',
      term: '07',
      ti_rate: '.5',
    });
    expect(once).toMatchObject({ ti_allow: '1234.50', discount_rate: '6.00', term: '7', ti_rate: '0.50' });
    expect(baseRentForm.parse(once)).toEqual(once);
  });

  test('reads JSON numbers like typed numbers', () => {
    expect(value('term', 7)).toBe('7');
    expect(value('ti_rate', 8.25)).toBe('8.25');
    expect(message('ti_rate', Number.NaN)).toBe('TI Rate must be a number');
    expect(message('ti_rate', Number.POSITIVE_INFINITY)).toBe('TI Rate must be a number');
  });

  test.each(['abc', '2.5', '1e1', '٣', '5 years', '1,5', 'Infinity', '--5', '.'])(
    'reports that a term of %j must be an integer [F5.4.1]',
    (typed) => {
      expect(message('term', typed)).toBe('Term must be an integer');
    },
  );

  test('accepts terms of 1 to 15 years and refuses others [F5.4.1]', () => {
    for (let years = 1; years <= 15; years += 1) expect(value('term', String(years))).toBe(String(years));
    expect(message('term', '0')).toBe('Term must be a positive integer');
    expect(message('term', '-3')).toBe('Term must be a positive integer');
    expect(message('term', '16')).toBe('Term must be at most 15');
    expect(message('term', '9'.repeat(300))).toBe('Term must be at most 15');
  });

  test('accepts a positive allowance with at most two decimals, without its commas [F5.4.2]', () => {
    expect(value('ti_allow', '1,035.50')).toBe('1035.50');
    expect(value('ti_allow', '0.01')).toBe('0.01');
    expect(message('ti_allow', '0')).toBe('TI Allowance must be a positive number');
    expect(message('ti_allow', '-1')).toBe('TI Allowance must be a positive number');
    expect(message('ti_allow', '35.001')).toBe('TI Allowance can have at most two decimals');
    expect(message('ti_allow', '35.000')).toBe('TI Allowance can have at most two decimals');
    expect(message('ti_allow', 'free')).toBe('TI Allowance must be a number');
  });

  test('accepts a positive whole space size, without its commas [F5.4.3]', () => {
    expect(value('space_size', '12,345,678')).toBe('12345678');
    expect(value('space_size', '10,000.00')).toBe('10000');
    expect(message('space_size', '10.5')).toBe('Space Size must be an integer');
    expect(message('space_size', 'large')).toBe('Space Size must be an integer');
    expect(message('space_size', '0')).toBe('Space Size must be a positive integer');
    expect(message('space_size', '-10')).toBe('Space Size must be a positive integer');
  });

  test.each([
    ['base_rent_min', 'Base Rent Min'],
    ['base_rent_max', 'Base Rent Max'],
  ])('accepts a positive %s with at most two decimals [F5.4.4]', (field, label) => {
    const both = (typed: string) => messages({ base_rent_min: typed, base_rent_max: typed })[field];
    expect(both('50.25')).toBeUndefined();
    expect(both('1,250.25')).toBeUndefined();
    expect(both('0')).toBe(`${label} must be a positive number`);
    expect(both('0.00')).toBe(`${label} must be a positive number`);
    expect(both('-50')).toBe(`${label} must be a positive number`);
    expect(both('50.125')).toBe(`${label} can have at most two decimals`);
  });

  test('refuses a minimum above the maximum, at the minimum field, with the sentence of the catalog [F5.4.5]', () => {
    expect(messages({ base_rent_min: '65.01' })).toEqual({
      base_rent_min: 'Base Rent Min must be less than or equal to Base Rent Max',
    });
    expect(messages({ base_rent_min: '65.00' })).toEqual({});
    expect(messages({ base_rent_min: '9.00', base_rent_max: '10.00' })).toEqual({});
  });

  test('refuses a maximum above 1.5 times the minimum, at the maximum field, to the cent [F5.4.6]', () => {
    expect(messages({ base_rent_max: '75.01' })).toEqual({
      base_rent_max: 'Base Rent Max must be no more than 1.5 times Base Rent Min',
    });
    expect(messages({ base_rent_max: '75.00' })).toEqual({});
    // 1.5 x 0.07 is not exact in binary fractions.
    expect(messages({ base_rent_min: '0.07', base_rent_max: '0.11' })).toHaveProperty('base_rent_max');
    expect(messages({ base_rent_min: '0.08', base_rent_max: '0.12' })).toEqual({});
  });

  test('checks the range even if another field is wrong', () => {
    expect(messages({ term: 'x', base_rent_max: '90' })).toEqual({
      term: 'Term must be an integer',
      base_rent_max: 'Base Rent Max must be no more than 1.5 times Base Rent Min',
    });
    expect(messages({ base_rent_min: 'x', base_rent_max: '90' })).toEqual({
      base_rent_min: 'Base Rent Min must be a number',
    });
  });

  test.each([
    ['op_ex_pct', 'Operating Expenses'],
    ['op_ex_escal', 'Operating Expense Increase'],
    ['ti_rate', 'TI Rate'],
    [discountRateField.name, 'Discount Rate'],
  ])('accepts %s as a positive percentage of at most 100 with two decimals [F5.4.7]', (field, label) => {
    expect(value(field, '100')).toBe('100.00');
    expect(value(field, '0.01')).toBe('0.01');
    expect(message(field, '100.01')).toBe(`${label} must be at most 100`);
    expect(message(field, '0')).toBe(`${label} must be a positive number`);
    expect(message(field, '-8')).toBe(`${label} must be a positive number`);
    expect(message(field, '8.125')).toBe(`${label} can have at most two decimals`);
  });

  test('shows specific messages for non-numeric and negative values, in every field [F5.4.8]', () => {
    for (const field of baseRentFields) {
      const kind = field.kind === 'integer' ? 'integer' : 'number';
      const article = kind === 'integer' ? 'an' : 'a';
      for (const typed of ['ten', '1e400', '0x10', '=1+1', '$5', '5%', {}, [], true, '１２']) {
        expect(message(field.name, typed)).toBe(`${field.label} must be ${article} ${kind}`);
      }
      expect(message(field.name, '-7')).toBe(`${field.label} must be a positive ${kind}`);
      for (const typed of ['', '   ', null, undefined])
        expect(message(field.name, typed)).toBe(`${field.label} must be filled in`);
    }
  });

  test('never reads a decimal comma as a thousands separator in fields that keep their commas', () => {
    expect(message('ti_rate', '8,5')).toBe('TI Rate must be a number');
    expect(message('base_rent_min', '50,00')).toBe('Base Rent Min must be a number');
  });

  test('shows a sentence at every field for hostile input', () => {
    for (const field of baseRentFields) {
      const huge = message(field.name, '9'.repeat(300));
      expect(huge).toMatch(/ must be at most [\d,]+$/);
      expect(message(field.name, '9'.repeat(1_000_000))).toBe(huge);
      expect(message(field.name, `1${',000'.repeat(100)}`)).toBe(huge);
      expect(message(field.name, '0'.repeat(1000))).toMatch(/ must be a positive (integer|number)$/);
    }
    for (const whole of [null, 'text', 7, [], undefined]) {
      expect(baseRentForm.safeParse(whole).error?.issues[0]?.message).toBe('Please fill in the lease form.');
    }
    const odd = JSON.parse(`{"__proto__": {"polluted": true}, "extra": 1}`);
    expect(baseRentForm.parse({ ...initial, ...odd })).not.toHaveProperty('extra');
  });

  test('leaves out the discount rate if its field is empty', () => {
    for (const blank of ['', '  ', null, undefined]) {
      expect(baseRentForm.parse({ ...initial, discount_rate: blank }).discount_rate).toBeUndefined();
    }
  });
});

describe('figures on the page', () => {
  test('are evaluated exactly', () => {
    expect(valueAt({ intercept: '-1.5', slope: '2.25' }, '3.1')).toBe('5.475');
    expect(valueAt({ intercept: '0.000000000000000000000000000001', slope: '10000' }, '50.01')).toBe(
      '500100.000000000000000000000000000001',
    );
  });

  test('round half up, away from zero, and have thousands separators', () => {
    expect(display('1234567.885')).toBe('1,234,567.89');
    expect(display('-1234.565')).toBe('-1,234.57');
    expect(display('-0.004')).toBe('0.00');
    expect(display('0.005')).toBe('0.01');
    expect(display('999.995')).toBe('1,000.00');
    expect(display('12', 0)).toBe('12');
    expect(display('1.5', 0)).toBe('2');
    expect(display('66.01608573', 4)).toBe('66.0161');
    // 1.005 is below its decimal value as a binary fraction.
    expect(display('1.005')).toBe('1.01');
  });

  test('end with a footer that names Home, My Reports and the given address', () => {
    const closed = withFooter('# Report\n\ntext\n', 'help@example.org');
    expect(closed).toBe(
      '# Report\n\ntext\n\n---\n\nThis report is also under Home → My Reports. For support, write to help@example.org.\n',
    );
  });
});
