/** The links of the account menu (specification 2, section 2: header and user menu). */
export const ACCOUNT_LINKS: readonly { href: string; label: string }[] = [
  { href: '/dashboard', label: 'Dashboard' },
  { href: '/dashboard/documents', label: 'Documents' },
  { href: '/dashboard/account', label: 'Account & Security' },
];

/** What ends the session. */
export const SIGN_OUT_LABEL = 'Sign out';

/** What that button says until the session has ended. */
export const SIGNING_OUT_LABEL = 'Signing out...';

/** Stands for a user who gave no name. */
export const NAMELESS = 'User';

/** Names the button that opens the menu, beside the letters on it. */
export const ACCOUNT_MENU = 'Account menu';
