import type { APIRoute } from 'astro';
import { getLawFamilies } from '~/collections/queries/law-families';
import { DATA_LICENSE, getRequirements } from '~/collections/queries/requirements';
import { getSite } from '~/collections/queries/site';
import { toAtom, toDataChanges } from '~/domain/requirements/data-changes';

/** What changed in `/data/requirements.json`, for feed readers. */
export const GET: APIRoute = async ({ site }) => {
  const { name } = await getSite();
  const families = await getLawFamilies();
  const addressOf = (path: string) => new URL(path, site).href;

  const feed = toAtom(
    toDataChanges(await getRequirements()),
    {
      title: `${name}: changes in bond requirements`,
      author: name,
      license: DATA_LICENSE.name,
      self: addressOf('/data/changes.xml'),
      home: addressOf('/state-requirements'),
    },
    (bond) => families.find(({ id }) => id === bond)?.name ?? bond,
    (bond) => addressOf(`/requirements/${bond}`),
  );

  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
