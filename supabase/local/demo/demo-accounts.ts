import type { DemoAccount } from './demo-account.ts';
import { CUSTOMER } from './demo-customer.ts';
import { ATTORNEY, CONTRACTOR } from './demo-professionals.ts';

/** The password of every demo account. It opens nothing but a database on this machine. */
export const DEMO_PASSWORD = 'Low-country-2026';

/** What the authenticator app of every demo member of the staff has. It opens nothing but a database on this machine. */
export const DEMO_SECRET = 'MARSHL2NE2SURETY2DEMO2SECRET2KEY';

const NEWCOMER: DemoAccount = {
  email: 'new@example.com',
  firstName: 'Theo',
  lastName: 'Grant',
  business: 'Grant Consulting',
  shows: 'nothing yet: every list is empty',
  bonds: [],
  applications: [],
};

const UNDERWRITER: DemoAccount = {
  email: 'underwriter@example.com',
  firstName: 'Nadia',
  lastName: 'Broussard',
  business: 'Marshline Surety',
  shows: 'staff: reads what customers sent',
  role: 'underwriter',
  bonds: [],
  applications: [],
};

const ADMIN: DemoAccount = {
  email: 'admin@example.com',
  firstName: 'Calvin',
  lastName: 'Ward',
  business: 'Marshline Surety',
  shows: 'staff: reads what customers sent, and decides who else does',
  role: 'admin',
  bonds: [],
  applications: [],
};

/** Everybody one can sign in as after `npm start`. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  CUSTOMER,
  NEWCOMER,
  ATTORNEY,
  CONTRACTOR,
  UNDERWRITER,
  ADMIN,
];
