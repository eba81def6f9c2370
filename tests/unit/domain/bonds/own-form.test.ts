import { describe, expect, it } from 'vitest';
import { ownFormUploadSchema, MAX_FORM_BYTES } from '~/domain/applications/own-form-upload';
import {
  exceptOwnForms,
  formTitle,
  ownFormFor,
  ownFormName,
  ownFormStates,
  ownFormWait,
  ownFormWords,
} from '~/domain/bonds/own-form';
import { buildBond } from '../support/builders';

const FORM = {
  number: 'PC 570',
  name: 'Bond of Fiduciary, form PC 570',
  url: 'https://courts.example/pc570',
  why: 'The court wants form PC 570.',
};

describe('the form that a court or agency requires', () => {
  const bond = buildBond({ stateRules: { MI: { ownForm: FORM }, TX: {} } });

  it('is known by state', () => {
    expect(ownFormFor(bond, 'MI')).toEqual(FORM);
    expect(ownFormFor(bond, 'TX')).toBeUndefined();
    expect(ownFormFor(bond, 'SC')).toBeUndefined();
  });

  it('is listed by the names of its states, in order', () => {
    expect(ownFormStates({ TX: FORM, CA: FORM, MI: FORM })).toBe('California, Michigan, and Texas');
    expect(ownFormStates({})).toBe('');
  });

  it('ends a claim of speed with its states', () => {
    expect(exceptOwnForms({ TX: FORM })).toBe(', except in Texas');
    expect(exceptOwnForms({})).toBe('');
  });

  it('delays a bond that is issued instantly elsewhere, and only such a bond', () => {
    expect(ownFormWait(5_000_000, { TX: FORM })).toBe(
      'Not instant in Texas: an underwriter first fills in the state’s own form, usually in 1 to 2 business days.',
    );
    expect(ownFormWait(0, { TX: FORM })).toBeUndefined();
    expect(ownFormWait(5_000_000, {})).toBeUndefined();
  });

  it('belongs to a court or an agency', () => {
    expect(ownFormName(FORM, 'court')).toBe('the court’s own form PC 570');
    expect(ownFormName(FORM, 'license')).toBe('the office’s own form PC 570');
  });

  it('is an upload with its number, or with its title where it has none', () => {
    expect(formTitle(FORM)).toBe('Form PC 570');
    expect(formTitle({ number: 'Dealer Surety Bond' })).toBe('Dealer Surety Bond form');
  });

  it('is named to the customer, with what we do', () => {
    expect(ownFormWords(FORM, 'MI')).toBe(
      'Michigan has its own form, PC 570. We fill it in, sign it as the surety and email you, usually in 1 to 2 business days, so this bond is not issued instantly.',
    );
    expect(ownFormWords({ number: 'BMC-84', office: 'The FMCSA' }, 'MI')).toBe(
      'The FMCSA has its own form, BMC-84. We fill it in, sign it as the surety and email you, usually in 1 to 2 business days, so this bond is not issued instantly.',
    );
  });
});

describe('an executed form', () => {
  const upload = {
    applicationId: '0b9b8d3e-6a53-4f0e-9e57-0d5f6c0a7b11',
    name: 'pc570.pdf',
    content: btoa('%PDF-1.7'),
  };

  it('is sent in base64', () => {
    expect(ownFormUploadSchema.safeParse(upload).success).toBe(true);
    expect(ownFormUploadSchema.safeParse({ ...upload, content: '%PDF-1.7' }).success).toBe(false);
    expect(ownFormUploadSchema.safeParse({ ...upload, content: '' }).success).toBe(false);
  });

  it('has at most 6 MB', () => {
    const of = (bytes: number) => ({ ...upload, content: btoa('a'.repeat(bytes)) });

    expect(ownFormUploadSchema.safeParse(of(MAX_FORM_BYTES)).success).toBe(true);
    expect(ownFormUploadSchema.safeParse(of(MAX_FORM_BYTES + 3)).success).toBe(false);
  });
});
