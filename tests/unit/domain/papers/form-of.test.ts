import { describe, expect, it } from 'vitest';
import type { FormOverride } from '~/domain/papers/bond-form';
import { formOf } from '~/domain/papers/form-of';
import { buildForm, FORM_SOURCE } from '../../../support/bond-form.ts';

const override = (changes: Omit<FormOverride, 'source'>, citation = 'any'): FormOverride => ({
  ...changes,
  source: { ...FORM_SOURCE, citation },
});

const inTexas = override({ states: ['TX'], title: 'Texas Bond', payee: 'the Governor' }, 'state');
const forNotaries = override({ bonds: ['notary'], title: 'Notary Bond', condition: 'Notary.' });
const texasNotaries = override({ bonds: ['notary'], states: ['TX'], condition: 'Both.' }, 'both');

describe('formOf', () => {
  it('gives the form as it is where nothing overrides it', () => {
    const form = formOf([buildForm({ overrides: [inTexas, forNotaries] })], 'notary', 'GA');

    expect(formOf([buildForm({ overrides: [inTexas] })], 'notary', 'SC')).toEqual({
      title: 'Public Bond',
      isSample: true,
      capacity: 'notary public',
      attestation: 'filing',
      matterLabel: 'In the matter of',
      recitals: ['The principal is {capacity}.'],
      condition: 'The condition is this.',
      term: { fixed: 'Ends on {expiryDate}.', continuous: 'Goes on.' },
      provisions: ['The sum is a limit.'],
      sources: [],
    });
    expect(form.payee).toBeUndefined();
  });

  it('replaces single fields and keeps the sources of the overrides', () => {
    const form = formOf([buildForm({ overrides: [inTexas] })], 'notary', 'TX');

    expect(form).toMatchObject({ title: 'Texas Bond', payee: 'the Governor' });
    expect(form.condition).toBe('The condition is this.');
    expect(form.sources.map(({ citation }) => citation)).toEqual(['state']);
  });

  it.each([
    ['as written', [inTexas, forNotaries, texasNotaries], 'Notary Bond'],
    ['most specific first', [texasNotaries, forNotaries, inTexas], 'Texas Bond'],
  ])('lets the most specific override win, field by field: %s', (_, overrides, title) => {
    const form = formOf([buildForm({ overrides })], 'notary', 'TX');

    expect(form).toMatchObject({ title, payee: 'the Governor', condition: 'Both.' });
  });

  it('leaves other bonds and states alone', () => {
    const forms = [buildForm({ overrides: [texasNotaries, forNotaries] })];

    expect(formOf(forms, 'notary', 'SC').condition).toBe('Notary.');
    expect(formOf(forms, 'executor-personal-representative', 'TX').condition).toBe(
      'The condition is this.',
    );
  });

  it('takes the attestation of an override', () => {
    const overrides = [override({ states: ['GA'], attestation: 'clerk-attestation' })];

    expect(formOf([buildForm({ overrides })], 'notary', 'GA').attestation).toBe(
      'clerk-attestation',
    );
  });

  it('refuses a bond without a form', () => {
    expect(() => formOf([buildForm()], 'bid-bond', 'SC')).toThrow('No form for the bond bid-bond');
  });
});
