import { addDays } from '../../src/domain/dates.ts';
import { UNDERWRITING_QUESTIONS } from '../../src/domain/quote/underwriting-questions.ts';
import { openDesk, panel, tab } from '../support/desk-actions.ts';
import { addApplication, addBonds, deskToday } from '../support/desk-rows.ts';
import {
  area,
  chooseFiles,
  COURT_PAPERS,
  executorDraft,
  reachUploads,
  upload,
} from '../support/document-actions.ts';
import { EXECUTOR_ANSWERS } from '../support/executor-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import { gotoHydrated } from '../support/hydrated.ts';
import { fillWithLongWords, LONG_FILE_NAME, LONG_LINE, LONG_WORDS } from '../support/long-words.ts';
import { expectNoOverflow } from '../support/overflow.ts';
import { noDocuments, payByCard } from '../support/quote-answers.ts';
import {
  answer,
  button,
  complete,
  NOTARY_SECTIONS,
  openQuote,
  radios,
  stepHeading,
} from '../support/quote-actions.ts';
import { newCustomer } from '../support/session-actions.ts';
import { newUnderwriter, openUnderwriting } from '../support/underwriting-actions.ts';
import { pdfFile } from '../support/upload-files.ts';
import { NOTARY_TOTAL } from '../support/notary-price.ts';
import { forEachQuestion } from '../../src/domain/quote/underwriting-questions.ts';

const [WORD, LINK] = LONG_WORDS;
const YES = { answer: 'yes', details: WORD };

/** An executor's answers, each one word of maximum length. */
const LONG_ANSWERS = {
  bondDetails: {
    ...EXECUTOR_ANSWERS.bondDetails,
    obligee: LONG_LINE,
    purpose: WORD,
    specialConditions: WORD,
  },
  applicant: {
    ...EXECUTOR_ANSWERS.applicant,
    firstName: LONG_LINE,
    lastName: LONG_LINE,
    email: `${'m'.repeat(64)}@${'a'.repeat(60)}.${'b'.repeat(60)}.example`,
    address: { ...EXECUTOR_ANSWERS.applicant.address, street: LONG_LINE, city: LONG_LINE },
    experience: { ...EXECUTOR_ANSWERS.applicant.experience, licenseNumber: LONG_LINE },
  },
  business: {
    ...EXECUTOR_ANSWERS.business,
    legalName: LONG_LINE,
    dbaName: LONG_LINE,
    businessAddress: {
      ...EXECUTOR_ANSWERS.business.businessAddress,
      street: LONG_LINE,
      city: LONG_LINE,
    },
    businessDescription: LINK,
    website: LINK.slice(0, 500),
  },
  underwriting: {
    ...EXECUTOR_ANSWERS.underwriting,
    ...forEachQuestion(() => YES),
    additionalInfo: LINK,
  },
};

/** A draft of a Texas executor with long words in the answers. */
function longDraft(): string {
  const draft = JSON.parse(executorDraft()) as {
    sections: Record<string, Record<string, unknown>>;
  };
  const { bondDetails, applicant, business, underwriting } = draft.sections;
  const { obligee, purpose, specialConditions } = LONG_ANSWERS.bondDetails;
  const { firstName, lastName, email } = LONG_ANSWERS.applicant;
  const { legalName, dbaName, businessDescription, website } = LONG_ANSWERS.business;
  const { street, city } = LONG_ANSWERS.applicant.address;
  const withLongAddress = (address: unknown) => ({ ...(address as object), street, city });

  return JSON.stringify({
    ...draft,
    sections: {
      bondDetails: { ...bondDetails, obligee, purpose, specialConditions },
      applicant: {
        ...applicant,
        firstName,
        lastName,
        email,
        address: withLongAddress(applicant?.['address']),
      },
      business: {
        ...business,
        legalName,
        dbaName,
        businessDescription,
        website,
        businessAddress: withLongAddress(business?.['businessAddress']),
      },
      underwriting: { ...underwriting, ...LONG_ANSWERS.underwriting },
    },
  });
}

test.describe('words without a line break', () => {
  test.slow();

  test("don't widen any step of the wizard while typed", async ({ page }) => {
    await openQuote(page, 'bondType=notary&state=TN');
    await button(page, 'Continue').click();
    for (const step of NOTARY_SECTIONS) {
      await expect(stepHeading(page, step.heading)).toBeVisible();
      if (step.step === 'underwriting') {
        for (const { businessQuestion } of UNDERWRITING_QUESTIONS) {
          await radios(page, businessQuestion).getByRole('radio', { name: 'Yes' }).check();
        }
      }
      if (step.step === 'business') {
        await radios(page, 'Is a business applying?').getByRole('radio', { name: 'Yes' }).check();
      }
      await fillWithLongWords(page);
      await complete(page, step);
    }
    await complete(page, noDocuments());
    const payment = payByCard(NOTARY_TOTAL);
    for (const given of payment.answers.slice(0, 1)) await answer(page, given);
    await fillWithLongWords(page);
    await complete(page, payment);
    await expect(stepHeading(page, 'Review Application')).toBeVisible();
  });

  test("don't widen documents, review or confirmation", async ({ page }) => {
    await reachUploads(page, await newCustomer(), longDraft());
    for (const kind of ['Personal identification', COURT_PAPERS]) {
      await chooseFiles(page, kind, upload(LONG_FILE_NAME, pdfFile()));
      await expect(area(page, kind)).toContainText('Uploaded');
    }
    await expectNoOverflow(page);

    await button(page, 'Continue').click();
    await complete(page, payByCard(NOTARY_TOTAL));
    await expect(stepHeading(page, 'Review Application')).toBeVisible();
    await expectNoOverflow(page);

    await button(page, 'Submit Application').click();
    await expect(stepHeading(page, 'Issue & File')).toBeVisible();
    await expectNoOverflow(page);
  });

  test("don't widen the customer's lists", async ({ page }) => {
    const customer = await newCustomer();
    const answers = LONG_ANSWERS;
    await addApplication(customer, { status: 'information_requested', answers, question: LINK });
    await addApplication(customer, { status: 'under_review', answers });
    const [bond] = await addBonds(customer, [
      {
        obligee: LONG_LINE,
        principal: LONG_LINE,
        dueInDays: 20,
        expiryDate: addDays(deskToday(), 20),
      },
    ]);
    await openDesk(page, customer);
    await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
    await page.getByRole('button', { name: /^Answer/ }).click();
    await page.getByRole('button', { name: /^Notary Bond/ }).click();
    for (const timeline of await page.getByText('Timeline', { exact: true }).all())
      await timeline.click();
    await fillWithLongWords(page);

    for (const name of ['Bonds', 'Documents', 'Renewals']) {
      await tab(page, name).click();
      await expect(panel(page)).toBeVisible();
      await expectNoOverflow(page);
    }
    for (const path of ['documents', 'renewals', `?bond=${String(bond?.['id'])}`]) {
      await gotoHydrated(page, `/dashboard/${path}`.replace('/?', '?'));
      await expect(page.getByRole('main').getByText('Notary Bond').first()).toBeVisible();
      await expectNoOverflow(page);
    }
  });

  test("don't widen the underwriters' screens", async ({ page }) => {
    const customer = await newCustomer();
    const id = await addApplication(customer, {
      status: 'information_requested',
      answers: LONG_ANSWERS,
      question: LINK,
    });
    await openUnderwriting(page, await newUnderwriter(WORD.slice(0, 80)));
    await page.getByRole('searchbox', { name: 'Search' }).fill(LONG_LINE);
    await expect(
      page.getByRole('list', { name: 'Applications' }).getByRole('link').first(),
    ).toBeVisible();
    await fillWithLongWords(page);

    await gotoHydrated(page, '/admin/security');
    await expect(page.getByText(WORD.slice(0, 80)).first()).toBeVisible();
    await expectNoOverflow(page);

    await gotoHydrated(page, `/admin?application=${id}`);
    await expect(page.getByRole('region', { name: 'Notes' })).toBeVisible();
    for (const words of LONG_WORDS) {
      await page.getByLabel('Add a note').fill(words);
      await page.getByRole('button', { name: 'Add note' }).click();
      await expect(page.getByText(words).first()).toBeVisible();
    }
    await fillWithLongWords(page);
  });
});
