/** The pattern of `ilike` for texts that contain this one as it is: its own wildcards are letters like any other. */
export function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
