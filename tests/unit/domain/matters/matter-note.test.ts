import { describe, expect, it } from 'vitest';
import { LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';
import { readMatterNote } from '~/domain/matters/matter-note';

describe('readMatterNote', () => {
  it('takes 8,000 characters, without the spaces around them', () => {
    const note = 'a'.repeat(8_000);

    expect(readMatterNote(` ${note}\n`)).toEqual({ ok: true, value: note });
    expect(readMatterNote(`${note}a`)).toEqual({
      ok: false,
      problem: 'Use 8,000 characters or fewer',
    });
  });

  it('refuses a secret number', () => {
    expect(readMatterNote('The SSN is 512-34-5678')).toEqual({
      ok: false,
      problem: LEAVE_NUMBER_OUT,
    });
  });
});
