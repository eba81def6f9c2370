import { describe, expect, it } from 'vitest';
import { newPasswordField } from '~/domain/accounts/new-password-field';
import { knownPasswordField } from '~/domain/accounts/sign-in';
import { NEW_PASSWORD_RULES, SIGN_UP_PASSWORD_RULES } from '~/domain/accounts/password-rules';

const firstMessage = (password: unknown, rules = SIGN_UP_PASSWORD_RULES) =>
  newPasswordField(rules).safeParse(password).error?.issues[0]?.message;

describe('newPasswordField', () => {
  it.each([
    [undefined, 'Password must be at least 10 characters'],
    ['Aa1!aaaaa', 'Password must be at least 10 characters'],
    ['AAAAAAAA1!', 'Password must contain at least one lowercase letter'],
    ['aaaaaaaa1!', 'Password must contain at least one uppercase letter'],
    ['aaaaaaaaA!', 'Password must contain at least one number'],
    ['aaaaaaaaA1', 'Password must contain at least one special character'],
    ['aaaa aaaA1', 'Password must contain at least one special character'],
  ])('reports the first rule that %j breaks', (password, message) => {
    expect(firstMessage(password)).toBe(message);
  });

  it('accepts ten characters of all four kinds as typed', () => {
    expect(newPasswordField(SIGN_UP_PASSWORD_RULES).parse(' aaaaaaA1!')).toBe(' aaaaaaA1!');
  });

  it('requires no special character for a password reset', () => {
    expect(firstMessage('aaaaaaaaA1', NEW_PASSWORD_RULES)).toBeUndefined();
  });

  it('counts characters, not bytes', () => {
    expect(firstMessage('Aa1!éééé')).toBe('Password must be at least 10 characters');
    expect(firstMessage('Aa1!éééééé')).toBeUndefined();
  });

  it('accepts 72 bytes and refuses 73, because the server would cut them', () => {
    expect(firstMessage(`Aa1!${'a'.repeat(68)}`)).toBeUndefined();
    expect(firstMessage(`Aa1!${'a'.repeat(69)}`)).toBe('Password must be 72 characters or fewer');
  });

  it('refuses values that are not text', () => {
    expect(firstMessage(1234567890)).toBe('Password must be at least 10 characters');
  });
});

describe('knownPasswordField', () => {
  it('checks only the length: ten characters pass, nine do not', () => {
    expect(knownPasswordField().parse('aaaaaaaaaa')).toBe('aaaaaaaaaa');
    expect(knownPasswordField().safeParse('aaaaaaaaa').error?.issues[0]?.message).toBe(
      'Password must be at least 10 characters',
    );
  });
});
