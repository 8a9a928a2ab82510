import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

/** Parts of one thing, one at a time; arrow keys move between them. Uncontrolled unless `value` is given. */
export function Tabs({ tabs, label, value, onValueChange }: TabsProps) {
  return (
    <RadixTabs.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.id ?? '' } : { value })}
      {...(onValueChange ? { onValueChange } : {})}
    >
      <RadixTabs.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
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
}
