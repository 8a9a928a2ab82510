import { Tabs as RadixTabs } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';

/**
 * Parts of one thing, shown one at a time; arrow keys move between them. Uncontrolled unless `value` is given. With
 * `sticky` they stay below the header of the page, and choosing one scrolls to its beginning.
 */
export function Tabs({ tabs, label, value, onValueChange, sticky = false }: TabsProps) {
  const frame = useRef<HTMLDivElement>(null);
  function change(id: string) {
    if (sticky && frame.current && frame.current.getBoundingClientRect().top < headerHeight)
      frame.current.scrollIntoView();
    onValueChange?.(id);
  }
  return (
    <RadixTabs.Root
      ref={frame}
      {...(value === undefined ? { defaultValue: tabs[0]?.id ?? '' } : { value })}
      onValueChange={change}
      className="scroll-mt-16"
    >
      <RadixTabs.List
        aria-label={label}
        className={classNames(
          'flex gap-6 overflow-x-auto border-b border-line',
          sticky && 'sticky top-16 z-10 bg-paper print:static',
        )}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px min-h-10 whitespace-nowrap border-b-2 border-transparent px-0.5 text-sm text-muted transition-colors -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className="pt-6">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: ReactNode; readonly content: ReactNode }[];
  readonly value?: string;
  readonly onValueChange?: (id: string) => void;
  readonly sticky?: boolean;
}

/** CSS pixels. */
const headerHeight = 64;
