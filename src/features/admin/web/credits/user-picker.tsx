import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { getActiveUsers } from '#features/credits/web/index.ts';
import { call } from '#web/lib/api.ts';
import { formatCredits } from '#web/lib/format.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useFieldControl } from '#web/ui/field.tsx';
import { controlStyle } from '#web/ui/input.tsx';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.credits;
const listed = 20;

/**
 * A user search with a list of results (ARIA combobox pattern): arrow keys move, Enter selects, Escape closes. The
 * server searches, so it works with any number of users.
 */
export function UserPicker({ picked, onPick }: UserPickerProps) {
  const field = useFieldControl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const search = useDeferredValue(typed.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['admin', 'active-users', search],
    queryFn: ({ signal }) => call(getActiveUsers, { query: { search, limit: listed }, signal }),
    enabled: open,
    placeholderData: keepPreviousData,
    meta: { toast: texts.usersFailed },
  });
  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);
  const users = data ?? [];

  function pick(user: PickedUser | undefined) {
    if (!user) return;
    onPick(user);
    setOpen(false);
    setTyped('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (open && users.length > 0) setActive((active + step + users.length) % users.length);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      pick(users[active]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
    }
  }

  const optionId = (user: PickedUser) => `${id}-${user.id}`;
  const current = open ? users[active] : undefined;
  return (
    <div ref={box} className="relative">
      <input
        {...field}
        ref={input}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current ? optionId(current) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={texts.pickUser}
        value={open ? typed : (picked?.username ?? '')}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) setOpen(false);
        }}
        onKeyDown={onKeyDown}
        className={classNames(controlStyle, 'h-10 pr-10 pl-3 max-[24rem]:pr-8 max-[24rem]:pl-2 max-[24rem]:text-sm')}
      />
      {picked && !open ? (
        <button
          type="button"
          aria-label={texts.clear}
          onClick={() => {
            onPick(null);
            input.current?.focus();
          }}
          className="absolute top-1 right-1 flex size-8 items-center justify-center rounded-control text-muted hover:bg-wash hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      ) : (
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-4 text-muted" />
      )}
      {open && (
        <div className="absolute z-20 mt-1 w-full rounded-sheet border border-line bg-raised p-1.5 shadow-float">
          <div id={`${id}-list`} role="listbox" aria-label={texts.user} className="max-h-72 overflow-y-auto">
            {users.map((user, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus.
              <div
                key={user.id}
                id={optionId(user)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                ref={index === active ? (item) => item?.scrollIntoView({ block: 'nearest' }) : undefined}
                onPointerMove={() => setActive(index)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(user)}
                className="flex cursor-pointer items-baseline justify-between gap-4 rounded-control px-3 py-2 text-sm aria-selected:bg-wash"
              >
                <span className="min-w-0">
                  <span className="block truncate font-medium">{user.username}</span>
                  <span className="block truncate text-xs text-muted">{user.email}</span>
                </span>
                <span className="shrink-0 text-xs text-muted tabular-nums">{formatCredits(user.credits)}</span>
              </div>
            ))}
          </div>
          <p role="status" className="px-3 text-xs text-muted empty:hidden">
            {data && users.length === 0 && !isFetching && <span className="block py-2">{texts.noUsers}</span>}
            {users.length === listed && <span className="block py-1.5">{texts.moreUsers}</span>}
          </p>
        </div>
      )}
    </div>
  );
}

export interface PickedUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly credits: number;
}

interface UserPickerProps {
  readonly picked: PickedUser | null;
  readonly onPick: (user: PickedUser | null) => void;
}
