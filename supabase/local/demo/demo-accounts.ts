import type { DemoAccount } from './demo-account.ts';
import { CUSTOMER } from './demo-customer.ts';
import { ATTORNEY, CONTRACTOR } from './demo-professionals.ts';

/** The password of every demo account. It opens only a database on this machine. */
export const DEMO_PASSWORD = 'Low-country-2026';

/** The authenticator secret of every demo staff account. It opens only a database on this machine. */
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

/** All demo accounts of `npm start`. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  CUSTOMER,
  NEWCOMER,
  ATTORNEY,
  CONTRACTOR,
  UNDERWRITER,
  ADMIN,
];
