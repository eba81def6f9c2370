import Slugger from 'github-slugger';
import { BOND_SLUGS } from '../../../src/domain/bonds/bond-types.ts';
import { closestWord } from '../../../src/domain/closest-word.ts';
import { lineOf, nodesOfType, textOf } from './guide-tree.ts';
import type { Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';
import type { Site } from './read-site.ts';

/** Words that do not describe the target of a link. */
const EMPTY_WORDS = /^(?:|here|click here|this|this page|link|read more|more|see more)$/i;

/** Links to missing pages and headings of this site, and links that do not describe their target. */
export function checkLinks(guide: Guide, site: Site): Problem[] {
  return nodesOfType(guide, 'link').flatMap((link) => {
    const text = textOf(link).trim();
    const problems = [
      EMPTY_WORDS.test(text)
        ? `The link "${text}" does not say where it leads: write [how bond amounts are set](${link.url})`
        : undefined,
      link.url.startsWith('/') || link.url.startsWith('#')
        ? addressProblem(link.url, guide, site)
        : undefined,
    ];

    return problems
      .filter((words) => words !== undefined)
      .map((words) => ({ file: guide.file, line: lineOf(link), words }));
  });
}

function addressProblem(address: string, guide: Guide, site: Site): string | undefined {
  const { pathname, searchParams, hash } = new URL(address, 'https://this.site/_');
  const path = address.startsWith('#') ? `/resources/${guide.slug}` : pathname;

  if (!address.startsWith('#') && !site.addresses.includes(path)) {
    const meant = closestAddress(path, site.addresses);
    const remedy = meant
      ? `Did you mean ${meant}?`
      : 'Open the page you mean and copy its address.';

    return `There is no page ${path}. ${remedy}`;
  }

  return (
    headingProblem(path, hash, [guide, ...site.guides]) ??
    bondProblem(searchParams.get('bondType')) ??
    stateProblem(searchParams.get('state'), site)
  );
}

/** The intended page, for common mistakes. */
function closestAddress(path: string, addresses: string[]): string | undefined {
  const plain = path.replace(/\/$|\.(?:html|mdx?)$/, '').toLowerCase();

  return (
    addresses.find((address) => address.toLowerCase() === plain) ??
    addresses.find((address) => address.endsWith(`/${plain.split('/').at(-1)}`)) ??
    closestWord(plain, addresses)
  );
}

/** Only the headings of guides are known. The tests of the built site check the other fragments. */
function headingProblem(path: string, hash: string, guides: Guide[]): string | undefined {
  const target = guides.find(({ slug }) => path === `/resources/${slug}`);
  if (hash === '' || target === undefined) return undefined;

  const ids = headingIds(target);
  if (ids.includes(decodeURIComponent(hash.slice(1)))) return undefined;

  const headings = ids.map((id) => `#${id}`).join(', ');
  return `${path} has no heading ${hash}. It has ${headings || 'none'}.`;
}

/** The ids that the site gives to the headings of a guide. */
function headingIds(guide: Guide): string[] {
  const slugger = new Slugger();

  return nodesOfType(guide, 'heading').map((heading) => slugger.slug(textOf(heading)));
}

function bondProblem(bond: string | null): string | undefined {
  if (bond === null || BOND_SLUGS.some((slug) => slug === bond)) return undefined;
  const meant = closestWord(bond, BOND_SLUGS);

  return `There is no bond "${bond}". ${meant ? `Did you mean ${meant}?` : `Use one of: ${BOND_SLUGS.join(', ')}.`}`;
}

function stateProblem(state: string | null, { servedStates }: Site): string | undefined {
  if (state === null || servedStates.includes(state)) return undefined;

  return `We do not serve the state "${state}". Write the two capital letters of one we do, such as state=SC.`;
}
