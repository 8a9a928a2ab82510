/** The fields of this group, in the order of the report. */
export const insuranceFields = [] as const;
