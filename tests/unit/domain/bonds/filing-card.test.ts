import { describe, expect, it } from 'vitest';
import {
  bondFiling,
  type FamilyFiling,
  type FiledBond,
  filingsByState,
} from '~/domain/bonds/filing-card';

const EXECUTOR: FiledBond = {
  category: 'court',
  whoFiles: 'customer',
  howFiled: 'File it with the court.',
  followsStateFiling: true,
  states: { VA: { whoFiles: 'either', howFiled: 'Bring it to your appointment.' } },
};

const STATE: FamilyFiling[] = [
  { category: 'license', channel: 'EFILE', whoFiles: 'surety', how: 'We e-file it.' },
  {
    category: 'court',
    channel: 'ORIGINAL',
    whoFiles: 'customer',
    how: 'Take the original to the clerk.',
    refuses: 'A copy.',
  },
];

describe('the filing card of a bond', () => {
  it("shows the state's filing method for the bond family", () => {
    expect(bondFiling(EXECUTOR, 'SC', STATE)).toEqual({
      badge: { label: 'Original', tone: 'accent' },
      whoFiles: 'You or your attorney',
      how: 'Take the original to the clerk.',
      refuses: 'A copy.',
    });
  });

  it("puts the state's rule for this bond first", () => {
    expect(bondFiling(EXECUTOR, 'VA', STATE)).toMatchObject({
      whoFiles: 'You or our agent',
      how: 'Bring it to your appointment.',
    });
  });

  it("leads from the state's rule for this bond to the row of its law", () => {
    const lawPath = '/requirements/notary#notary-ca-deadline';
    const bond = { ...EXECUTOR, states: { CA: { howFiled: 'Within 30 days.', lawPath } } };

    expect(bondFiling(bond, 'CA', STATE).lawPath).toBe(lawPath);
    expect(bondFiling(bond, 'SC', STATE)).not.toHaveProperty('lawPath');
  });

  it("keeps the bond's own method when it differs from its family", () => {
    expect(bondFiling({ ...EXECUTOR, followsStateFiling: false }, 'SC', STATE)).toEqual({
      whoFiles: 'You or your attorney',
      how: 'File it with the court.',
    });
  });

  it('says what to do before signing, in the state whose form asks for it', () => {
    const bond = { ...EXECUTOR, beforeSigning: { SC: 'Before you sign, ask the court.' } };

    expect(bondFiling(bond, 'SC', STATE).beforeSigning).toBe('Before you sign, ask the court.');
    expect(bondFiling(bond, 'SC', STATE, 'attorney').beforeSigning).toBe(
      'Before your client signs, ask the court.',
    );
    expect(bondFiling(bond, 'VA', [])).not.toHaveProperty('beforeSigning');
  });

  it('tells the attorney of a matter who files', () => {
    const bond = { ...EXECUTOR, howFiled: 'You or your attorney file it with the court.' };

    expect(bondFiling(bond, 'SC', [], 'attorney')).toEqual({
      whoFiles: 'You or your client',
      how: 'You or your client file it with the court.',
    });
  });

  it("keeps the bond's own method when the state has no rule for the family", () => {
    expect(bondFiling(EXECUTOR, 'SC', [])).toEqual({
      whoFiles: 'You or your attorney',
      how: 'File it with the court.',
    });
  });
});

it('the filings of a bond by state name who files it there, and how it is signed', () => {
  expect(filingsByState({ ...EXECUTOR, signings: { VA: 'clerk' } }, { SC: STATE, VA: [] })).toEqual(
    {
      SC: { filer: 'customer', filing: bondFiling(EXECUTOR, 'SC', STATE), signing: 'notary' },
      VA: { filer: 'either', filing: bondFiling(EXECUTOR, 'VA', []), signing: 'clerk' },
    },
  );
});
