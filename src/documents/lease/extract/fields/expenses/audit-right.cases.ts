import type { FieldCases } from '../../field-suite.ts';
import { auditRight } from './audit-right.ts';

const may =
  'Tenant shall have the right, within ninety days after receipt of the statement, to audit Landlord’s books and records of Operating Expenses.';
const request =
  'It may, not later than ninety (90) days following receipt of such statement, request in writing that Landlord’s books and records be made available for an audit.';
const right = 'Tenant’s right to audit ends two years after the statement of Operating Expenses was furnished.';
const available =
  'The records of Operating Expenses shall, during regular business hours, be made available to Tenant and its accountants.';

export const auditRightCases: FieldCases = {
  field: auditRight,
  finds: [
    {
      by: 'haveVerified',
      text: 'OPERATING EXPENSES\nTenant may, by notice given within 150 days after it has received a statement, have Landlord’s books examined at Landlord’s office by an employee of Tenant.',
      value:
        'Tenant may, by notice given within 150 days after it has received a statement, have Landlord’s books examined at Landlord’s office by an employee of Tenant.',
    },
    {
      by: 'haveVerified',
      text: 'OPERATING COSTS\nThe Tenant may on sixty days’ notice given within a year after receipt of a statement have it verified by an accountant at its own cost.',
      value:
        'The Tenant may on sixty days’ notice given within a year after receipt of a statement have it verified by an accountant at its own cost.',
    },
    {
      by: 'tenantMayExamine',
      text: 'ADDITIONAL RENT\nTenant may, within one hundred twenty (120) days after receipt of a Statement, cause an independent certified public accountant who is not paid on a contingency basis to audit Landlord’s records.',
      value:
        'Tenant may, within one hundred twenty (120) days after receipt of a Statement, cause an independent certified public accountant who is not paid on a contingency basis to audit Landlord’s records.',
    },
    {
      by: 'landlordPermits',
      text: 'OPERATING EXPENSES\nLandlord shall keep records in reasonable detail and shall permit Tenant’s representative to examine and audit such of its records as are needed to verify the statements.',
      value:
        'Landlord shall keep records in reasonable detail and shall permit Tenant’s representative to examine and audit such of its records as are needed to verify the statements.',
    },
    { by: 'tenantMayExamine', text: `OPERATING EXPENSES\n${may}`, value: may },
    { by: 'requestBooks', text: `OPERATING EXPENSES\n${request}`, value: request },
    { by: 'tenantsRightToAudit', text: `OPERATING EXPENSES\n${right}`, value: right },
    { by: 'booksAvailable', text: `OPERATING EXPENSES\n${available}`, value: available },
  ],
  silent: [
    {
      by: 'landlordsAudit',
      text: 'PERCENTAGE RENT\nTenant shall permit Landlord, who has the right to audit them, to inspect the books and records of gross sales.',
    },
    {
      by: 'denied',
      text: 'OPERATING EXPENSES\nTenant waives any right that it may have to audit or inspect the books and records of Landlord.',
    },
    {
      by: 'otherRecords',
      text: 'HAZARDOUS MATERIALS\nTenant may review and inspect the environmental records and invoices of Landlord’s consultants.',
    },
  ],
};
