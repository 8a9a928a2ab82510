/** Source of a pattern for raised numbers, alone or as a list or range: ¹, ²,³, ⁴⁻⁶, ⁷–⁹. */
export const raisedList = '[⁰¹²³⁴-⁹]{1,3}(?:[,–⁻-][⁰¹²³⁴-⁹]{1,3}){0,10}';
