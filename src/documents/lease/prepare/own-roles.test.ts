import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from './lease-text.ts';
import { ownRolesIn, withUsualRoles } from './own-roles.ts';

const lease =
  'Between Oak Hall ("the Church") and Agate Inc. ("the School"). The Church leases to the School Room 4. The School’s rent is $5.';

describe('documents with other words for landlord and tenant', () => {
  test('the words in the grant of the lease name the parties if the document defines both [D.95]', () => {
    expect(ownRolesIn(lease)).toEqual({ landlord: 'Church', tenant: 'School' });
    const city = 'between THE CITY OF ELM ("CITY") and SKY L.L.C. ("TENANT"). City leases to Tenant Hangar 12.';
    expect(ownRolesIn(city)).toEqual({ landlord: 'City', tenant: 'Tenant' });
    expect(ownRolesIn(lease.replaceAll('("the School")', ''))).toBeNull();
    const lessor = 'Birch Inc. (“Landlord”) and Fir Inc. (“Tenant”). ';
    expect(ownRolesIn(`${lessor}${lease}`)).toBeNull();
    expect(ownRolesIn(lease.replaceAll('Church', 'Landlord').replaceAll('School', 'Tenant'))).toBeNull();
  });

  test('these words are read as landlord and tenant, and all positions stay the same [D.95]', () => {
    const read = withUsualRoles(lease, ownRolesIn(lease));
    expect(read).toHaveLength(lease.length);
    expect(read.replace(/ {2,}/g, ' ')).toBe(
      'Between Oak Hall ("the Church") and Agate Inc. ("the School"). Landlord leases to Tenant Room 4. Tenant’s rent is $5.',
    );
  });

  test('quotes and sentences are shown in the words of the document [D.95]', () => {
    const text = prepareText(caseDocument(lease));
    const start = text.document.text.indexOf('Tenant’s');
    expect(text.quote({ start, end: start + 8 }).text).toBe('The School’s');
    expect(text.printed({ start, end: text.document.text.length })).toBe('The School’s rent is $5.');
  });
});
