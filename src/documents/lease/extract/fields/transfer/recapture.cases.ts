import type { FieldCases } from '../../field-suite.ts';
import { recapture } from './recapture.ts';

export const recaptureCases: FieldCases = {
  field: recapture,
  finds: [
    {
      by: 'takesBack',
      text: 'ASSIGNMENT AND SUBLETTING\n5.6 For a proposed sublease of over half the Premises for the rest of the Term Landlord may instead take the space back.',
      value: true,
    },
    {
      by: 'endsInstead',
      text: 'Within 30 days after Tenant’s notice Landlord may elect to terminate this Lease as to the space to be sublet.',
      value: true,
    },
    {
      by: 'recapture',
      text: 'TRANSFERS\nLandlord may, within thirty (30) days after Tenant’s request, recapture any portion of the Premises that would be affected by such Transfer.',
      value: true,
      state: 'found',
    },
    {
      by: 'endsInstead',
      text: 'ASSIGNMENT AND SUBLETTING\nLandlord shall have the option (to be exercised within thirty (30) days from submission of Tenant’s written request) to cancel this Lease as of the date stated in the request.',
      value: true,
    },
    {
      by: 'takesSublease',
      text: 'ASSIGNMENT AND SUBLETTING\nUpon receipt of the request, Landlord shall have the right to sublet the space from Tenant on the terms of the proposed subletting.',
      value: true,
    },
    {
      by: 'takesBack',
      text: 'ASSIGNMENT\nLandlord may, upon a proposed subletting, take back the space that Tenant intends to sublet.',
      value: true,
    },
    {
      by: 'recapture',
      text: 'ASSIGNMENT\nIn the event Landlord shall recapture the space, Tenant shall vacate it within thirty days.',
      value: true,
      state: 'check',
    },
  ],
  silent: [
    {
      text: 'AMENDMENT\nSection 12.3 (Recapture) of the Lease is hereby deleted, and Landlord shall no longer have the right to recapture the Premises.',
    },
    { text: 'ASSIGNMENT\nLandlord shall have no right to recapture the Premises upon a transfer.' },
    { text: 'ASSIGNMENT\nLandlord hereby waives any right to recapture any portion of the Premises.' },
    {
      text: 'RENT CREDIT\nUpon a default Landlord may recapture the abated rent that Tenant was credited under this Lease for the first months.',
    },
    {
      by: 'forDefault',
      text: 'ASSIGNMENT\nIf Tenant assigns without such consent, Landlord may terminate this Lease upon a transfer in violation of this Section.',
    },
    {
      text: 'DEFAULT\nLandlord may terminate this Lease upon notice to Tenant if a default continues after the assignment.',
    },
  ],
};
