import { expect, it } from 'vitest';
import { exceptOwnForms } from '~/domain/bonds/own-form';
import { readBuiltPages, textOf } from '../support/built-html.ts';
import { readBonds } from '../tools/catalogue/read-content.ts';

it('promises a notary bond the same day only with the states whose form staff fill in', async () => {
  const notary = readBonds().find(({ id }) => id === 'notary');
  const exception = exceptOwnForms(notary?.ownForms ?? {});
  const claims = (await readBuiltPages()).flatMap(({ path, elements }) =>
    elements
      .filter(({ tagName }) => tagName === 'p')
      .flatMap((element) => textOf(element).match(/a notary bond[^.]*the same day[^.]*\./gi) ?? [])
      .map((claim) => ({ path, claim })),
  );

  expect(exception).toMatch(/^, except in .*Texas/);
  expect(claims.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/support']));
  expect(claims.filter(({ claim }) => !claim.endsWith(`the same day${exception}.`))).toEqual([]);
});
