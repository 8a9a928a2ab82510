import type { ReactNode } from 'react';

export function ReportSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10 first:mt-0">
      <h2 id={id} className="mb-3 scroll-mt-6 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
