import { type ReactNode, useId } from 'react';

/** One section of the account page: heading and explanation on the left, controls on the right. */
export function Section({
  anchor,
  title,
  about,
  badge,
  children,
}: {
  /** For links that lead here. */
  anchor?: string;
  title: string;
  about?: string;
  badge?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {badge}
        </div>
        {about && <p className="mt-2 max-w-[60ch] text-sm text-muted">{about}</p>}
      </div>
      <div className="flex min-w-0 max-w-2xl flex-col gap-6">{children}</div>
    </section>
  );
}
