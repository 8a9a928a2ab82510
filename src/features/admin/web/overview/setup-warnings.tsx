import { TriangleAlert } from 'lucide-react';
import type { AdminOverview } from '../../contract/overview.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.warnings;

/** Configuration problems of the installation that are not noticed otherwise; hidden if there are none. */
export function SetupWarnings({ warnings }: { warnings: AdminOverview['warnings'] }) {
  if (warnings.length === 0) return null;
  return (
    <section aria-label={texts.title} className="mb-6 rounded-sheet border border-bad p-4">
      <h2 className="flex items-center gap-2 text-lg">
        <TriangleAlert aria-hidden="true" className="size-5 text-bad" />
        {texts.title}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
        {warnings.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
