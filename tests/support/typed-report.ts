import type { Locator } from '@playwright/test';
import { TYPED_REPORT } from './consumer-report.ts';

/** Fill in the report that played a part, with its score. */
export async function fillInReport(form: Locator): Promise<void> {
  const field = (name: string) => form.getByLabel(name, { exact: true });
  await field('Agency').fill(TYPED_REPORT.agency);
  await field('Agency’s mailing address').fill(TYPED_REPORT.address);
  await field('Agency’s phone').fill(TYPED_REPORT.phone);
  await field('A credit score was used').check();
  await field('Score').fill(TYPED_REPORT.value);
  await field('Lowest possible').fill(TYPED_REPORT.lowest);
  await field('Highest possible').fill(TYPED_REPORT.highest);
  await field('Score made on').fill(TYPED_REPORT.createdOn);
  await field('What lowered the score most').fill(TYPED_REPORT.factors);
}
