import type { APIRoute, GetStaticPaths } from 'astro';
import { ourPriceWords } from '~/features/products/our-price';
import { getArticles } from '~/collections/queries/articles';
import { getBonds } from '~/collections/queries/bonds';
import { getProductCategories } from '~/collections/queries/product-categories';
import { getSite } from '~/collections/queries/site';
import { getServedStates } from '~/collections/queries/states';
import { filingBadge } from '~/domain/states/filing';
import { WORKSHEET_LIST } from '~/domain/worksheets/worksheet-list';
import { READER_WORDS } from '~/features/resources/guide-words';
import { readShareImage } from '~/integrations/share-images/draw-share-image';
import { PICTURE_LIST, type Picture } from '~/integrations/share-images/picture-list';

/** One image per bond, bond category, state and guide, one for the worksheets, and one for all other pages. */
async function listPictures(): Promise<Picture[]> {
  const [site, bonds, categories, states, articles] = await Promise.all([
    getSite(),
    getBonds(),
    getProductCategories(),
    getServedStates(),
    getArticles(),
  ]);
  const pages = [
    {
      image: 'marshline',
      title: 'Surety bonds for courts, licenses and contracts',
      lines: [
        { name: 'Principal', content: 'You' },
        { name: 'Obligee', content: 'Your court or agency' },
        { name: 'Surety', content: `${site.name}, ${site.address.city}` },
      ],
    },
    ...categories
      // A category that shares its path with a bond also shares the bond's page and image.
      .filter(({ id }) => !bonds.some((bond) => bond.id === id))
      .map(({ id, data }) => ({
        image: `products/${id}`,
        title: `${data.title} Bonds`,
        lines: data.audience
          .slice(0, 3)
          .map((content, index) => ({ name: index === 0 ? 'For' : '', content })),
      })),
    ...bonds.map(({ id, ratePlans, data }) => ({
      image: `products/${id}`,
      title: data.name,
      lines: [
        { name: 'Amount', content: data.defaultAmountLabel },
        { name: 'Our price', content: ourPriceWords({ id, ratePlans, data }) },
        { name: 'Written in', content: `${data.supportedStates.length} states` },
      ],
    })),
    ...states.map(({ id, data }) => ({
      image: `states/${id}`,
      title: `Surety bonds in ${data.name}`,
      lines: [
        { name: 'Court', content: data.court.name },
        { name: 'Filing', content: filingBadge(data.filingDefault).label },
      ],
    })),
    {
      image: 'resources/worksheets',
      title: WORKSHEET_LIST.title,
      lines: [
        { name: 'For', content: 'Your own figures' },
        { name: 'With', content: 'The rule and its source' },
      ],
    },
    ...articles.map(({ id, data }) => ({
      image: `resources/${id}`,
      title: data.title,
      lines: [
        { name: 'A guide for', content: READER_WORDS[data.reader] },
        { name: 'Time to read', content: `${data.readingMinutes} min` },
      ],
    })),
  ];

  return pages.map(({ image, title, lines }) => ({
    image,
    words: { issuer: site.name, title, lines },
  }));
}

/**
 * The development server draws each image on request. A build writes the list for `shareImages`.
 */
export const getStaticPaths = (async () => {
  const pictures = await listPictures();
  if (!import.meta.env.DEV) return [{ params: { file: PICTURE_LIST }, props: { pictures } }];

  return pictures.map((picture) => ({
    params: { file: `${picture.image}.png` },
    props: { pictures: [picture] },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ pictures: Picture[] }> = async ({ props: { pictures } }) => {
  const [asked] = pictures;
  if (!import.meta.env.DEV || !asked) return Response.json(pictures);

  return new Response(await readShareImage(asked.words), {
    headers: { 'content-type': 'image/png' },
  });
};
