import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/**
 * `busy` shows a spinner and the busy text, and ignores clicks; the button keeps its focus. Its type is 'button' by
 * default.
 */
export function Button({
  variant,
  size,
  busy = false,
  busyText,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest.disabled ? true : undefined}
      aria-busy={busy || undefined}
      className={classNames(buttonStyle(variant, size), className)}
      onClick={(event) => {
        // A busy button keeps the focus, so it is not disabled; clicks and further submissions must be blocked.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon}
      {busy ? (busyText ?? children) : children}
    </button>
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly busy?: boolean;
  readonly busyText?: string;
  readonly icon?: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonStyle(variant, size), className)}>
      {icon}
      {children}
    </Link>
  );
}

export interface ButtonLinkProps extends Omit<ComponentProps<typeof Link>, 'className'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  readonly className?: string;
}

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large' | 'icon';

/** Only the classes, for elements that are neither button nor link. */
export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return `${frame} ${variants[variant]} ${sizes[size]}`;
}

const frame =
  'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-control border font-medium transition-colors ' +
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-80 [&_svg]:size-4 [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-accent-ink not-aria-disabled:hover:bg-accent-strong',
  secondary: 'border-control bg-raised text-ink not-aria-disabled:hover:border-ink not-aria-disabled:hover:bg-wash',
  quiet: 'border-transparent bg-transparent text-ink not-aria-disabled:hover:bg-wash',
  danger: 'border-transparent bg-bad text-bad-ink not-aria-disabled:hover:brightness-90',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 py-1 text-sm',
  medium: 'min-h-10 px-4 py-1.5 text-sm',
  large: 'min-h-12 px-6 py-2 text-base',
  icon: 'size-10 p-0 text-sm [&_svg]:size-5',
};
