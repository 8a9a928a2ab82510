import type { FieldTable } from './field-table.ts';

export const partyCases: FieldTable = {
  landlord: {
    finds: [
      [
        'afterRole',
        'The Tenant, Alder & Sons Cooperage Company, Inc., proposes to the Landlord, Elm Crossing 4 (GA) DST, a Delaware statutory trust, as follows.',
        'Elm Crossing 4 (GA) DST',
      ],
      [
        'leasesTo',
        'Amy, 88 Quay Holdings LLC will lease Unit 5 to Blue Heron Foods LLC at $24.50 NNN.',
        '88 Quay Holdings LLC',
      ],
      [
        'answersRequest',
        'Response to Request for Proposal\nSubmitted on behalf of Hill Gateway Associates LP, an Illinois partnership, to Alder Staffing, Inc., March 29, 2027',
        'Hill Gateway Associates LP',
      ],
      [
        'counselWrites',
        'To: Ana Quan, Esq., counsel for Tenant\nI write for 400 Mill Holdings III, LLC.',
        '400 Mill Holdings III, LLC',
      ],
      [
        'namedSo',
        'AND: Alder Ridge Holdings (Nominee) Corp., as nominee for the Elm Hill Limited Partnership (the "Landlord")',
        'Alder Ridge Holdings (Nominee) Corp.',
      ],
      [
        'answersRequest',
        'Response to Request for Proposal\nSubmitted by Hill Gateway Associates LP for the requirement of Alder Staffing, Inc.',
        'Hill Gateway Associates LP',
      ],
      ['ownerByName', 'Re: Letter of Intent – 88 Quay Owner II LLC / Brandt & Pike, Inc.', '88 Quay Owner II LLC'],
      [
        'asRole',
        'A summary of a proposed lease between Travis Tower Holdings, LP, as Landlord, and Fenwick Marine Services, LLC as Tenant.',
        'Travis Tower Holdings, LP',
      ],
      ['heading', 'Landlord\tQueen Street Investments (No 2) Pty Ltd', 'Queen Street Investments (No 2) Pty Ltd'],
      ['isRole', 'The landlord would be a new entity, Alder Gulch LLC, and we run it.', 'Alder Gulch LLC'],
      [
        'isRole',
        'For clarity, Landlord is Tradeport Owner II LLC and Tenant is Bexley Home Goods, LLC.',
        'Tradeport Owner II LLC',
      ],
      ['ownerByName', 'Sent for Larch Street Owner, LP on September 9.', 'Larch Street Owner, LP'],
      ['ownerByName', 'The terms below are from 40 Quarry Propco Ltd and its lender.', '40 Quarry Propco Ltd'],
      [
        'definedLate',
        'The undersigned Les Immeubles Tilleul inc., having its head office at 12 Elm Street, Laval, and represented by its president, Mr. Cyr, duly authorized as he declares (the "Lessor"), lets local 108.',
        'Les Immeubles Tilleul inc.',
      ],
      [
        'answerTo',
        'Response of Elm Mercantile, LLC\nto Solicitation 44-B, Valley Health District\nWe have owned the building since 1994.',
        'Elm Mercantile, LLC',
      ],
      [
        'answerTo',
        'Answer by Quarry Hall Partners LLC to your RFP\nOur building has 40 stalls.',
        'Quarry Hall Partners LLC',
      ],

      [
        'namedSo',
        'We make this offer for Wattle Nominees Pty Ltd as trustee for the Wattle Unit Trust (the Lessor).',
        'Wattle Nominees Pty Ltd',
      ],
      [
        'offersTo',
        "Here's what Steel Flex Holdings LLC can offer Wander Bikes LLC at 915 Foundry St.",
        'Steel Flex Holdings LLC',
      ],
      [
        'leaseWith',
        'Palisade has been there since 2017, and its lease with Teague Kestrel LLC is up in August.',
        'Teague Kestrel LLC',
      ],
      ['heading', 'Sublandlord: Corran Drug Corp. YES', 'Corran Drug Corp.'],
      [
        'calledSo',
        'TO:\tCorliss Landing Holdings Ltd. (Inc. No. BC1187340), the "Landlord"',
        'Corliss Landing Holdings Ltd.',
      ],
      ['namedSo', 'Clients: Inisbeg Devices Ltd (sub-landlord) / Fathom Data DAC (sub-tenant)', 'Inisbeg Devices Ltd'],
      ['namedSo', 'For: Bancroft Cabinet Works, LLC (roof owner)', 'Bancroft Cabinet Works, LLC'],
      ['heading', 'Lessor ........ Moons Tower Investors LLC', 'Moons Tower Investors LLC'],
      ['namedSo', 'TO: 9188-4420 Québec inc. (the "Landlord")', '9188-4420 Québec inc.'],
      [
        'namedSo',
        'On behalf of Lakemont Commons SPE, LLC (Landlord), we present these points.',
        'Lakemont Commons SPE, LLC',
      ],
      ['onBehalfOfRole', 'On behalf of Casco Wharf LLC, landlord, we propose these terms.', 'Casco Wharf LLC'],
      ['submittedTo', 'Submitted to: Ocotillo Holdings, LP (Attn. Gus Trimble)', 'Ocotillo Holdings, LP'],
      ['managerFor', 'from: T. Wylie, mgr for Peachwood Partners Ltd (owner)', 'Peachwood Partners Ltd'],
      [
        'yourClient',
        'We want a new lease from your client Severn Estates plc starting in March.',
        'Severn Estates plc',
      ],
      ['fromTo', 'FROM: Dockside Holdings LLC\nDockside will lease 31,000 square feet.', 'Dockside Holdings LLC'],
      ['heading', '1. Owner. Tryon Harlan Owner, L.P., a Delaware limited partnership.', 'Tryon Harlan Owner, L.P.'],
      [
        'answersFor',
        'Submitted by Beacon & Stroud on behalf of Lakeshore Tower Associates',
        'Lakeshore Tower Associates',
      ],
      ['heading', 'LL Tibbs Road Holdings', 'Tibbs Road Holdings'],
      ['heading', 'LL\tEagle Fork Retail Partners, LLC', 'Eagle Fork Retail Partners, LLC'],
      [
        'heading',
        'Landlord\nWharfe Estates (Leeds) Limited (Co. No. 0471), care of its asset manager.',
        'Wharfe Estates (Leeds) Limited',
      ],
      [
        'heading',
        'Q1. Who is the legal owner of the building?\nA1. Rillito Plaza, LLC (Arizona). Yes, there is a mortgage.',
        'Rillito Plaza, LLC',
      ],
      ['heading', 'Lessor Entity: Bay Street Holdings Inc.', 'Bay Street Holdings Inc.'],
      ['namedSo', 'TO: 1884402 ONTARIO LIMITED (the "Landlord")', '1884402 ONTARIO LIMITED'],
      [
        'namedSo',
        'Between Broughton Block, LLC ("Owner"), a Georgia limited liability company, and others.',
        'Broughton Block, LLC',
      ],
      ['agentFor', 'Yours, Ritter Bay, as agent for R Street Ventures, LP', 'R Street Ventures, LP'],
      ['managerFor', 'Property manager for R Street Ventures, LP', 'R Street Ventures, LP'],
      [
        'letterhead',
        'Fenmore Data Corp.\nDear Yolanda,\nFenmore is ready to sublet to you on the basis below.',
        'Fenmore Data Corp.',
      ],
      [
        'ownerLetter',
        'Harborview Realty Trust\nDear Dr. Amato:\nYour lease ends soon.\nPaul Whitten\nHarborview Realty Trust',
        'Harborview Realty Trust',
      ],
      [
        'companyBelowName',
        'From: Marcus Bell\nSent: Tuesday\nWe can live with $28 gross.\nMarcus Bell\nCole Street Holdings LLC',
        'Cole Street Holdings LLC',
      ],
      [
        'signature',
        "We'd propose the following.\nDale Witt | Burley Flex Holdings LLC | 512-555-0148",
        'Burley Flex Holdings LLC',
      ],
    ],
    silent: [
      [null, 'To: Ana Quan, Esq.\nI write for Mill Holdings III, LLC.', 'Mill Holdings III, LLC'],
      [null, 'The Landlord, Tenant and Broker agree as follows.'],
      [null, 'Blue Heron Foods LLC will lease Unit 5 on these terms.', 'Blue Heron Foods LLC'],
      [null, 'Submitted on behalf of Hill Gateway LP to Alder Staffing, Inc.', 'Hill Gateway LP'],
      [null, 'On behalf of Heron Optics, Inc., tenant, we ask for a quote.', 'Heron Optics, Inc.'],
      [null, 'Dana Reyes of Hale Realty, as landlord representative, will call you.'],
      [null, 'Sublease proposal. The prime lease is with Foundry Block Owner LLC.', 'Foundry Block Owner LLC'],

      [null, 'Landlord: to be confirmed'],
      [null, 'Prepared by Desert Willow Realty Advisors for the building owner'],
      [null, 'Dear Ms. Ito,\nThank you for your interest.\nAna Diaz | Loop CRE | 512-555-0100'],
    ],
  },
  tenant: {
    finds: [
      [
        'afterRole',
        'The Tenant, Alder & Sons Cooperage Company, Inc., proposes to the Landlord, Elm Crossing 4 (GA) DST, a Delaware statutory trust, as follows.',
        'Alder & Sons Cooperage Company, Inc.',
      ],
      [
        'leasesTo',
        'Amy, 88 Quay Holdings LLC will lease Unit 5 to Blue Heron Foods LLC at $24.50 NNN.',
        'Blue Heron Foods LLC',
      ],
      [
        'answersRequest',
        'Response to Request for Proposal\nSubmitted on behalf of Hill Gateway Associates LP, an Illinois partnership, to Alder Staffing, Inc., March 29, 2027',
        'Alder Staffing, Inc.',
      ],
      [
        'counselWrites',
        'To: Ana Quan, Esq., counsel for Landlord\nI write for Alder Rheology Sciences Corp.',
        'Alder Rheology Sciences Corp.',
      ],
      ['afterOwner', 'Re: Letter of Intent – 88 Quay Owner II LLC / Brandt & Pike, Inc.', 'Brandt & Pike, Inc.'],
      [
        'namedSo',
        'BETWEEN: 1204 B.C. Ltd., carrying on business as Kettle Outfitters (the "Tenant")',
        '1204 B.C. Ltd.',
      ],
      [
        'asRole',
        'A summary of a proposed lease between Travis Tower Holdings, LP, as Landlord, and Fenwick Marine Services, LLC as Tenant.',
        'Fenwick Marine Services, LLC',
      ],
      [
        'isRole',
        'For clarity, Landlord is Tradeport Owner II LLC and Tenant is Bexley Home Goods, LLC.',
        'Bexley Home Goods, LLC',
      ],
      [
        'definedLate',
        'The undersigned Boulangerie Roy inc., having its head office at 12 Elm Street, represented by Ms. Roy, duly authorized (the "Lessee"), offers to lease local 108.',
        'Boulangerie Roy inc.',
      ],
      [
        'answerTo',
        'Response of Elm Mercantile, LLC\nto Solicitation 44-B, Valley Health District\nWe have owned the building since 1994.',
        'Valley Health District',
      ],

      ['heading', 'TENANT - Oriel Robotics (entity: Oriel Motion Systems, Inc.)', 'Oriel Motion Systems, Inc.'],
      [
        'offeredTo',
        "Here's what Steel Flex Holdings LLC can offer Wander Bikes LLC at 915 Foundry St.",
        'Wander Bikes LLC',
      ],
      [
        'askedBy',
        'RESPONSE TO REQUEST FOR PROPOSAL\nFor: Northern Plains Credit Union\nTerm: 10 years',
        'Northern Plains Credit Union',
      ],
      [
        'calledSo',
        'FROM:\tDumpling Row Franchising Inc. (Inc. No. BC1187340), the "Tenant"',
        'Dumpling Row Franchising Inc.',
      ],
      ['namedSo', 'Clients: Inisbeg Devices Ltd (sub-landlord) / Fathom Data DAC (sub-tenant)', 'Fathom Data DAC'],
      ['heading', 'Mieterin (lessee): Pfotenwelt Heimtierbedarf GmbH', 'Pfotenwelt Heimtierbedarf GmbH'],
      [
        'addressee',
        '3 November 2026\nPolder Parts Europe B.V.\nDear Mr. Aydin,\nWe can hold the hall free for you.',
        'Polder Parts Europe B.V.',
      ],
      ['fromTo', 'TO: Kessler Foods, Inc.\nKessler will take 31,000 square feet.', 'Kessler Foods, Inc.'],
      [
        'heading',
        '2. Occupant. Brightside Actuarial Group, Inc., a North Carolina corporation. We want statements.',
        'Brightside Actuarial Group, Inc.',
      ],
      ['heading', 'T\tPinecrest Optical – entity to be formed', 'Pinecrest Optical', 'check'],
      ['heading', 'Tenant\nEmber & Oat Coffee Ltd, which has supplied accounts.', 'Ember & Oat Coffee Ltd'],
      [
        'namedSo',
        'This letter sets out the terms on which Blue Heron Outfitters, Inc. ("Tenant") would lease space.',
        'Blue Heron Outfitters, Inc.',
      ],
      [
        'onBehalfOf',
        'On behalf of our client, Orchard Home Goods, Inc., we are pleased to submit this.',
        'Orchard Home Goods, Inc.',
      ],
      [
        'leaseExtended',
        'We propose terms for the extension of the lease of Gull Marine Supply, Inc.:',
        'Gull Marine Supply, Inc.',
      ],
      ['onBehalfOf', 'Our Client, Salt Gelato, LLC, has a good track record.', 'Salt Gelato, LLC'],
      ['onBehalfOf', 'Response to Request for Proposal issued by Mesa Pediatrics, PLLC', 'Mesa Pediatrics, PLLC'],
      [
        'forTheSpace',
        "Good to meet. For Kestrel Drone Services, Inc. on Bldg C we'd propose:",
        'Kestrel Drone Services, Inc.',
      ],
      ['subjectLine', 'Re: Brightside Group, Inc. / Trade & Fifth, 9th floor', 'Brightside Group, Inc.'],
      [
        'addressee',
        'September 29, 2025\nMarlow Bowen & Sato LLP\nDear Elena,\nYour current lease ends in July.',
        'Marlow Bowen & Sato LLP',
      ],
    ],
    silent: [
      [null, 'Re: Letter of Intent – 88 Quay Owner II LLC / 14 Quay Street', '14 Quay Street'],
      [null, 'The Tenant, Landlord and Broker agree as follows.'],
      [null, 'Dana Reyes of Hale Realty, as tenant representative, will call you.'],
      [null, 'On behalf of Larch Street Owner LLC we send three structures.', 'Larch Street Owner LLC'],
      [null, 'On behalf of Casco Wharf LLC, landlord, we propose these terms.', 'Casco Wharf LLC'],
      [null, 'The extension of the lease of the second floor by Alder Storage LLC is open.', 'Alder Storage LLC'],
      [null, 'Tenant: TBD'],
      [null, 'On behalf of Lakemont Commons SPE, LLC (Landlord), we present these points.'],
      [null, 'On behalf of the landlord, Pier Owner LLC, we submit this proposal.'],
    ],
  },
  guarantor: {
    finds: [
      [
        'bindsItself',
        'Mr. Étienne Roy shall intervene to the lease to bind himself solidarily with the Lessee.',
        'Étienne Roy',
      ],
      ['bindsItself', 'To be formed; the Cooperative stands behind it for rent through year 5.', 'Cooperative'],
      ['bindsItself', 'Hana Park will stand good for the rent for two years.', 'Hana Park'],
      [
        'isGuaranteed',
        'The company would be Alder Gulch LLC, and Alder Street, LLC would guarantee the lease.',
        'Alder Street, LLC',
      ],

      ['nobody', "The deposit is six months. Directors' guarantee not required if that's paid.", 'none'],
      ['nobody', 'Corporate guaranty by the parent, Oriel Group - dropped, there is the letter of credit.', 'none'],
      [
        'isGuaranteed',
        'The obligations of the tenant will be guaranteed by Harlan Freight Group for two years.',
        'Harlan Freight Group',
      ],
      ['nobody', 'Guaranty: None.', 'none'],
      ['nobody', 'No personal guaranty by Anders Lind.', 'none'],
      ['nobody', 'There is no guarantor.', 'none'],
      [
        'heading',
        'Guarantor(s)\tDr. Alan Sorel & Dr. Mei Sorel, individually, joint and several',
        'Dr. Alan Sorel & Dr. Mei Sorel',
      ],
      ['eachForAShare', 'Ana Reis and Colin Dow will each sign for one half of the rent.', 'Ana Reis and Colin Dow'],
      ['heading', 'Guaranty: Bluebell Holdings, Inc. as guarantor of all rent', 'Bluebell Holdings, Inc.'],
      ['heading', 'Guaranty: Bluebell Holdings, Inc., until the fifth anniversary', 'Bluebell Holdings, Inc.'],
      ['heading', '¶10 Guaranty. One founder (M. Dahl), capped at six months.', 'M. Dahl'],
      ['heading', 'Security. No deposit. In its place Low Tide Group guarantees, up to $250,000.', 'Low Tide Group'],
      ['heading', "Guarantors\tDirectors' guarantees from P. Nazari and L. Whitton", 'P. Nazari and L. Whitton'],
      ['byName', 'Before we sign, we need a full personal guaranty by Anders Lind.', 'Anders Lind'],
    ],
    silent: [
      [null, 'Mr. Roy will not bind himself personally.'],
      [null, 'Ana Reis and Colin Dow will each answer for one half of the legal fees.'],
      [null, 'Guaranty: as guarantor of the rent, a name will follow.'],
      [null, "Proposal guaranty: Cashier's check, $25,000, enclosed."],

      [null, 'Guarantor: None, the rent deposit being accepted in place of one.'],
      [null, 'Guaranty: Tenant will not offer one.'],
    ],
  },
  brokers: {
    finds: [
      ['representedBy', 'The Landlord is Calder Unit Trust (represented by Addison Pryce).', 'Addison Pryce'],
      [
        'heading',
        'Brokers. Cushing Lane for the tenant, Holloway for Owner.',
        'Cushing Lane for the tenant, Holloway for Owner.',
      ],
      [
        'commission',
        'We pay your firm, as agreed, a commission of 4% on signing.',
        'We pay your firm, as agreed, a commission of 4% on signing.',
      ],
    ],
    silent: [[null, "Brokerage: You told us that you don't have a broker."]],
  },
};
