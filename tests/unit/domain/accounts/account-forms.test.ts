import { describe, expect, it } from 'vitest';
import { changePasswordSchema, resetPasswordSchema } from '~/domain/accounts/new-password';
import { profileSchema } from '~/domain/accounts/profile';
import { forgotPasswordSchema, signInSchema } from '~/domain/accounts/sign-in';
import { signUpSchema } from '~/domain/accounts/sign-up';
import { messagesOf } from '../support/messages-of';

const PASSWORD = 'Marsh-land-1';
const NEW_ACCOUNT = {
  firstName: ' Ada ',
  lastName: 'Byron',
  email: 'ada@Example.com',
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

describe('signInSchema', () => {
  it('normalizes the address and keeps the session on this device', () => {
    expect(signInSchema.parse({ email: ' ada@Example.com ', password: PASSWORD })).toEqual({
      email: 'ada@example.com',
      password: PASSWORD,
      rememberMe: true,
    });
  });

  it('reports the problems of both fields', () => {
    expect(messagesOf(signInSchema, { email: 'ada', password: 'short' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 10 characters',
    });
  });
});

describe('signUpSchema', () => {
  it('accepts a complete form', () => {
    expect(signUpSchema.parse(NEW_ACCOUNT)).toMatchObject({
      firstName: 'Ada',
      email: 'ada@example.com',
    });
  });

  it('requires every field of an empty form', () => {
    expect(messagesOf(signUpSchema, {})).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 10 characters',
    });
  });

  it('compares the two passwords while other fields are still missing', () => {
    expect(
      messagesOf(signUpSchema, { ...NEW_ACCOUNT, firstName: '', confirmPassword: 'other' }),
    ).toEqual({ firstName: 'First name is required', confirmPassword: "Passwords don't match" });
  });

  it('does not compare a password that breaks a rule', () => {
    expect(
      messagesOf(signUpSchema, { ...NEW_ACCOUNT, password: 'short', confirmPassword: 'other' }),
    ).toEqual({ password: 'Password must be at least 10 characters' });
  });

  it('refuses a value that is not a form', () => {
    expect(signUpSchema.safeParse(null).success).toBe(false);
  });
});

describe('forgotPasswordSchema', () => {
  it('requires a valid address', () => {
    expect(messagesOf(forgotPasswordSchema, { email: 'ada@' })).toEqual({
      email: 'Please enter a valid email address',
    });
  });
});

describe('an easily guessed password', () => {
  const GUESSABLE =
    'Choose a password that is harder to guess: not a common one, your name or your email';

  it('is refused for a new account', () => {
    for (const password of ['Password123!', 'Middleton2026!', 'Jane.middleton1!']) {
      const account = {
        ...NEW_ACCOUNT,
        firstName: 'Jane',
        lastName: 'Middleton',
        email: 'jane.middleton@example.com',
        password,
        confirmPassword: password,
      };

      expect(messagesOf(signUpSchema, account), password).toEqual({ password: GUESSABLE });
    }
  });

  it('is refused as a changed password', () => {
    const password = 'Middleton2026';
    const form = { currentPassword: 'x', password, confirmPassword: password };

    expect(messagesOf(resetPasswordSchema(['jane.middleton@example.com']), form)).toEqual({
      password: GUESSABLE,
    });
    expect(messagesOf(changePasswordSchema(['Middleton']), form)).toEqual({ password: GUESSABLE });
    expect(messagesOf(changePasswordSchema(), form)).toEqual({});
  });
});

describe('resetPasswordSchema', () => {
  it('requires equal passwords', () => {
    expect(
      messagesOf(resetPasswordSchema(), { password: PASSWORD, confirmPassword: 'other' }),
    ).toEqual({ confirmPassword: "Passwords don't match" });
  });
});

describe('changePasswordSchema', () => {
  it('requires the current password', () => {
    expect(
      messagesOf(changePasswordSchema(), {
        currentPassword: '',
        password: PASSWORD,
        confirmPassword: PASSWORD,
      }),
    ).toEqual({ currentPassword: 'Enter your current password' });
  });

  it('reports different passwords with its own message', () => {
    expect(
      messagesOf(changePasswordSchema(), {
        currentPassword: 'old',
        password: PASSWORD,
        confirmPassword: 'other',
      }),
    ).toEqual({ confirmPassword: 'Passwords do not match' });
  });
});

describe('profileSchema', () => {
  it('requires both names and an address', () => {
    expect(messagesOf(profileSchema, { firstName: ' ', lastName: '', email: '' })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Please enter a valid email address',
    });
  });
});
