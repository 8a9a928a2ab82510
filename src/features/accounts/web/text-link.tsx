import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link within a sentence. */
export function TextLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...props} className="text-accent underline underline-offset-4 hover:text-accent-strong" />;
}
