/** Who calls a function. */
export const CALLERS = [
  'visitor',
  'customer',
  'customer with a password alone',
  'underwriter',
  'admin',
  'underwriter without a factor',
  'underwriter whose session ended',
  'service',
] as const;

export type Caller = (typeof CALLERS)[number];

type Answers = Record<Caller, string>;

/** How the tests call one function. */
export type FunctionLine = {
  method?: 'GET';
  /** The body of a valid call about an unknown record. A function makes another body for each call. */
  body: object | (() => object);
  /** The answer to each caller of this body. */
  answers: Answers;
  /** `STORY`, or the reason why the function leaves nothing half done when it is stopped. */
  ifStopped: string;
};

/** The body of one call. */
export function bodyOf({ body }: FunctionLine): object {
  return typeof body === 'function' ? (body as () => object)() : body;
}

/** Anyone with the publishable key, but without the secret key, which no browser has. */
export function everybody(answer: string): Answers {
  return {
    visitor: answer,
    customer: answer,
    'customer with a password alone': answer,
    underwriter: answer,
    admin: answer,
    'underwriter without a factor': answer,
    'underwriter whose session ended': '401 unauthorized',
    service: '401 unauthorized',
  };
}

/** The same, except for users who have a second factor and did not use it. They can't use the account. */
export function anyone(answer: string): Answers {
  return {
    ...everybody(answer),
    'customer with a password alone': '403 second-factor-required',
    'underwriter without a factor': '403 second-factor-required',
  };
}

/** Signed-in users. Staff count as customers. */
export function signedIn(answer: string): Answers {
  return { ...anyone(answer), visitor: '401 unauthorized' };
}

export function staff(answer: string): Answers {
  return { ...signedIn(answer), customer: '403 not-staff' };
}

/** `tests/functions/stopped-functions.test.ts` stops the function at each of its calls. */
export const STORY = 'a story stops it at each of its calls';

export const READS = 'changes nothing but the log of who read what';
export const ONE_CALL = 'makes one call that changes data, in one transaction';
export const REPEATED = 'the schedule repeats it, and each run finds what the last one left';

export const NOT_FOUND = '404 not-found';

/** A function that the schedule calls with the secret key, without a body. */
export function ofSchedule(ifStopped: string): FunctionLine {
  return { ifStopped, body: {}, answers: { ...everybody('401 unauthorized'), service: '200' } };
}

/** A function that knows its caller by a token in the body alone. */
export function ofToken(ifStopped: string): FunctionLine {
  return { ifStopped, body: { token: 'k'.repeat(32) }, answers: everybody(NOT_FOUND) };
}
