/** What leases call who takes the premises, for patterns. */
export const tenant = '(?:[Tt]enant|[Ll]essee|TENANT|LESSEE|[Ss]ub-?(?:tenant|lessee))';

/** What they call who gives them. */
export const landlord = '(?:[Ll]andlord|[Ll]essor|LANDLORD|LESSOR|[Ss]ub-?(?:landlord|lessor))';
