import type { RiskCases } from '../risk-suite.ts';
import { hazardousPreexisting } from './hazardous-preexisting.ts';

export const hazardousPreexistingCases: RiskCases = {
  rule: hazardousPreexisting,
  fires: [
    {
      by: 'regardlessOfCause',
      text: 'Tenant shall indemnify Landlord from all claims on account of Hazardous Materials in the Premises, whether or not caused by Tenant.',
    },
    {
      by: 'regardlessOfCause',
      text: 'Lessee shall be responsible for all Hazardous Substances on the Property, including those existing prior to the Commencement Date.',
    },
    {
      by: 'regardlessOfCause',
      text: 'Tenant agrees to remediate any contamination of the Premises, regardless of when it occurred.',
    },
    {
      by: 'regardlessOfCause',
      text: 'The Tenant must at its own expense clean up pollution under the Property whether or not it was present before the start of the term.',
    },
    { by: 'acceptsFormer', text: 'Tenant accepts responsibility for pre-existing contamination.' },
    {
      by: 'doneByTenant',
      text: 'Any remediation required by an authority shall be done by the Tenant even if the contamination was caused by former occupiers.',
    },
  ],
  silent: [
    {
      shows: 'negated',
      text: 'Tenant shall not be responsible for Hazardous Materials existing prior to the Commencement Date.',
    },
    {
      shows: 'mutual',
      text: 'Each party shall remove Hazardous Materials that it brings, regardless of who finds them.',
    },
    {
      shows: 'exception',
      text: 'Tenant shall remediate any contamination, regardless of when it occurred. The foregoing shall not apply.',
    },
    {
      by: 'landlordsShare',
      text: 'Tenant shall be responsible for Hazardous Materials in the Premises, and Landlord for those existing prior to the Commencement Date.',
    },
    {
      by: 'ownOnly',
      text: 'Tenant shall indemnify Landlord for Hazardous Materials released by Tenant, whether or not caused by its negligence.',
    },
    {
      by: 'keptOut',
      text: 'Tenant shall remove Hazardous Materials regardless of who brought them, other than those existing before the Term.',
    },
    {
      text: 'Tenant will remove from the Property (regardless of whether any law requires removal) all Hazardous Materials that it causes to be there.',
    },
    { text: 'Landlord shall remediate any contamination existing prior to the Commencement Date.' },
    { text: 'Tenant may remove Hazardous Materials that are pre-existing.' },
    { text: 'Tenant accepts no responsibility for pre-existing contamination.' },
    { text: 'Any remediation shall not be done by the Tenant even if former occupiers left it.' },
  ],
};
