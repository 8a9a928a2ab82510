import type { CreditUsage } from '../contract.ts';

/**
 * Twelve months up to the last one, oldest first, with the credits charged in each, and the tools by cost, highest
 * first. `feature` selects the tool whose share each month shows; null: all tools.
 */
export function usageShape(usage: CreditUsage, feature: string | null): UsageShape {
  const months = monthsUntil(usage.until).map((month) => {
    const uses = usage.uses.filter((use) => use.month === month);
    const chosen = feature === null ? uses : uses.filter((use) => use.feature === feature);
    return { month, label: labelOf(month), total: sum(uses), share: sum(chosen) };
  });
  const tools = [...new Set(usage.uses.map((use) => use.feature))].map((slug) => {
    const uses = usage.uses.filter((use) => use.feature === slug);
    return { feature: slug, name: uses[0]?.name ?? slug, credits: sum(uses) };
  });
  tools.sort((a, b) => b.credits - a.credits || a.name.localeCompare(b.name));
  return { months, tools, total: sum(usage.uses), highest: Math.max(1, ...months.map(({ total }) => total)) };
}

export interface UsageShape {
  readonly months: readonly UsageMonth[];
  readonly tools: readonly { readonly feature: string; readonly name: string; readonly credits: number }[];
  readonly total: number;
  /** The highest monthly total, at least 1. */
  readonly highest: number;
}

interface UsageMonth {
  /** '2026-11'. */
  readonly month: string;
  /** 'Nov 2026'. */
  readonly label: string;
  readonly total: number;
  readonly share: number;
}

function sum(uses: readonly { readonly credits: number }[]): number {
  return uses.reduce((credits, use) => credits + use.credits, 0);
}

function monthsUntil(last: string): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: 12 }, (_, place) =>
    new Date(Date.UTC(year, month - 1 - (11 - place), 1)).toISOString().slice(0, 7),
  );
}

function labelOf(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
