/** The subject of a report: its title without the tool, as in 'Lease Analysis: Acme Inc., 12 Harbor Street'. */
export function reportSubject(title: string): string {
  return title.slice(title.indexOf(': ') + 1).trim();
}
