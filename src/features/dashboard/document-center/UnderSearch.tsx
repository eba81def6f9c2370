import type { ReactNode } from 'react';
import { SEARCH_FROM } from '~/domain/dashboard/pages';
import { fetchPart } from '~/platform/fetch-part';
import { useLoaded } from '~/ui/use-loaded';
import { OnDemand } from '../OnDemand';

const loadSearch = () => fetchPart(import('../BondSearch'));

type Props = {
  search: string;
  /** The number of documents in the list. */
  count: number;
  /** The number of bonds that match. Undefined while they load. */
  found: number | undefined;
  children: ReactNode;
};

/** A list with the search of the bonds above it. A long list waits for the search, which would push it down. */
export function UnderSearch({ search, count, found, children }: Props) {
  const { outcome } = useLoaded(loadSearch);
  const isSearched = search !== '' || count >= SEARCH_FROM;

  return (
    <>
      {isSearched &&
        (outcome?.ok ? (
          <outcome.value.BondSearch search={search} found={found} />
        ) : (
          <OnDemand load={loadSearch} label="Loading the search" lines={1}>
            {({ BondSearch }) => <BondSearch search={search} found={found} />}
          </OnDemand>
        ))}
      {/* A new element in place of the placeholder, which the search would push down. */}
      <div key={isSearched ? 'under' : 'alone'} hidden={isSearched && !outcome}>
        {children}
      </div>
    </>
  );
}
