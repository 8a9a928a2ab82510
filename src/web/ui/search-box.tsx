import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle } from './input.tsx';
import { texts } from './texts.ts';

/** A search shortly after typing; Enter searches immediately. The placeholder is also its name. */
export function SearchBox({ value, placeholder, onSearch, className }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;

  // Changed from elsewhere, for example by Back.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      search.current(sent.current);
    }, 250);
    return () => clearTimeout(timer);
  }, [typed]);

  function searchNow(text: string) {
    setTyped(text);
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    search.current(sent.current);
  }

  return (
    <div className={classNames('relative', className)}>
      <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-4 text-muted" />
      <input
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        value={typed}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') searchNow(typed);
        }}
        className={classNames(controlStyle, 'h-10 pr-10 pl-9 [&::-webkit-search-cancel-button]:hidden')}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={texts.clearSearch}
          onClick={() => searchNow('')}
          className="absolute top-1 right-1 flex size-8 items-center justify-center rounded-control text-muted hover:bg-wash hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}

export interface SearchBoxProps {
  readonly value: string;
  readonly placeholder: string;
  readonly onSearch: (text: string) => void;
  readonly className?: string;
}
