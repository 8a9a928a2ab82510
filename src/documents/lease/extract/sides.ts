/** Names for the landlord in leases, including New York’s `Owner` as a subject; a pattern source for the flag `i`. */
export const landlord =
  "(?:(?:sub-?)?(?:landlord|lessor)s?|licensor|party\\s+a|owner(?=[’']s|\\s+(?:shall|may|will|must|agrees|has|reserves|serving|in\\s+each)\\b))";

/** Names for the tenant. */
export const tenant = '(?:(?:sub-?)?(?:tenant|lessee)s?|licensee|party\\s+b)';
