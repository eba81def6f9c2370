import { GUIDE_CATEGORIES } from '~/domain/guides/guide-categories';
import { readAddressSearch, setAddressSearch } from '~/platform/address';

/**
 * What a visitor asked for who was sent here, such as "executor-bonds"; undefined for everybody else.
 * Taken out of the address, so that a reload or a bookmark asks for nothing.
 */
export function takeMissingGuide(): string | undefined {
  return takeParameter('missing');
}

/**
 * The page of the category a visitor was sent here from, where only its case was wrong; undefined for
 * everybody else. Taken out of the address as well.
 */
export function takeMissingCategory(): string | undefined {
  const asked = takeParameter('category')?.toLowerCase();
  const category = GUIDE_CATEGORIES.find((known) => known === asked);

  return category && `/resources/category/${category}`;
}

/** A parameter in which `netlify.toml` hands over an address that is not there. */
function takeParameter(name: string): string | undefined {
  const params = new URLSearchParams(readAddressSearch());
  const value = params.get(name) ?? undefined;
  if (value === undefined) return undefined;

  params.delete(name);
  setAddressSearch(params.size > 0 ? `?${params}` : '', 'replace');

  return value;
}
