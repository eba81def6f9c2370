import { expect, it } from 'vitest';
import { stepTitle } from '~/features/quote/step-title';

const PAGE = 'Get Your Bond Quote | Marshline Surety';

it("keeps the page's own title on the first step", () => {
  expect(stepTitle('select-bond', PAGE, false)).toBe(PAGE);
});

it('starts with the name of a later step', () => {
  expect(stepTitle('bond-details', PAGE, false)).toBe(`Bond Details - ${PAGE}`);
});

it('starts with the word for errors while there are any', () => {
  expect(stepTitle('select-bond', PAGE, true)).toBe(`Error: ${PAGE}`);
  expect(stepTitle('applicant', PAGE, true)).toBe(`Error: Applicant Information - ${PAGE}`);
});
