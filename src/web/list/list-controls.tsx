import { Trash2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Select } from '../ui/select.tsx';
import { texts } from './texts.ts';
import type { ListView } from './use-list-view.ts';

/** Search, which is always there, and for a list with entries sort, filter by tool, and actions for the selected ones. */
export function ListControls<T>({ view, entries, searchLabel, tools = [], onDelete }: ListControlsProps<T>) {
  const { address, change, selected, shown } = view;
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox
          value={address.search}
          placeholder={searchLabel}
          onSearch={(search) => change({ search })}
          className="min-w-0 flex-1 basis-56"
        />
        {tools.length > 1 && (
          <div className="max-sm:min-w-36 max-sm:flex-1">
            <Select
              aria-label={texts.filter}
              value={address.tool}
              onChange={({ target }) => change({ tool: target.value })}
            >
              <option value="">{texts.everything}</option>
              {tools.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        )}
        {entries > 0 && (
          <div className="max-sm:min-w-36 max-sm:flex-1">
            <Select
              aria-label={texts.sort}
              value={address.sort}
              onChange={({ target }) => change({ sort: target.value })}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {texts.sorts[sort]}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
      <div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2 py-2 text-sm">
        {shown.length > 0 && (
          <label className="flex min-h-6 items-center gap-2">
            <input
              type="checkbox"
              checked={selected.length === shown.length}
              onChange={({ target }) => view.selectAll(target.checked)}
              className="size-4 accent-accent"
            />
            {texts.selectAll}
          </label>
        )}
        {selected.length > 0 && (
          <>
            <span className="text-muted">{texts.selected(selected.length)}</span>
            <Button
              variant="quiet"
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => {
                onDelete(selected);
                view.selectAll(false);
              }}
            >
              {texts.deleteSelected}
            </Button>
          </>
        )}
        <p role="status" className="text-muted">
          {entries > 0 && shown.length === 0 && texts.noMatch(address.search)}
        </p>
      </div>
    </>
  );
}

const sorts = ['newest', 'oldest', 'title'] as const;

export interface ListControlsProps<T> {
  readonly view: ListView<T>;
  /** How many entries the list has, before searching. */
  readonly entries: number;
  readonly searchLabel: string;
  /** The tools of the entries; with one or none there is no filter. */
  readonly tools?: readonly { readonly slug: string; readonly name: string }[] | undefined;
  readonly onDelete: (entries: readonly T[]) => void;
}
