/** A signal of an offer: a text that contains it, and a similar text that doesn't. */
export type SignalCase = readonly [name: string, fires: string, silent: string];

export const dealCases: readonly SignalCase[] = [
  ['price', 'we could do $410 a week', 'the fence cost us $410 in all'],
  ['price', '18 hundred dollars each month', 'two hundred dollars is what he found'],
  ['price', 'Opening rate (per ft, full service)\t$22.75', 'a first-rate tenant'],
  ['price', 'we land at 24 a foot', 'it stands 24 feet off'],
  ['price', 'Büro 14.90 €/m²', 'Büro hell und groß'],
  ['area', 'call it six hundred and forty square feet', 'a square deal'],
  ['area', 'the pitch is 3m x 2.4m', 'we met at 3'],
  ['area', 'acre and a 1/4', 'the acre of our dreams'],
  ['space', 'the dry half of your cellar', 'a man of few words'],
  ['length', 'for eighteen months', 'months ago'],
  ['length', 'through January ninth', 'through thick and thin'],
  ['length', '6/1-9/30', '6/1'],
  ['start', 'keys Jan 5', 'keys are on the hook'],
  ['deposit', 'first and last up front', 'the first house and the last house'],
  ['deposit', 'we put up $900, returned with the keys', 'we put up a tent'],
  ['freeRent', 'the first week is on me', 'the coffee is on me'],
  ['costs', 'you pay the water', 'you pay attention'],
  ['work', 'new carpet by us', 'a new friend'],
  ['use', 'no candles', 'no way'],
  ['after', 'month to month after that', 'in the month before'],
  ['exit', 'either of us can pull it', 'either of us can come'],
  ['exit', '60 days notice', '60 days of rain'],
  ['transfer', 'not to be passed along to the pharmacy', 'passed by the pharmacy'],
  ['repair', 'you plow, we fix the roof', 'you sing, we dance'],
  ['parkingSigns', 'your name on the awning', 'your name please'],
  ['liability', 'proof of insurance, a million', 'proof that it works'],
];

export const offerCases: readonly SignalCase[] = [
  ['proposes', 'the School hereby tenders the following', 'the tender meat of the lamb'],
  ['proposes', 'we are pleased to quote our best', 'we are pleased to meet'],
  ['would', 'I could do you a week less', 'it looks like rain'],
  ['would', 'rent would be 900', 'rent was 900'],
  ['youWould', "you'd just have the electric", 'they have the electric'],
  ['answerBy', 'let me know by Friday', 'let me know'],
  ['answerBy', 'prices good through April 3', 'prices rose in April'],
  ['notYet', 'nothing is done until we sign', 'nothing is in the fridge'],
  ['notYet', 'all subject to a signed lease', 'all subject to signed sheets'],
  ['notYet', 'parking t.b.c.', 'parking behind'],
  ['papersLater', 'start the lease draft?', 'a draft comes in at the door'],
  ['papersLater', 'my nephew will send the long version', 'my nephew ran a long race'],
  ['haggles', '[9:15] Ana: ok if they take it', '[9:15] Ana: okra is in'],
  ['haggles', '350?', '350.'],
  ['haggles', '1850. come on', 'signed in counterparts'],
  ['sides', 'ITEM\tOUR OFFER', 'ITEM\tPRICE'],
  ['approvalPending', 'the board has to vote', 'the board is oak'],
  ['conversation', '[03/02/2026, 09:14:40] Maeve: morning', 'On 3 February the lease began.'],
  ['conversation', '[9:15] Ana: morning', 'From 9:15 in the morning'],
  ['conversation', 'Ana (owner) 9:15: morning', 'doors open 9:15 sharp'],
  ['conversation', 'On Mon, Jul 6, 2026 Ana wrote:', 'Ana wrote a book'],
  ['invites', 'if you call me by Monday', 'if it rains'],
  ['acceptance', 'We have a contract as soon as this sheet is initialed.', 'We have a contract with the city.'],
  ['acceptance', 'Our bid is firm for 120 days.', 'Our firm has 120 people.'],
  ['invites', 'kindly confirm', 'a kind man'],
];

/** A document that is not an offer, and an offer that has some of the same signals. */
export const nearMissCases: readonly SignalCase[] = [
  [
    'purchase',
    'Vera: we would buy the mill for 2.1, all cash\nTom: and close when?\nVera: 30 days to kick the tires, closing 20 days later, 40k earnest. You rent the shop back from us.',
    'Due diligence of 60 days, a survey and title report at your cost. You may buy the land in year five.',
  ],
  [
    'executedLease',
    'Made the 2nd of May 2025.\nOrla Finn rents the barn to Tim Bell, and both are bound from today.\n/s/ Orla Finn\n/s/ Tim Bell',
    'We would rent the barn to Tim Bell.\n/s/ Orla Finn',
  ],
  [
    'executedChange',
    'Upon your signature our lease is changed: the last day becomes June 30, 2031. It stays in force in every other way.\n/s/ Orla Finn\n/s/ Tim Bell',
    'We propose that our lease be extended by two years; all else remains unchanged.',
  ],
  [
    'confirmation',
    'Under Section 2.3 of the lease we confirm the following dates. The commencement date was May 1, 2026. You have accepted the space. The lease expires April 30, 2031. Your deposit has been received.',
    'The commencement date is May 1, 2027. Please confirm that you agree.',
  ],
  [
    'surrender',
    'We would end the lease early. You pay a termination fee of $9,000 and vacate by June 1, and both are released from it.',
    'The tenant may terminate in year five with a termination fee.',
  ],
  [
    'consentRequest',
    "We request the landlord's consent to the sublease. The proposed subtenant is Oak Books; its financial statements are attached, as Section 12 requires.",
    "The sublease needs the landlord's consent. A form is attached.",
  ],
  [
    'equipment',
    'Quote 814: four forklifts, Li-ion, $488 ea/mo\n60 months FMV\nHours included 1,800\nSubject to credit. Full service PM extra. Delivery 9 weeks.',
    'Bay for four forklifts, full service rent, chargers included, delivery in 9 weeks.',
  ],
  [
    'listing',
    'We are the only brokers who may find tenants for your suites. What you pay us: 6% of base rent, split with the other broker. Sign, LoopNet and lock boxes are ours. This is our whole engagement.',
    'The landlord pays 6% of base rent to your agent, split as usual.',
  ],
  [
    'brochure',
    'JUST LAUNCHED: The Foundry. Only 3 suites remain!\nAsking $24 net\nWalk score 91\nTours Thursdays\nE. & O. E.',
    'We can do Suite 4 at $24 net, and tours of the roof for your staff.',
  ],
  [
    'minutes',
    'Present: Amos, Bea, Cal. Absent: Dot\nMinutes of May approved.\nMoved and seconded to paint the hall. Carried.',
    'The board moved that we offer you the hall.',
  ],
  [
    'estoppelLetter',
    'You may rely on this. Our lease is dated May 3, 2018. Nobody is in default. Rent is paid through August. The landlord holds $6,000.',
    'The deposit that the landlord holds stays. Our lease is dated May 3, 2018.',
  ],
  [
    'request',
    'We are looking for someone to lease us space. Please state the rent and say whether it is net. Envelopes are due March 5. How we score: cost 40. We may take none.',
    'Our response to your request for proposals: Suite 210 at $28 net, valid to May 1.',
  ],
  [
    'demand',
    'You are in default under Section 4. Rent of $8,100 is past due. We demand payment within 5 days of this letter, failing which we will terminate the lease and seek late charges.',
    'If rent is past due, the landlord may charge late fees.',
  ],
  [
    'report',
    'Vacancy fell in the third quarter. Absorption was 90,000. The average asking rent of the submarket rose to $31.',
    'Our rent is below the average asking rent of the third quarter.',
  ],
  [
    'news',
    'Oak Books announced on Monday that it has signed a ten-year lease of the mill, according to the owner.',
    'Oak Books has signed the form that you sent.',
  ],
  [
    'serviceQuote',
    'Proposal for cleaning your offices: scope of work below, a crew of two, three visits a week, supplies included. Contractor is licensed, bonded.',
    'Rent includes cleaning by the contractor of the building.',
  ],
  [
    'loanTerms',
    'Loan amount $2,000,000 to the borrower. Interest rate 6%, fixed rate. Maturity in ten years, amortization of 25. LTV 60%.',
    'The lender of the owner must agree, and the borrower is the owner.',
  ],
];
