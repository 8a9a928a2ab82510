/** 'Lease Abstract: Acme Inc., 12 Harbor Street'; from found values only. */
export function composeTitle(tool: string, tenants: readonly string[], address: string): string {
  const about = [tenants.slice(0, 2).join(' and '), address].filter((part) => part !== '').join(', ');
  return (about === '' ? tool : `${tool}: ${about}`).slice(0, 200);
}
