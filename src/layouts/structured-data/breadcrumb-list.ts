import type { Thing } from './json-ld';

/** The breadcrumb trail of a page. The last item is the page itself and needs no address. */
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
