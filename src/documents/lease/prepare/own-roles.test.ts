import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from './lease-text.ts';
import { inUsualWords, ownRolesIn, withUsualRoles } from './own-roles.ts';

const lease =
  'Between Oak Hall ("the Church") and Agate Inc. ("the School"). The Church leases to the School Room 4. The School’s rent is $5.';

describe('documents with other words for landlord and tenant', () => {
  test('the words in the grant of the lease name the parties if the document defines both [D.95]', () => {
    expect(ownRolesIn(lease)).toEqual({ landlord: ['Church'], tenant: ['School'] });
    const city = 'between THE CITY OF ELM ("CITY") and SKY L.L.C. ("TENANT"). City leases to Tenant Hangar 12.';
    expect(ownRolesIn(city)).toEqual({ landlord: ['CITY'], tenant: ['TENANT'] });
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

  test('quotes and sentences are shown with the original words of the document [D.95]', () => {
    const text = prepareText(caseDocument(lease));
    const start = text.document.text.indexOf('Tenant’s');
    expect(text.quote({ start, end: start + 8 }).text).toBe('The School’s');
    expect(text.printed({ start, end: text.document.text.length })).toBe('The School’s rent is $5.');
  });

  test('all words that one parenthesis defines for a party are its names, with or without an article [D.95]', () => {
    const services =
      'between Alder Group, a corporation (“Alder,” the “Client” or the “Company”), and Birch Industries (“Birch”, the “Vendor”). Birch agreed to lease to Alder the Premises. Vendor shall clean. Vendor’s staff and Vendor will repair. Client shall pay. Client may not sublet. Client has a key. Alder Group and Birch Industries sign.';
    const own = ownRolesIn(services);
    expect(own).toEqual({ landlord: ['Birch', 'Vendor'], tenant: ['Alder', 'Client', 'Company'] });
    const read = withUsualRoles(services, own);
    expect(read).toHaveLength(services.length);
    expect(read).toContain(
      'Lessor shall clean. Lessor’s staff and Lessor will repair. Tenant shall pay. Tenant may not sublet. Tenant has a key. Alder Group and Birch Industries sign.',
    );
    expect(inUsualWords('The Lessor pays Lessee , and Owner keeps it.', own)).toBe(
      'Landlord pays Tenant, and Landlord keeps it.',
    );
    expect(inUsualWords('Lessor pays.', null)).toBe('Lessor pays.');
  });

  test('a name that is also the whole name of the party stays where the party is introduced [D.95]', () => {
    const labs =
      'Between Elm Inc. (“Client”) and Fir Labs, LLC, a company (“Fir Labs” or “Vendor”). Fir Labs hereby leases to Client Suite 2. Fir Labs shall clean. Fir Labs shall repair.';
    const read = withUsualRoles(labs, ownRolesIn(labs));
    expect(read).toContain('and Fir Labs, LLC, a company');
    expect(read).toContain('Landlord hereby leases to Client Suite 2. Landlord shall clean.');
  });

  test('the tenant may be named first, and words may be defined without quotation marks [D.95]', () => {
    const county =
      'OAK LLC, party of the first part, hereinafter called the Owner, and ELM COUNTY, hereinafter called the County. The Owner hereby leases to the County Suite 4.';
    expect(ownRolesIn(county)).toEqual({ landlord: ['Owner'], tenant: ['County'] });
    expect(ownRolesIn(lease.replace('Church leases to the School', 'School agrees to lease from the Church'))).toEqual({
      landlord: ['Church'],
      tenant: ['School'],
    });
  });

  test('a government may be the tenant by its name [D.95]', () => {
    const federal =
      'between\nMOORE STREET OWNER, LLC\n(Lessor), whose principal place of business is in Virginia, and\nThe United States of America\n(Government), acting by the designated representative. Lessor hereby leases to the Government the Premises.';
    expect(ownRolesIn(federal)).toEqual({ landlord: ['Lessor'], tenant: ['Government'] });
    const district =
      '“District” means the District of Columbia, by and through its Department of General Services, as the tenant under this Lease. “Landlord” means Cedar LLC.';
    expect(ownRolesIn(district)).toEqual({ landlord: ['Landlord'], tenant: ['District'] });
  });

  test('the usual words count together with the defined ones, but not those of another lease [D.95]', () => {
    const both = 'Alder Inc. (“Client” or “Tenant”) and Birch Inc. (“Vendor” or “Landlord”).';
    expect(ownRolesIn(both)).toEqual({ landlord: ['Vendor', 'Landlord'], tenant: ['Client', 'Tenant'] });
    const sublease =
      'Alder Inc. (“Sublandlord” or “Tenant”), Birch Inc. (“Fir” or “Landlord”), Elm Inc. (“Subtenant”).';
    expect(ownRolesIn(sublease)).toBeNull();
    const loan = 'Alder Inc. (the “Borrower”) and Birch Inc. (the “Lender”). The Lender leases to the Borrower a safe.';
    expect(ownRolesIn(loan)).toBeNull();
  });
});
