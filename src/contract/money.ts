/** '$20.00': formats an amount in the currency's smallest unit. An unknown currency is shown as a number. */
export function formatMoney(amount: number, currency: string | null): string {
  if (!currency || !/^[a-z]{3}$/i.test(currency)) return String(amount);
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
