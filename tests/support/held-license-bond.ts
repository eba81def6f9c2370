import { addDays } from '../../src/domain/dates.ts';
import { addApplication, addBond, deskToday } from './desk-rows.ts';
import { newCustomer } from './session-actions.ts';
import { changeApplication } from './underwriting-actions.ts';

/** The offices: in California the surety files the bond, in Washington the contractor does. */
const OBLIGEES = {
  CA: 'Contractors State License Board',
  WA: 'Department of Labor and Industries',
};

/** A contractor's license bond in its second year, issued for a new customer's application. */
export async function holdLicenseBond(stateCode: keyof typeof OBLIGEES = 'CA') {
  const customer = await newCustomer();
  const applicationId = await addApplication(customer, {
    status: 'approved',
    slug: 'contractor-license',
    stateCode,
  });
  await changeApplication(applicationId, { status: 'issued' });
  const bond = await addBond(customer, {
    slug: 'contractor-license',
    stateCode,
    cents: 2_500_000,
    principal: 'Okafor Builders',
    obligee: OBLIGEES[stateCode],
    effectiveDate: addDays(deskToday(), -548),
    expiryDate: addDays(deskToday(), 182),
    applicationId,
    dueInDays: 182,
  });

  return { customer, applicationId, bondId: String(bond['id']), bond };
}
