import { addDays } from '../../src/domain/dates.ts';
import { buildNotaryApplication } from './builders.ts';
import { addApplication, addBond, deskToday } from './desk-rows.ts';
import type { Customer } from './stack.ts';
import type { Row } from './test-stack.ts';

/** A notary's bond with its application, due in 20 days. */
export async function addNotaryBond(customer: Customer): Promise<Row> {
  const { bondDetails, applicant, business } = buildNotaryApplication();
  const { ssn: _ssn, dateOfBirth: _dateOfBirth, ...person } = applicant;
  const { ein: _ein, ...company } = business;
  const applicationId = await addApplication(customer, {
    status: 'approved',
    slug: 'notary',
    stateCode: 'TN',
    answers: { bondDetails, applicant: person, business: company },
  });

  return addBond(customer, {
    applicationId,
    obligee: 'State of Tennessee',
    expiryDate: addDays(deskToday(), 20),
    dueInDays: 20,
  });
}
