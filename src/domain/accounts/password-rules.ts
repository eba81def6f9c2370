/** Minimum length of a password, in every form. */
export const MIN_PASSWORD_LENGTH = 10;

/** Auth hashes with bcrypt, which ignores further bytes. */
export const MAX_PASSWORD_BYTES = 72;

/** A requirement for a password. */
export type PasswordRule = {
  id: 'length' | 'lowercase' | 'uppercase' | 'number' | 'special';
  /** The text in the checklist. */
  label: string;
  /** The error message. */
  message: string;
  isMet: (password: string) => boolean;
};

/** The rule for every password, old or new. */
export const LENGTH_RULE: PasswordRule = {
  id: 'length',
  label: `At least ${MIN_PASSWORD_LENGTH} characters`,
  message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  isMet: (password) => [...password].length >= MIN_PASSWORD_LENGTH,
};

const LOWERCASE: PasswordRule = {
  id: 'lowercase',
  label: 'One lowercase letter',
  message: 'Password must contain at least one lowercase letter',
  isMet: (password) => /[a-z]/.test(password),
};

const UPPERCASE: PasswordRule = {
  id: 'uppercase',
  label: 'One uppercase letter',
  message: 'Password must contain at least one uppercase letter',
  isMet: (password) => /[A-Z]/.test(password),
};

const NUMBER: PasswordRule = {
  id: 'number',
  label: 'One number',
  message: 'Password must contain at least one number',
  isMet: (password) => /\d/.test(password),
};

const SPECIAL: PasswordRule = {
  id: 'special',
  label: 'One special character',
  message: 'Password must contain at least one special character',
  isMet: (password) => /[^A-Za-z0-9\s]/.test(password),
};

/** The rules for a reset or changed password, as the checklist shows them. */
export const NEW_PASSWORD_RULES: readonly PasswordRule[] = [
  LENGTH_RULE,
  LOWERCASE,
  UPPERCASE,
  NUMBER,
];

/** The rules for the password of a new account. */
export const SIGN_UP_PASSWORD_RULES: readonly PasswordRule[] = [...NEW_PASSWORD_RULES, SPECIAL];
