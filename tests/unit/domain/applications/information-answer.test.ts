import { describe, expect, it } from 'vitest';
import {
  MAX_ANSWER_CHARACTERS,
  readInformationAnswer,
} from '~/domain/applications/information-answer';

describe('the answer to an underwriter', () => {
  it('goes without the blanks around it', () => {
    expect(readInformationAnswer('  Ann and Bo.\n')).toEqual({ ok: true, value: 'Ann and Bo.' });
  });

  it('is needed', () => {
    expect(readInformationAnswer(' \n ')).toEqual({ ok: false, code: 'empty' });
  });

  it('has no SSN or EIN in it', () => {
    expect(readInformationAnswer('My EIN is 95-4771357')).toEqual({
      ok: false,
      code: 'holds-number',
    });
  });

  it('may have 4,000 characters and no more', () => {
    const longest = 'x'.repeat(MAX_ANSWER_CHARACTERS);

    expect(MAX_ANSWER_CHARACTERS).toBe(4000);
    expect(readInformationAnswer(longest)).toEqual({ ok: true, value: longest });
    expect(readInformationAnswer(`${longest}x`)).toEqual({ ok: false, code: 'too-long' });
  });
});
