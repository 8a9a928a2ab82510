import { isSameParty } from '#documents/lease/lexicon/party-names.ts';
import { defineField } from '../../field.ts';
import { definedParty } from './defined-parties.ts';
import { namesAroundGrant } from './leases-to.ts';
import { partyApposition } from './party-apposition.ts';
import { brokersClient, earlierLease, noticeAddress } from './party-exclusions.ts';
import { labelledParty, partyAbove, partyBelow, partyInColumn } from './party-labels.ts';
import { partyLetter } from './party-letters.ts';
import { partyMeans } from './party-means.ts';

export const landlord = defineField({
  id: 'landlord',
  label: 'Landlord',
  group: 'Parties',
  lookedFor: 'a party defined as Landlord, Lessor, Sublandlord or Sublessor',
  // The opening paragraph must do more than name the parties; in a license it must also grant the use.
  topics: ['parties', 'assignment', 'term', 'premises', 'use', 'definitions'],
  isSame: (a, b) => isSameParty(String(a), String(b)),
  evidence: [
    definedParty('definedTerm', 'landlord'),
    definedParty('bareTerm', 'landlord'),
    definedParty('called', 'landlord'),
    definedParty('named', 'landlord'),
    definedParty('apposed', 'landlord'),
    definedParty('asRole', 'landlord'),
    definedParty('quotedBehind', 'landlord'),
    partyMeans('means', 'landlord'),
    partyApposition('apposition', 'landlord'),
    labelledParty('label', 'landlord'),
    partyBelow('below', 'landlord'),
    partyAbove('above', 'landlord'),
    partyInColumn('column', 'landlord'),
    partyLetter('partyLetter', 'landlord'),
    namesAroundGrant('landlord'),
  ],
  exclusions: [brokersClient, earlierLease, noticeAddress],
});
