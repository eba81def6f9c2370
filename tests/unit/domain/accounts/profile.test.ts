import { describe, expect, it } from 'vitest';
import { accountProfileSchema } from '~/domain/accounts/profile';
import { messagesOf } from '../support/messages-of';

const PHONE_MESSAGE = 'Enter a US phone number, such as (803) 555-0123';

describe('accountProfileSchema', () => {
  it('keeps a name on one line and the digits of a phone number', () => {
    expect(
      accountProfileSchema.parse({ displayName: '  Ada \n Marsh ', phone: '+1 803 555 0123' }),
    ).toEqual({ displayName: 'Ada Marsh', phone: '8035550123' });
  });

  it('treats blank values as missing', () => {
    expect(accountProfileSchema.parse({ displayName: ' ', phone: '' })).toEqual({
      displayName: undefined,
      phone: undefined,
    });
  });

  it.each(['(803) 555-012', '911', '+44 20 7946 0018', 'none'])('refuses the phone %s', (phone) => {
    expect(messagesOf(accountProfileSchema, { displayName: '', phone })).toEqual({
      phone: PHONE_MESSAGE,
    });
  });

  it.each([
    ['200 characters', 200, {}],
    ['201 characters', 201, { displayName: 'Display Name must be 200 characters or fewer' }],
  ])('answers a name of %s with %j', (_, length, messages) => {
    expect(
      messagesOf(accountProfileSchema, { displayName: 'a'.repeat(length), phone: '' }),
    ).toEqual(messages);
  });
});
