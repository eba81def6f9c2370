import type { BondCategory } from '~/domain/bonds/bond-types';
import { useEffect, useRef, useState } from 'react';
import { MAX_QUERY_LENGTH, type FinderFilters } from '~/domain/finder/filters';
import { STATE_OPTIONS } from '~/domain/us-states';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';

export type FinderCategory = { value: BondCategory; label: string };

interface Props {
  filters: FinderFilters;
  categories: readonly FinderCategory[];
  onQuery: (query: string) => void;
  onState: (state: string) => void;
  onCategory: (category: string) => void;
  onApply: () => void;
  onSearchFocus: () => void;
}

/**
 * The three filters. Before hydration this is a plain GET form; after it, every change applies at once. On a phone,
 * state and category are folded, so that the first results are on the first screen.
 */
export function FilterForm({
  filters,
  categories,
  onQuery,
  onState,
  onCategory,
  onApply,
  onSearchFocus,
}: Props) {
  const query = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const folded = isOpen ? '' : 'max-sm:hidden';

  // Words typed before hydration are in the input but not in the filters yet.
  useEffect(() => {
    if (query.current?.value && !filters.query) onQuery(query.current.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- run once, at hydration
  }, []);

  return (
    <form
      action="/get-a-bond"
      method="get"
      role="search"
      aria-label="Bonds"
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
      className="grid grid-cols-2 items-end gap-x-4 gap-y-3 lg:grid-cols-[2fr_1.25fr_1.25fr_auto]"
    >
      <div className="col-span-2 lg:col-span-1">
        <TextField
          ref={query}
          id="finder-query"
          name="q"
          type="search"
          label="Search"
          placeholder="Notary Texas 10000"
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          width="full"
          value={filters.query}
          onFocus={onSearchFocus}
          onChange={({ target }) => onQuery(target.value)}
        />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="finder-folded"
        onClick={() => setIsOpen(!isOpen)}
        className="button button-secondary sm:hidden"
      >
        {isOpen ? 'Fewer filters' : 'More filters'}
      </button>
      <div
        id="finder-folded"
        className={`col-span-2 grid items-end gap-x-4 gap-y-3 max-lg:row-start-2 sm:grid-cols-2 ${folded}`}
      >
        <SelectField
          id="finder-state"
          name="state"
          label="State"
          placeholder="All states"
          options={STATE_OPTIONS}
          width="full"
          value={filters.state ?? ''}
          onChange={({ target }) => onState(target.value)}
        />
        <SelectField
          id="finder-category"
          name="category"
          label="Category"
          placeholder="All categories"
          options={categories}
          width="full"
          value={filters.category ?? ''}
          onChange={({ target }) => onCategory(target.value)}
        />
      </div>
      <button type="submit" className="button button-primary sm:max-lg:col-span-2">
        Apply Filters
      </button>
    </form>
  );
}
