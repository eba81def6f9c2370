/**
 * Read the parameters of the query and the hash, and remove both from the address. A link that opens a session must not
 * stay in the history.
 */
export function takeParams(): URLSearchParams {
  const { search, hash, pathname } = window.location;
  const params = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) params.append(name, value);
  window.history.replaceState(window.history.state, '', pathname);

  return params;
}
