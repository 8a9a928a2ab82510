import type { ReactNode } from 'react';

/** A part of a report with its heading. No landmark: a report has twenty parts, and a clause may bear the same name as one. */
export function ReportSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="mt-10 first:mt-0">
      <h2 id={id} className="mb-3 scroll-mt-6 text-xl">
        {title}
      </h2>
      {children}
    </div>
  );
}
