import type { APIRoute, GetStaticPaths } from 'astro';
import { getPaperTexts } from '~/collections/queries/paper-text';

/** One file per bond with the words of its paper, for the preview beside the quote. */
export const getStaticPaths = (async () =>
  (await getPaperTexts()).map(({ bond, text }) => ({
    params: { bond },
    props: { text },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Awaited<ReturnType<typeof getStaticPaths>>[number]['props']> = ({
  props,
}) => Response.json(props.text);
