import type { APIRoute, GetStaticPaths } from 'astro';
import { getDeskCatalogue } from '~/collections/queries/desk-catalogue';
import { filingsByState } from '~/domain/bonds/filing-card';

/** One file per bond that says how each state takes it, for the confirmation of the quote. */
export const getStaticPaths = (async () => {
  const { bonds, states } = await getDeskCatalogue();

  return Object.entries(bonds).map(([bond, filed]) => ({
    params: { bond },
    props: { filings: filingsByState(filed, states) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Awaited<ReturnType<typeof getStaticPaths>>[number]['props']> = ({
  props,
}) => Response.json(props.filings);
