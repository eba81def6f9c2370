import { GUIDE_CATEGORIES } from '~/domain/guides/guide-categories';
import { readAddressSearch, setAddressSearch } from '~/platform/address';

/**
 * The slug of a missing guide from which the visitor was redirected, such as "executor-bonds"; undefined for other
 * visitors. Removes the slug from the address, so that a reload or a bookmark does not ask for it again.
 */
export function takeMissingGuide(): string | undefined {
  return takeParameter('missing');
}

/**
 * The page of a category if the visitor was redirected because the address had the wrong letter case; undefined
 * otherwise. Also removes the parameter from the address.
 */
export function takeMissingCategory(): string | undefined {
  const asked = takeParameter('category')?.toLowerCase();
  const category = GUIDE_CATEGORIES.find((known) => known === asked);

  return category && `/resources/category/${category}`;
}

/** Read and remove a parameter that `netlify.toml` adds when it redirects from a missing address. */
function takeParameter(name: string): string | undefined {
  const params = new URLSearchParams(readAddressSearch());
  const value = params.get(name) ?? undefined;
  if (value === undefined) return undefined;

  params.delete(name);
  setAddressSearch(params.size > 0 ? `?${params}` : '', 'replace');

  return value;
}
