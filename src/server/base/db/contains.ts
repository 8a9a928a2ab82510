/** An `ilike` pattern that matches texts that contain this text literally: wildcards in it are escaped. */
export function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
