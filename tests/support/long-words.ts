import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from './overflow.ts';

/** One line of the maximum length, without a place to break. */
export const LONG_LINE = 'W'.repeat(200);

/** A word without a break, and a link as pasted into an answer, at an answer's maximum length. */
export const LONG_WORDS = [
  'm'.repeat(300),
  `https://example.com/${'a1b2c3d4'.repeat(248)}`.slice(0, 2000),
] as const;

/** A file name of the maximum length of file systems. */
export const LONG_FILE_NAME = `${'Letters_of_administration'.repeat(10).slice(0, 240)}.pdf`;

const TEXT_FIELDS = [
  'textarea',
  ...['text', 'email', 'search', 'url', 'tel'].map((type) => `input[type=${type}]`),
  'input:not([type])',
];

/** Fill each text field of the open page with long words, check the page each time, and restore the field. */
export async function fillWithLongWords(page: Page): Promise<void> {
  const shown = page
    .locator(`main :is(${TEXT_FIELDS.join()}):not([readonly]):not([disabled])`)
    .filter({ visible: true });
  await expect(shown).not.toHaveCount(0);
  const fields = await shown.all();

  const before = await Promise.all(fields.map((field) => field.inputValue()));
  for (const words of LONG_WORDS) {
    for (const field of fields) await field.fill(words);
    await expectNoOverflow(page);
  }
  for (const [index, field] of fields.entries()) await field.fill(before[index] ?? '');
}
