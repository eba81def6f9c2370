import { addDays } from '../../src/domain/dates.ts';
import { addApplication, addBond, deskToday } from './desk-rows.ts';
import { newCustomer } from './session-actions.ts';
import { changeApplication } from './underwriting-actions.ts';

/** A contractor's license bond in its second year, issued for a new customer's application. */
export async function holdLicenseBond() {
  const customer = await newCustomer();
  const applicationId = await addApplication(customer, {
    status: 'approved',
    slug: 'contractor-license',
    stateCode: 'CA',
  });
  await changeApplication(applicationId, { status: 'issued' });
  const bond = await addBond(customer, {
    slug: 'contractor-license',
    stateCode: 'CA',
    cents: 2_500_000,
    principal: 'Okafor Builders',
    obligee: 'Contractors State License Board',
    effectiveDate: addDays(deskToday(), -548),
    expiryDate: addDays(deskToday(), 182),
    applicationId,
    dueInDays: 182,
  });

  return { customer, applicationId, bondId: String(bond['id']), bond };
}
