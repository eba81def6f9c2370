import type { Thing } from './json-ld';

/** Where a page stands, from the top of the site. The last one is the page and needs no address. */
export function breadcrumbList(trail: readonly { href?: string; label: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: href }),
    })),
  };
}
