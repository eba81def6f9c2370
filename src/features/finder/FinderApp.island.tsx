import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { BondCategory } from '~/domain/bonds/bond-types';
import {
  changeFilter,
  type FinderFilters,
  NO_FILTERS,
  parseFilters,
  writeFilters,
} from '~/domain/finder/filters';
import type { FinderBond } from '~/domain/finder/finder-bond';
import type { RatePlan } from '~/domain/rates/rate-plan';
import { stateName, type StateCode } from '~/domain/us-states';
import { listenToAddress, readAddressSearch, setAddressSearch } from '~/platform/address';
import { Alert } from '~/ui/Alert';
import { BondCard } from './BondCard';
import { EmptyResult } from './EmptyResult';
import { FilterChips } from './FilterChips';
import { FilterForm, type FinderCategory } from './FilterForm';
import { ResultSummary } from './ResultSummary';
import { useFoundBonds } from './use-found-bonds';
import { emptySentence, ignoredSentence, SEARCH_NOT_LOADED } from './words';

interface Props {
  bonds: readonly FinderBond[];
  categories: readonly FinderCategory[];
  /** For the price of an amount that a visitor types. */
  ratePlans: readonly RatePlan[];
  /**
   * The states where we are licensed. Visitors can choose the other states too and learn that we are not licensed
   * there.
   */
  servedStates: readonly StateCode[];
}

/**
 * The bond finder. The address holds all of its state (`state`, `category`, `q`), so a link, a reload and the Back
 * button restore the filters. The prerendered page shows every bond until hydration.
 */
export function FinderApp({ bonds, categories, ratePlans, servedStates }: Props) {
  const results = useRef<HTMLElement>(null);
  const search = useSyncExternalStore(listenToAddress, readAddressSearch, () => '');
  const { filters, ignored } = parseFilters(search);
  const { category, query } = filters;
  const { found, isFinal, state, soughtOf, hasFailed, preload } = useFoundBonds(
    bonds,
    ratePlans,
    filters,
  );
  const isServed = state !== undefined && servedStates.includes(state);
  const categoryName = (value: BondCategory) =>
    categories.find((known) => known.value === value)?.label ?? value;

  // The page's own script hid the list (first-list-script.ts). The first render still shows every bond, as the HTML does.
  useLayoutEffect(() => {
    if (isFinal && search === readAddressSearch())
      delete document.documentElement.dataset['finder'];
  }, [isFinal, search]);

  // Lays out the found cards now, while the browser waits for its next frame, which then only paints them.
  useLayoutEffect(() => {
    if (query !== '') results.current?.getBoundingClientRect();
  }, [query, found.length]);

  const show = (changed: FinderFilters, how: 'push' | 'typed') =>
    setAddressSearch(writeFilters(changed, search), how);
  const moveToResults = () => results.current?.focus();
  const remove = (changed: FinderFilters) => {
    show(changed, 'push');
    moveToResults();
  };
  const handleClear = () => remove(NO_FILTERS);

  const chips = [
    ...(filters.state
      ? [
          {
            label: stateName(filters.state),
            onRemove: () => remove(changeFilter(filters, 'state', '')),
            isRepeated: true,
          },
        ]
      : []),
    ...(category
      ? [
          {
            label: categoryName(category),
            onRemove: () => remove(changeFilter(filters, 'category', '')),
            // The state's banner has “Clear”, and the cards name the category.
            isRepeated: filters.state !== undefined,
          },
        ]
      : []),
    ...(query.trim()
      ? [
          {
            label: `“${query.trim()}”`,
            onRemove: () => remove({ ...filters, query: '' }),
            isRepeated: true,
          },
        ]
      : []),
  ];

  return (
    <>
      <div className="no-print rounded-md border border-rule bg-surface p-4 sm:p-5">
        <FilterForm
          filters={filters}
          categories={categories}
          onQuery={(typed) => show({ ...filters, query: typed }, 'typed')}
          onState={(value) => show(changeFilter(filters, 'state', value), 'push')}
          onCategory={(value) => show(changeFilter(filters, 'category', value), 'push')}
          onApply={moveToResults}
          onSearchFocus={preload}
        />
      </div>
      <section
        ref={results}
        tabIndex={-1}
        aria-labelledby="finder-results"
        className="mt-4 flex scroll-mt-4 flex-col gap-3 outline-offset-8 sm:mt-6 sm:gap-5"
      >
        <h2 id="finder-results" className="sr-only">
          Bonds
        </h2>
        {ignored.map((value) => (
          <Alert key={value.name} type="warning" isAnnounced>
            {ignoredSentence(value)}
          </Alert>
        ))}
        {hasFailed && (
          <Alert type="warning" isAnnounced>
            {SEARCH_NOT_LOADED}
          </Alert>
        )}
        <ResultSummary
          count={found.length}
          state={state}
          isServed={isServed}
          onClear={handleClear}
        />
        <FilterChips chips={chips} />
        {found.length === 0 && (
          <EmptyResult sentence={emptySentence(state, isServed)} onClear={handleClear} />
        )}
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 [[data-finder]_&]:invisible">
          {found.map((bond) => (
            <li key={bond.slug} className="later">
              <BondCard
                bond={bond}
                categoryName={categoryName(bond.category)}
                state={state}
                sought={soughtOf?.(bond)}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
