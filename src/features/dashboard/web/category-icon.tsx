import { Activity, Building2, ChartLine, FileText, type LucideIcon, Shield, Sprout } from 'lucide-react';

/**
 * The icon of a category (platform specification, section 1); decorative, because the heading next to it has the name.
 */
export function CategoryIcon({ category }: { category: string }) {
  const Icon = icons[category] ?? Activity;
  return <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-accent" />;
}

const icons: Record<string, LucideIcon | undefined> = {
  market: ChartLine,
  leasing: FileText,
  finance: Building2,
  property: Building2,
  risk: Shield,
  specialty: Sprout,
};
