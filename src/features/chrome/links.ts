/** A link of the header or the footer. */

export type ChromeLink = { href: string; label: string };

export const HEADER_LINKS: readonly ChromeLink[] = [
  { href: '/get-a-bond', label: 'Find a Bond' },
  { href: '/products', label: 'Products' },
  { href: '/states', label: 'States' },
  { href: '/how-it-works', label: 'How It Works' },
  { href: '/resources', label: 'Resources' },
];

/** For clerks with a bond at hand. A wide screen has it only in the footer. */
export const VERIFY_LINK: ChromeLink = { href: '/verify', label: 'Verify a Bond' };

export const SIGN_IN_LINK: ChromeLink = { href: '/signin', label: 'Sign In' };

export const GET_A_BOND_LINK: ChromeLink = { href: '/get-a-bond', label: 'Get a Bond' };

export const FOOTER_HELP_LINKS: readonly ChromeLink[] = [
  { href: '/how-it-works', label: 'How It Works' },
  { href: '/resources', label: 'Resources' },
  { href: '/support', label: 'Support' },
  { href: '/for-attorneys', label: 'For Attorneys' },
  VERIFY_LINK,
];

export const FOOTER_COMPANY_LINKS: readonly ChromeLink[] = [
  { href: '/about', label: 'About' },
  { href: '/licensing', label: 'Licensing' },
  { href: '/compliance', label: 'Compliance' },
  { href: '/legal/privacy', label: 'Privacy' },
  { href: '/legal/terms', label: 'Terms' },
];

/** The `aria-current` value of a link: "page" for the page itself, "true" for a page below it. */
export function currentMark(href: string, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page';

  return currentPath.startsWith(`${href}/`) ? 'true' : undefined;
}
