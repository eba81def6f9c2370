import { describe, expect, it } from 'vitest';
import { MAX_REASON_LENGTH } from '~/domain/applications/staff-actions';
import { MAX_NOTE_LENGTH, readNote, readReason } from '~/domain/underwriting/read-reason';

describe('readReason', () => {
  it('accepts text and removes the blanks around it', () => {
    expect(readReason('decline', '  Open judgments. ')).toEqual({
      ok: true,
      value: 'Open judgments.',
    });
  });

  it.each(['request-information', 'decline'] as const)('requires a reason to %s', (action) => {
    expect(readReason(action, ' \n ')).toEqual({ ok: false, code: 'empty' });
  });

  it('accepts an approval without a reason', () => {
    expect(readReason('approve', ' ')).toEqual({ ok: true, value: '' });
  });

  it(`accepts at most ${MAX_REASON_LENGTH} characters`, () => {
    expect(readReason('approve', 'x'.repeat(MAX_REASON_LENGTH)).ok).toBe(true);
    expect(readReason('approve', 'x'.repeat(MAX_REASON_LENGTH + 1))).toEqual({
      ok: false,
      code: 'too-long',
    });
  });
});

describe.each([
  ['readReason', (text: string) => readReason('decline', text)],
  ['readNote', readNote],
])('%s', (_, read) => {
  it('refuses an SSN and an EIN', () => {
    for (const number of ['219-09-8765', '95-4771357']) {
      expect(read(`It is ${number}.`)).toEqual({ ok: false, code: 'holds-number' });
    }
    expect(read('Call 512-555-0100.').ok).toBe(true);
  });
});

describe('readNote', () => {
  it(`accepts 1 to ${MAX_NOTE_LENGTH} characters`, () => {
    expect(readNote(' x ')).toEqual({ ok: true, value: 'x' });
    expect(readNote(' ')).toEqual({ ok: false, code: 'empty' });
    expect(readNote('x'.repeat(MAX_NOTE_LENGTH)).ok).toBe(true);
    expect(readNote('x'.repeat(MAX_NOTE_LENGTH + 1))).toEqual({ ok: false, code: 'too-long' });
  });
});
