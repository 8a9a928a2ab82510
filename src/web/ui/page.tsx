import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { classNames } from './class-names.ts';

/**
 * A page inside the shell: back link, title, subtitle, then its content. `meta` is in the margin next to the title
 * (cost, state), `margin` next to the content on wide screens and below it on small ones.
 */
export function Page({
  title,
  subtitle,
  back,
  meta,
  margin,
  marginFirst = false,
  width = 'wide',
  children,
}: PageProps) {
  return (
    <div className={classNames('mx-auto w-full px-4 py-8 sm:px-8 sm:py-12', widths[width])}>
      <header className="mb-8">
        {back && (
          <div className="mb-4">
            <BackLink to={back.to}>{back.label}</BackLink>
          </div>
        )}
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="min-w-0">
            <h1 className="text-2xl wrap-anywhere sm:text-3xl">{title}</h1>
            {subtitle && <p className="mt-2 max-w-[65ch] text-muted">{subtitle}</p>}
          </div>
          {meta && <div className="flex flex-wrap items-center gap-3 pb-1">{meta}</div>}
        </div>
      </header>
      {margin ? (
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
          <div className="min-w-0">{children}</div>
          <div className={classNames('flex flex-col gap-6', marginFirst && 'max-lg:order-first')}>{margin}</div>
        </div>
      ) : (
        children
      )}
    </div>
  );
}

export interface PageProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly back?: { readonly to: string; readonly label?: string };
  readonly meta?: ReactNode;
  readonly margin?: ReactNode;
  /** On small screens the margin is then above the content, as progress should be. */
  readonly marginFirst?: boolean;
  /** narrow: one form; reading: one text; wide: lists and tools; full: a document next to its findings. */
  readonly width?: 'narrow' | 'reading' | 'wide' | 'full';
  readonly children: ReactNode;
}

const widths = { narrow: 'max-w-[30rem]', reading: 'max-w-[48rem]', wide: 'max-w-[72rem]', full: 'max-w-[100rem]' };
