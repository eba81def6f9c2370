import type { Page } from '@playwright/test';
import { formatMoney } from '../../src/domain/money.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydrated.ts';
import {
  applicant,
  bondDetails,
  business,
  choose,
  noDocuments,
  NOTARY_MATTER,
  payByAccount,
  payByCard,
  personalBusiness,
  PLAN_MATTER,
  type StepAnswers,
  SAMPLED_STEPS,
} from '../support/quote-answers.ts';
import {
  button,
  completeByKeyboard,
  pressByKeyboard,
  reachReview,
  stepHeading,
} from '../support/quote-actions.ts';
import { readRows, type Row } from '../support/test-stack.ts';
import { NOTARY_PRICE, NOTARY_TOTAL } from '../support/notary-price.ts';
import { ownPrice } from '../support/own-price.ts';

const ERISA_PRICE = ownPrice({ slug: 'erisa-fidelity', stateCode: 'IL', amount: 150_000 });

/** Completes an application by keyboard and returns its database rows. */
async function applyByKeyboard(page: Page, steps: readonly StepAnswers[]) {
  await page.goto('/quote');
  await waitForHydration(page);
  for (const step of steps) await completeByKeyboard(page, step);

  await expect(stepHeading(page, 'Review Application')).toBeVisible();
  await pressByKeyboard(page, 'Submit Application and Issue Bond');
  await expect(stepHeading(page, 'Issue & File')).toBeFocused();

  return rowsOf(await applicationNumber(page));
}

async function applicationNumber(page: Page): Promise<string> {
  const number = await page
    .getByText(/^APP-\d{6}$/)
    .first()
    .textContent();

  return String(number);
}

async function rowsOf(number: string) {
  const applications = await readRows('applications', { number: `eq.${number}` });
  const id = String(applications[0]?.['id']);
  const events = await readRows('application_events', { application_id: `eq.${id}`, order: 'id' });
  const payments = await readRows('payments', { application_id: `eq.${id}` });

  return { applications, events, payments };
}

const moves = (events: Row[]) => events.map(({ kind, to_status: status }) => [kind, status]);

test.describe('a whole application', () => {
  test('for a notary bond in Tennessee works by keyboard', async ({ page }) => {
    const { applications, events, payments } = await applyByKeyboard(page, [
      choose('Notary Bond', 'Tennessee'),
      bondDetails(
        { amount: '10000', term: '4 years', obligee: 'Secretary of State' },
        NOTARY_MATTER,
      ),
      applicant('Tennessee'),
      personalBusiness(),
      ...SAMPLED_STEPS,
      noDocuments(),
      payByCard(NOTARY_TOTAL),
    ]);

    await expect(page.getByText('Application Submitted Successfully!')).toBeVisible();
    expect(applications).toMatchObject([
      {
        bond_slug: 'notary',
        state_code: 'TN',
        status: 'issued',
        premium_cents: NOTARY_PRICE.premium,
        fees_cents: NOTARY_PRICE.fees,
        taxes_cents: NOTARY_PRICE.taxes,
        total_cents: NOTARY_PRICE.total,
        review_reasons: [],
        answers: {
          bondDetails: { amount: 1_000_000, termYears: 4, obligee: 'Secretary of State' },
          business: { annualRevenue: 6_400_000, businessAddress: { state: 'TN' } },
        },
      },
    ]);
    expect(moves(events)).toEqual([
      ['submitted', 'submitted'],
      ['approved', 'approved'],
      ['issued', 'issued'],
    ]);
    expect(payments).toMatchObject([
      { method: 'credit_card', amount_cents: NOTARY_PRICE.total, last_four: '7899' },
    ]);
  });

  test('for an ERISA fidelity bond in Illinois works by keyboard', async ({ page }) => {
    const { applications, events, payments } = await applyByKeyboard(page, [
      choose('ERISA Fidelity Bond', 'Illinois'),
      bondDetails(
        { amount: '150000', term: '3 years', obligee: 'Prairie Tool Works 401(k) Plan' },
        PLAN_MATTER,
      ),
      applicant('Illinois'),
      business(),
      ...SAMPLED_STEPS,
      noDocuments(),
      payByAccount(formatMoney(ERISA_PRICE.total), 'business'),
    ]);

    expect(applications).toMatchObject([
      {
        bond_slug: 'erisa-fidelity',
        state_code: 'IL',
        status: 'issued',
        total_cents: ERISA_PRICE.total,
      },
    ]);
    expect(moves(events)).toEqual([
      ['submitted', 'submitted'],
      ['approved', 'approved'],
      ['issued', 'issued'],
    ]);
    expect(payments).toMatchObject([
      { method: 'ach', amount_cents: ERISA_PRICE.total, last_four: '7765' },
    ]);
  });

  test('on a phone is never wider than the screen @phone', async ({ page }) => {
    await reachReview(page);
    await button(page, 'Submit Application and Issue Bond').click();
    await expect(stepHeading(page, 'Issue & File')).toBeVisible();

    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBe(0);
    expect((await rowsOf(await applicationNumber(page))).applications).toHaveLength(1);
  });
});
