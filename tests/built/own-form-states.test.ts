import { expect, it } from 'vitest';
import { ownFormStates } from '~/domain/bonds/own-form';
import { readBuiltPages, textOf } from '../support/built-html.ts';
import { readBonds } from '../tools/catalogue/read-content.ts';

const PAGES = [
  '/processing-times',
  '/products/auto-dealer',
  '/resources/auto-dealer-bond-filing',
] as const;

it('names the same states with a dealer form of their own in the guide, on the product page and with the times', async () => {
  const dealer = readBonds().find(({ id }) => id === 'auto-dealer');
  const names = ownFormStates(dealer?.ownForms ?? {});
  const texts = new Map(
    (await readBuiltPages()).map(({ path, elements }) => [
      path,
      elements
        .filter(({ tagName }) => tagName === 'main')
        .map(textOf)
        .join(' '),
    ]),
  );

  expect(names).toMatch(/^Arizona, .*Oregon, .*, and Wisconsin$/);
  expect(PAGES.filter((page) => !texts.get(page)?.includes(names))).toEqual([]);
});
