import { describe, expect, it } from 'vitest';
import {
  MAX_ANSWER_CHARACTERS,
  readInformationAnswer,
} from '~/domain/applications/information-answer';

describe('the answer to an underwriter', () => {
  it('loses the blanks around it', () => {
    expect(readInformationAnswer('  Ann and Bo.\n')).toEqual({ ok: true, value: 'Ann and Bo.' });
  });

  it('is required', () => {
    expect(readInformationAnswer(' \n ')).toEqual({ ok: false, code: 'empty' });
  });

  it('holds no SSN or EIN', () => {
    expect(readInformationAnswer('My EIN is 95-4771357')).toEqual({
      ok: false,
      code: 'holds-number',
    });
  });

  it('may have at most 4,000 characters', () => {
    const longest = 'x'.repeat(MAX_ANSWER_CHARACTERS);

    expect(MAX_ANSWER_CHARACTERS).toBe(4000);
    expect(readInformationAnswer(longest)).toEqual({ ok: true, value: longest });
    expect(readInformationAnswer(`${longest}x`)).toEqual({ ok: false, code: 'too-long' });
  });
});
