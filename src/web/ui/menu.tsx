import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../lib/use-hydrated.ts';

/**
 * A button that opens a list of actions and links. `trigger` is the button's content, `label` its name. The list stays
 * within its landmark and uses fixed positioning, so nothing around it clips it.
 */
export function Menu({ label, trigger, triggerClassName, items, header, align = 'end' }: MenuProps) {
  // Before hydration, a click would have no effect.
  const hydrated = useHydrated();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger aria-label={label} disabled={!hydrated} className={triggerClassName}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={8}
        className="float-in z-50 min-w-52 rounded-sheet border border-line bg-raised p-1.5 shadow-float"
      >
        {header && <div className="border-b border-line px-3 pt-1.5 pb-2.5 text-sm">{header}</div>}
        {items.map((item) =>
          'to' in item ? (
            <DropdownMenu.Item key={item.label} asChild className={itemStyle}>
              <Link to={item.to}>
                {item.icon}
                {item.label}
              </Link>
            </DropdownMenu.Item>
          ) : (
            <DropdownMenu.Item key={item.label} onSelect={item.onSelect} className={itemStyle}>
              {item.icon}
              {item.label}
            </DropdownMenu.Item>
          ),
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export interface MenuProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly triggerClassName?: string;
  readonly header?: ReactNode;
  /** The edge at which the list is aligned with the button. */
  readonly align?: 'start' | 'end';
  readonly items: readonly MenuItem[];
}

export type MenuItem = { readonly label: string; readonly icon?: ReactNode } & (
  | { readonly to: string }
  | { readonly onSelect: () => void }
);

const itemStyle =
  'flex min-h-9 w-full cursor-pointer select-none items-center gap-2.5 rounded-control px-3 text-sm outline-none data-highlighted:bg-wash [&_svg]:size-4 [&_svg]:text-muted';
