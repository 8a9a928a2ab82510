import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { analyzeLetter } from '../letter/letter-report.ts';
import { prepareText } from './lease-text.ts';
import { withUnderlinedBlanks } from './unfilled-blanks.ts';

describe('blanks that name what belongs there', () => {
  test.each([
    ['Lease Commencement: [Proposed start date]', 'Lease Commencement: _'],
    ['Term: [Length of lease, e.g., 3 years] from', 'Term: _ from'],
    ['by ____ [NAME  OF  TENANT]', 'by _ _'],
    ['[AMOUNT IN\nWORDS] feet', '_\n_ feet'],
    ['Landlord: (Name of Landlord)', 'Landlord: _'],
    ['COMMENCEMENT DATE: (Month Day, Year)', 'COMMENCEMENT DATE: _'],
    ['at (Address, City, State Zip).', 'at _.'],
    ['c/o {Landlord’s agent}', 'c/o _'],
    ['known as {address, common name)', 'known as _'],
    ['NNN of $x.xx a foot, about xxxxxx', 'NNN of _ a foot, about _'],
    ['requires ........ open bays and ......... covered', 'requires _ open bays and _ covered'],
    ['on the ...... day of ........... 20....', 'on the _ day of _ 20....'],
    ['R....………....... (plus VAT of R…………….) per month', 'R_ (plus VAT of R_) per month'],
    ['escalate at a rate of ......% per annum', 'escalate at a rate of _% per annum'],
    ['………………………', '_'],
  ])('“%s” is read with underlines [D.95]', (printed, read) => {
    const underlined = withUnderlinedBlanks(printed);
    expect(underlined.replace(/_+/g, '_')).toBe(read);
    expect(underlined).toHaveLength(printed.length);
  });

  test.each([
    '[Tue 9:02 AM] Rosa: hello',
    '[Ana Price]: we would take it',
    'Tenant [and its affiliates] may assign',
    'write to <ana@example.com>',
    'Acme LLC (Landlord) and Bolt Inc. (Tenant)',
    'the City of Reno (City)',
    'Security Deposit ........ $5,000',
    'Rent ............ five thousand a month',
    'we could do five years… or six',
    'see Exhibit A [to be attached]',
    'Suite 210 (the corner)',
    'the costs [e.g., insurance costs, taxes, etc.] of the year',
    'the guarantor [if applicable] signs',
  ])('“%s” stays unchanged [D.95]', (printed) => {
    expect(withUnderlinedBlanks(printed)).toBe(printed);
  });

  test('a form with such blanks states no values, and its points are asked [D.95]', () => {
    const report = analyzeLetter(
      prepareText(
        caseDocument(
          [
            'Letter of Intent to Lease',
            'Tenant: [Your name or business name]',
            'Premises: approximately [square footage] square feet at [property address]',
            'Lease Term: [Length of lease, e.g., 3 years]',
            'Lease Commencement: [Proposed start date]',
            'Security Deposit: [Amount, typically 1-2 months’ rent]',
            'Parking: [Number of spaces and where]',
          ].join('\n'),
        ),
      ),
    );
    const { doc_kind: _, ...fields } = report.fields;
    expect(fields).toEqual({});
    expect(report.questions.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining([
        'Tenant entity',
        'Size of the premises',
        'Length of the term',
        'Commencement',
        'Security deposit',
      ]),
    );
  });

  test('labels with nothing after them are not each other’s values, and their points are asked [D.95]', () => {
    const form = ['OFFER TO LEASE', 'LESSOR:', 'REPRESENTED BY:', 'LESSEE:', 'REPRESENTED BY:', '1. TERM:', '2. RENT:'];
    const report = analyzeLetter(prepareText(caseDocument(form.join('\n'))));
    expect(Object.keys(report.fields)).toEqual(['doc_kind']);
    expect(report.questions.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['Landlord entity', 'Tenant entity', 'Length of the term', 'Base rent']),
    );
  });
});
