/** What leases call who gives the premises; a source for patterns with the flag `i`. */
export const landlord = '(?:(?:sub-?)?(?:landlord|lessor)|licensor|party\\s+a)';

/** What they call who takes them. */
export const tenant = '(?:(?:sub-?)?(?:tenant|lessee)|licensee|party\\s+b)';
