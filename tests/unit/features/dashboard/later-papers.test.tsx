// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { Bond } from '~/data/bonds/bonds';
import { LaterPapers } from '~/features/dashboard/LaterPapers';
import type { Filer } from '~/domain/states/filing';
import { render } from '../../ui/render';

const RIDER = {
  ...{ number: 1, kind: 'amount-change', effectiveOn: '2026-11-22' },
  ...{ hasFile: true, hasPoaFile: true, isFiled: false },
};

function wordsFor(filer: Filer, bondSlug = 'notary'): string {
  const bond = {
    ...{ id: 'b1', number: 'MSB-1', status: 'active', continuations: [], riders: [RIDER] },
    ...{ bondSlug, obligee: 'Texas Secretary of State' },
  };
  render(<LaterPapers bond={bond as unknown as Bond} filer={filer} />);

  return document.body.textContent;
}

beforeEach(() => document.body.replaceChildren());

it('asks a customer who files the bond to sign and file the rider, and to tick it', () => {
  expect(wordsFor('customer')).toContain(
    'sign the rider, and file both with Texas Secretary of State. The rider has no notary block.',
  );
  expect(document.querySelectorAll('input')).toHaveLength(1);
});

it('names the clerk for a rider of an appeal bond, whose obligee is the other party', () => {
  expect(wordsFor('customer', 'appeal-supersedeas')).toContain(
    'sign the rider, and file both with the clerk of the court.',
  );
});

it.each(['surety', 'nobody'] as const)('asks for no filing of a bond filed by %s', (filer) => {
  expect(wordsFor(filer)).toContain(
    'sign the rider, and keep both with the bond. The rider has no notary block.',
  );
  expect(document.querySelectorAll('input')).toHaveLength(0);
});
