import { describe, expect, it } from 'vitest';
import {
  informationAnswerSchema,
  withdrawalRequestSchema,
} from '~/domain/applications/customer-actions';
import { MAX_ANSWER_CHARACTERS } from '~/domain/applications/information-answer';
import { LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';

const applicationId = '0b1f6f9e-6a0e-4c53-9a52-0d3f7f0a7f11';

const messages = (answer: string) =>
  informationAnswerSchema
    .safeParse({ applicationId, answer })
    .error?.issues.map(({ message }) => message);

describe('an answer to a question', () => {
  it('gets plain line ends and loses the blanks around it', () => {
    expect(informationAnswerSchema.parse({ applicationId, answer: ' One\r\ntwo\u0000 ' })).toEqual({
      applicationId,
      answer: 'One\ntwo',
    });
  });

  it('may be empty, for an answer that is only a file', () => {
    expect(informationAnswerSchema.parse({ applicationId, answer: ' \n\t ' }).answer).toBe('');
  });

  it('has 4,000 characters at most', () => {
    expect(messages('a'.repeat(MAX_ANSWER_CHARACTERS))).toBeUndefined();
    expect(messages('a'.repeat(MAX_ANSWER_CHARACTERS + 1))).toEqual([
      'Answer must be 4000 characters or fewer',
    ]);
  });
});

it('an answer holds no SSN or EIN, but may hold a phone number', () => {
  expect(messages('My SSN is 219-09-8765')).toEqual([LEAVE_NUMBER_OUT]);
  expect(messages('Call (512) 555-0100')).toBeUndefined();
});

it('a withdrawal names the application by its id', () => {
  expect(withdrawalRequestSchema.safeParse({ applicationId }).success).toBe(true);
  expect(withdrawalRequestSchema.safeParse({ applicationId: 'APP-123456' }).success).toBe(false);
});
