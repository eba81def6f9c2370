/** A contractor's desk as the site reads it, for tests to change. */
import type { Bid, ContractorDesk, Grant, Project } from '~/domain/contractors/contractor-desk';
import { BID_PROJECT, LINE } from './line-account.ts';

export const BID: Bid = {
  id: 'bid-1',
  price: 100_000_000,
  outcome: 'yes',
  stops: [],
  askedAt: '2026-11-20T15:00:00Z',
  tabulation: [],
  needsUnderwriter: false,
  resultNote: '',
};

export const PROJECT: Project = {
  ...BID_PROJECT,
  id: 'project-1',
  version: 1,
  bidNumber: '',
  name: 'Library',
  ownerName: 'Beaufort County',
  ownerAddress: '100 Ribaut Road, Beaufort, SC',
  place: 'Beaufort',
  bidAt: '2026-12-01T19:00:00Z',
  timeZone: 'America/New_York',
  facts: {},
  bids: [],
};

export const GRANT: Grant = {
  ...LINE,
  id: 'grant-1',
  version: 1,
  ratePlan: 'standard',
  reason: 'Strong',
  grantedBy: 'dana',
  grantedAt: '2026-01-01T12:00:00Z',
  approvedBy: 'lee',
  isReplaced: false,
};

export const DESK: ContractorDesk = {
  id: 'contractor-1',
  version: 1,
  legalName: 'Palmetto Ridge Builders LLC',
  facts: { entity: 'llc', trade_name: 'Ridge', formed_on: '2012-04-01' },
  details: {},
  largestJob: 100_000_000,
  largestJobRead: 100_000_000,
  singleAsked: 1,
  aggregateAsked: 2,
  statements: [],
  schedules: [],
  grants: [GRANT],
  projects: [PROJECT],
  indemnitors: [],
  letters: [],
};
