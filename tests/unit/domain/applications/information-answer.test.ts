import { describe, expect, it } from 'vitest';
import {
  MAX_ANSWER_CHARACTERS,
  readInformationAnswer,
} from '~/domain/applications/information-answer';

const ALONE = { hasFile: false };

describe('the answer to an underwriter', () => {
  it('loses the blanks around it', () => {
    expect(readInformationAnswer('  Ann and Bo.\n', ALONE)).toEqual({
      ok: true,
      value: 'Ann and Bo.',
    });
  });

  it('is required, unless a file that was asked for goes with it', () => {
    expect(readInformationAnswer(' \n ', ALONE)).toEqual({ ok: false, code: 'empty' });
    expect(readInformationAnswer(' \n ', { hasFile: true })).toEqual({ ok: true, value: '' });
  });

  it('holds no SSN or EIN', () => {
    expect(readInformationAnswer('My EIN is 95-4771357', { hasFile: true })).toEqual({
      ok: false,
      code: 'holds-number',
    });
  });

  it('may have at most 4,000 characters', () => {
    const longest = 'x'.repeat(MAX_ANSWER_CHARACTERS);

    expect(MAX_ANSWER_CHARACTERS).toBe(4000);
    expect(readInformationAnswer(longest, ALONE)).toEqual({ ok: true, value: longest });
    expect(readInformationAnswer(`${longest}x`, ALONE)).toEqual({ ok: false, code: 'too-long' });
  });
});
