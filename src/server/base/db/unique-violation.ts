/** Whether a statement failed because somebody else has what this unique index keeps apart. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === index;
}
