/** 'Lease Analysis: Acme Inc., 12 Harbor Street' without the tool: what the report is about. */
export function reportSubject(title: string): string {
  return title.slice(title.indexOf(': ') + 1).trim();
}
