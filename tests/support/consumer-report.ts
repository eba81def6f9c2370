import type { ConsumerReport, TypedReport } from '../../src/domain/consumer-reports/read-report.ts';

/** A report of a nationwide agency with a score, as an underwriter types it. The addresses are invented. */
export const TYPED_REPORT: TypedReport = {
  agency: 'Equifax Sample Services LLC',
  address: 'P.O. Box 1, Atlanta, GA 30374-0001',
  phone: '800-555-0123',
  hasScore: true,
  value: '612',
  lowest: '300',
  highest: '850',
  createdOn: '11/20/2026',
  factors: 'Serious delinquency\nProportion of balances to limits is too high',
};

/** The same report as it is stored. */
export const SAMPLE_REPORT: ConsumerReport = {
  agency: 'Equifax Sample Services LLC',
  address: 'P.O. Box 1, Atlanta, GA 30374-0001',
  phone: '8005550123',
  score: {
    value: 612,
    lowest: 300,
    highest: 850,
    createdOn: '2026-11-20',
    factors: ['Serious delinquency', 'Proportion of balances to limits is too high'],
  },
};

/** The answer that no report about the applicant led to the decision. */
export const NO_REPORT_USED = [{ person: 'applicant', reports: [] }];
