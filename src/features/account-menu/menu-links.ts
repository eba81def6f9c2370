/** The links of the account menu in the page header. */
export const ACCOUNT_LINKS: readonly { href: string; label: string }[] = [
  { href: '/dashboard', label: 'Dashboard' },
  { href: '/dashboard/documents', label: 'Documents' },
  { href: '/dashboard/account', label: 'Account & Security' },
];

/** The link of the menu for staff. */
export const STAFF_LINK = { href: '/admin', label: 'Underwriting' };

/** The label of the button that ends the session. */
export const SIGN_OUT_LABEL = 'Sign out';

/** The label of the sign-out button until the session has ended. */
export const SIGNING_OUT_LABEL = 'Signing out...';

/** Replaces the name of a user who gave none. */
export const NAMELESS = 'User';

/** The accessible name of the button that opens the menu. The button itself shows only initials or a picture. */
export const ACCOUNT_MENU = 'Account menu';
