import type { ReactNode } from 'react';

/** A titled group within a tab. */
export function Section({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <div className="mt-8 first:mt-0">
      <h2 id={id} className="mb-2 scroll-mt-6 text-lg">
        {title}
      </h2>
      {children}
    </div>
  );
}

/** The message of a tab without entries. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted">{children}</p>;
}
