import { isSameParty } from '#documents/lease/lexicon/party-names.ts';
import { defineField } from '../../field.ts';
import { definedParty } from './defined-parties.ts';
import { leasesTo, namesAroundGrant } from './leases-to.ts';
import { partyApposition } from './party-apposition.ts';
import { brokersClient, earlierLease, noticeAddress } from './party-exclusions.ts';
import { labelledParty, partyAbove, partyBelow, partyInColumn } from './party-labels.ts';
import { partyLetter } from './party-letters.ts';
import { partyMeans } from './party-means.ts';

export const tenant = defineField({
  id: 'tenant',
  label: 'Tenant',
  group: 'Parties',
  lookedFor: 'a party defined as Tenant, Lessee, Subtenant or Sublessee',
  // The opening paragraph must do more than name the parties; in a license it must also grant the use.
  topics: ['parties', 'assignment', 'term', 'premises', 'use', 'definitions'],
  isSame: (a, b) => isSameParty(String(a), String(b)),
  evidence: [
    definedParty('definedTerm', 'tenant'),
    definedParty('bareTerm', 'tenant'),
    definedParty('called', 'tenant'),
    definedParty('named', 'tenant'),
    definedParty('apposed', 'tenant'),
    definedParty('asRole', 'tenant'),
    definedParty('quotedBehind', 'tenant'),
    partyMeans('means', 'tenant'),
    partyApposition('apposition', 'tenant'),
    labelledParty('label', 'tenant'),
    partyBelow('below', 'tenant'),
    partyAbove('above', 'tenant'),
    partyInColumn('column', 'tenant'),
    leasesTo,
    partyLetter('partyLetter', 'tenant'),
    namesAroundGrant('tenant'),
  ],
  exclusions: [brokersClient, earlierLease, noticeAddress],
});
