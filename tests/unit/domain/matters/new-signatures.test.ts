import { expect, it } from 'vitest';
import { newSignatures } from '~/domain/matters/new-signatures';
import type { SigningState } from '~/domain/signing/signing-state';

const row = (id: string, ...signing: SigningState[]) => ({ id, title: `Estate of ${id}`, signing });

it('names the client who signed since the board was loaded', () => {
  expect(newSignatures([row('A', 'confirmed')], [row('A', 'signed')])).toEqual([
    { matterId: 'A', title: 'Estate of A', words: 'Client signed' },
  ]);
});

it('counts the signatures where several people sign', () => {
  expect(
    newSignatures([row('A', 'signed', 'invited')], [row('A', 'signed', 'signed')]),
  ).toMatchObject([{ words: '2 of 2 people signed' }]);
});

it('says nothing about old signatures, new matters and links that ended', () => {
  expect(newSignatures([row('A', 'signed')], [row('A', 'signed')])).toEqual([]);
  expect(newSignatures([], [row('A', 'signed')])).toEqual([]);
  expect(newSignatures([row('A', 'signed')], [row('A', 'must-sign-again')])).toEqual([]);
  expect(newSignatures([{ id: 'A', title: 'A' }], [{ id: 'A', title: 'A' }])).toEqual([]);
});
