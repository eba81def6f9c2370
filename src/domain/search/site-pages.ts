import type { SearchRecord } from './search-record.ts';

/** A page: its path, its title, the line below it, and the words for it that are in neither. */
type SitePage = Pick<SearchRecord, 'path' | 'title' | 'line'> &
  Partial<Pick<SearchRecord, 'names' | 'tags'>>;

/**
 * The pages that do something for the visitor and are no bond, state, worksheet or guide, with the words that people
 * search for: what they want to do, such as "cancel my bond", more often than the name of the page.
 */
const PAGES: readonly SitePage[] = [
  {
    path: '/verify',
    title: 'Verify a Bond',
    line: 'Check with the code on the paper whether a bond or its power of attorney is genuine and in force.',
    // The letters before the number of a bond and of its power of attorney, which people search for.
    names: ['MSB', 'MSP', 'Check a bond'],
    tags: ['genuine', 'valid', 'authentic', 'fake', 'counterfeit', 'verification', 'bond number'],
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    line: 'Your bonds and applications. Sign in to see where one stands, or to change or cancel a bond.',
    names: ['My account', 'Log in', 'Sign in'],
    tags: [
      'login',
      'check the status of an application',
      'track',
      'cancel my bond',
      'cancellation',
      'change my address',
      'change my name',
      'moved',
      'rider',
      'receipt',
      'invoice',
    ],
  },
  {
    path: '/dashboard/documents',
    title: 'Document Center',
    line: 'Sign in to download your bonds and powers of attorney again.',
    tags: ['lost bond', 'copy', 'duplicate', 'replacement', 'reprint', 'PDF'],
  },
  {
    path: '/dashboard/renewals',
    title: 'Renewals',
    line: 'Sign in to see which bonds you need to renew, and when.',
    names: ['Renew'],
    tags: ['expire', 'continuation certificate'],
  },
  {
    path: '/dashboard/account',
    title: 'Account & Security',
    line: 'Sign in to change your email address, your password or your notices, or to delete the account.',
    tags: ['profile', 'two-factor', 'unsubscribe', 'delete my data'],
  },
  {
    path: '/forgot-password',
    title: 'Forgot Password',
    line: 'Get a link to set a new password.',
    tags: ['reset my password', 'cannot sign in', 'login'],
  },
  {
    path: '/dashboard/attorney',
    title: 'Attorney Desk',
    line: 'Your firm’s matters: amounts by rule, prices and filing dates.',
    tags: ['attorney login', 'lawyer login', 'law firm', 'my clients'],
  },
  {
    path: '/for-attorneys',
    title: 'For Attorneys',
    line: 'What we need from you for a client’s probate bond, joint control, and how renewals stop.',
    tags: ['lawyer', 'law firm', 'client'],
  },
  {
    path: '/dashboard/contractor',
    title: 'Contractor Desk',
    line: 'Your bonding line, bids and jobs.',
    tags: ['contractor login', 'surety line', 'work in progress'],
  },
  {
    path: '/inquiry',
    title: 'Ask an Underwriter',
    line: 'Ask before you apply whether we would write a bond that is hard to place.',
    tags: ['bad credit', 'poor credit', 'low credit score', 'declined', 'bankruptcy', 'felony'],
  },
  {
    path: '/processing-times',
    title: 'Processing Times',
    line: 'How long each bond takes, and what slows it down.',
    names: ['How long it takes'],
    tags: ['how fast', 'turnaround', 'same day', 'today', 'rush', 'urgent', 'instant'],
  },
  {
    path: '/support',
    title: 'Support',
    line: 'Our phone number, email address and hours, and answers to common questions.',
    names: ['Contact', 'Help'],
    tags: ['call', 'talk to a person', 'customer service', 'complaint', 'W-9'],
  },
  {
    path: '/licensing',
    title: 'Licensing',
    line: 'The states where we may sell surety bonds, with each license number and its office.',
    tags: ['are you licensed', 'legitimate', 'scam', 'agency license'],
  },
  {
    path: '/compliance',
    title: 'Trust, Security & Compliance',
    line: 'What we know about you, where it is kept, and who can read it.',
    tags: ['social security number safe', 'encryption', 'data breach'],
  },
  {
    path: '/legal/privacy',
    title: 'Privacy policy',
    line: 'The data that we have about you, why we need it, how long we keep it, and your choices.',
  },
  {
    path: '/legal/terms',
    title: 'Terms of use',
    line: 'The terms under which we quote, issue and service bonds.',
    tags: ['indemnity', 'repay the surety'],
  },
];

/** The same pages as records of the search. */
export const SITE_PAGES: readonly SearchRecord[] = PAGES.map((page) => ({
  kind: 'page',
  names: [],
  tags: [],
  headings: [],
  text: '',
  ...page,
}));
