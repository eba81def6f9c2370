import { newCustomer } from '../../support/session-actions.ts';
import { addVerifiableBond } from '../../support/verifiable-bond.ts';
import { press, type, visit, waitForHeading } from './visitor.ts';
import { expect, test } from './webkit-test.ts';

test('a customer signs in and sees the dashboard', async ({ driver }) => {
  const { email, password } = await newCustomer();
  await visit(driver, '/signin');
  await type(driver, 'Email', email);
  await type(driver, 'Password', password);
  await press(driver, 'Sign In');

  await expect.poll(async () => new URL(await driver.getCurrentUrl()).pathname).toBe('/dashboard');
  await waitForHeading(driver, 'Dashboard');
});

test('a clerk who scans a bond sees that it is genuine', async ({ driver }) => {
  await visit(driver, `/verify/${await addVerifiableBond()}`);

  await waitForHeading(driver, 'This bond is genuine and in force');
});
