/** The fewest characters of a password, in every form (spec 2, section 9: the sign-up rule). */
export const MIN_PASSWORD_LENGTH = 10;

/** Auth hashes with bcrypt, which reads no further. */
export const MAX_PASSWORD_BYTES = 72;

/** One thing a password must have. */
export type PasswordRule = {
  id: 'length' | 'lowercase' | 'uppercase' | 'number' | 'special';
  /** As a checklist puts it. */
  label: string;
  /** As an error puts it (spec 2, section 5). */
  message: string;
  isMet: (password: string) => boolean;
};

/** The rule that every password meets, old or new. */
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

/** What a new password must have when it is reset or changed (spec 2, section 2: the live checklist). */
export const NEW_PASSWORD_RULES: readonly PasswordRule[] = [
  LENGTH_RULE,
  LOWERCASE,
  UPPERCASE,
  NUMBER,
];

/** What the password of a new account must have (spec 2, section 5). */
export const SIGN_UP_PASSWORD_RULES: readonly PasswordRule[] = [...NEW_PASSWORD_RULES, SPECIAL];
