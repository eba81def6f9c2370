import { readAddressSearch, setAddressSearch } from '~/platform/address';

/** The parameter in which `netlify.toml` hands over the address of a guide that is not there. */
const MISSING = 'missing';

/**
 * What a visitor asked for who was sent here, such as "executor-bonds"; undefined for everybody else.
 * Taken out of the address, so that a reload or a bookmark asks for nothing.
 */
export function takeMissingGuide(): string | undefined {
  const params = new URLSearchParams(readAddressSearch());
  const slug = params.get(MISSING) ?? undefined;
  if (slug === undefined) return undefined;

  params.delete(MISSING);
  setAddressSearch(params.size > 0 ? `?${params}` : '', 'replace');

  return slug;
}
