import { describe, expect, it } from 'vitest';
import { fillBlanks } from '~/domain/papers/fill-blanks';
import { buildIssuedBond, buildRider } from '../../../support/issued-bond';

const surety = {
  name: 'Saltmarsh Surety Company',
  stateOfIncorporation: 'South Carolina',
  address: '40 Battery Park Row',
  phone: '(843) 555-0168',
  naicNumber: '00000',
  attorneyInFact: 'Eleanor Prioleau',
  president: 'Harriet Gadsden',
  secretary: 'Josiah Wentworth',
  resolutionDate: '2026-01-15',
};
const form = { capacity: 'fiduciary', payee: undefined };

describe('fillBlanks', () => {
  it('fills in the parties, the sum and the days', () => {
    expect(fillBlanks(buildIssuedBond(), form, surety)).toMatchObject({
      principal: 'Marisol Okafor',
      payee: 'Probate Court of Charleston County',
      capacity: 'fiduciary',
      penalSum: '$200,000.00',
      effectiveDate: 'December 1, 2026',
      end: 'at 12:01 a.m. on December 1, 2027',
      caption: '',
      principalPhone: '',
      surety: 'Saltmarsh Surety Company',
      resolutionDate: 'January 15, 2026',
    });
  });

  it('leaves the companion of a bond out of its caption, because papers name it elsewhere', () => {
    const pair = {
      bondType: 'performance-bond',
      matter: { companion: 'payment-bond' },
      caption: 'Pier 4, with a payment bond',
    } as const;

    expect(fillBlanks(buildIssuedBond(pair), form, surety).caption).toBe('Pier 4');
  });

  it('names the payee of the form, with its blanks filled', () => {
    const payee = 'the Judge of {obligee}';

    expect(fillBlanks(buildIssuedBond(), { ...form, payee }, surety).payee).toBe(
      'the Judge of Probate Court of Charleston County',
    );
  });

  it('names the last day of a bond that ends with it', () => {
    const bond = buildIssuedBond({ endsWithLastDay: true, expiryDate: '2027-01-01' });

    expect(fillBlanks(bond, form, surety).end).toBe('at the end of the day on December 31, 2026');
  });

  it('names no end of a bond that lasts until its release', () => {
    const words = fillBlanks(buildIssuedBond({ expiryDate: undefined }), form, surety);

    expect([words.expiryDate, words.end]).toEqual(['', '']);
  });

  it('prefers the facts of the bond to those of the form', () => {
    const bond = buildIssuedBond({
      capacity: 'executor',
      caption: 'Estate of Ann Lee',
      purpose: undefined,
      principalAddress: '1 Oak St',
      principalPhone: '(803) 555-0101',
      continuation: { from: '2027-12-01', to: '2028-12-01' },
    });

    expect(fillBlanks(bond, form, surety)).toMatchObject({
      capacity: 'executor',
      caption: 'Estate of Ann Lee',
      purpose: '',
      principalAddress: '1 Oak St',
      principalPhone: '(803) 555-0101',
      continuedFrom: 'December 1, 2027',
      continuedTo: 'December 1, 2028',
    });
  });

  it('describes the change of a rider', () => {
    expect(fillBlanks(buildRider(), form, surety)).toMatchObject({
      riderNumber: '1',
      powerRider: '1',
      bondDate: 'November 21, 2026',
      changeDate: 'February 3, 2027',
      changedFrom: 'One hundred thousand and 00/100 dollars ($100,000.00)',
      changedTo: 'Two hundred thousand and 00/100 dollars ($200,000.00)',
    });
  });
});
