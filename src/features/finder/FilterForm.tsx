import { useEffect, useRef } from 'react';
import { MAX_QUERY_LENGTH, type FinderFilters } from '~/domain/finder/filters';
import { STATE_OPTIONS } from '~/domain/us-states';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import type { FinderCategory } from './FinderApp.island';

interface Props {
  filters: FinderFilters;
  categories: readonly FinderCategory[];
  onQuery: (query: string) => void;
  onState: (state: string) => void;
  onCategory: (category: string) => void;
  onApply: () => void;
}

/**
 * The three filters. A plain GET form until the page is live; from then on each change counts at
 * once.
 */
export function FilterForm({ filters, categories, onQuery, onState, onCategory, onApply }: Props) {
  const query = useRef<HTMLInputElement>(null);

  // What was typed before the page was live is in the box, but nobody has heard of it yet.
  useEffect(() => {
    if (query.current?.value && !filters.query) onQuery(query.current.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes alive
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
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1.25fr_1.25fr_auto]"
    >
      <div className="sm:col-span-2 lg:col-span-1">
        <TextField
          ref={query}
          id="finder-query"
          name="q"
          type="search"
          label="Search"
          placeholder="Executor, notary, BMC-84"
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          width="full"
          value={filters.query}
          onChange={({ target }) => onQuery(target.value)}
        />
      </div>
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
      <button type="submit" className="button button-primary sm:col-span-2 lg:col-span-1">
        Apply Filters
      </button>
    </form>
  );
}
