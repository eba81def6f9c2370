import { describe, expect, it } from 'vitest';
import { LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';
import { readInquiryNote } from '~/domain/inquiries/read-inquiry-note';

describe("the underwriter's note", () => {
  it.each([
    ['likely', ' '],
    ['needs-help', 'Send the tax returns '],
  ] as const)('may be %s with "%s"', (answer, text) => {
    expect(readInquiryNote(answer, text)).toEqual({ ok: true, value: text.trim() });
  });

  it.each([
    ['needs-help', ' ', 'Enter a note. The visitor will read it'],
    ['likely', 'a'.repeat(2_001), 'Use 2,000 characters or fewer'],
    ['declined', ['219', '09', '9999'].join('-'), LEAVE_NUMBER_OUT],
  ] as const)('is refused for %s with a wrong text', (answer, text, problem) => {
    expect(readInquiryNote(answer, text)).toEqual({ ok: false, problem });
  });
});
