import { findFalseWords } from '../../support/invariants/false-words.ts';
import type { FunctionsStack } from '../../support/functions-stack.ts';
import type { Story } from '../../support/stops/stop-at-every-call.ts';
import { createApplicant } from './applicant.ts';
import { survivorOf } from './applicants-at-rest.ts';
import type { Survivor } from './come-to-rest.ts';

/** A user's action that calls functions, each time on a new subject. */
export type Deed = {
  /** Such as "approves". */
  does: string;
  prepare: () => Promise<Subject>;
};

type Subject = Survivor & {
  /** Perform the action. It never rejects: a process that dies is expected here. */
  act: () => Promise<unknown>;
  /** False statements at this moment. */
  findFalseWords: () => Promise<string[]>;
};

/** A visitor without an account pays and submits. */
export function applicantDeed(stack: FunctionsStack): Deed {
  return {
    does: 'pays and submits',
    prepare() {
      const applicant = createApplicant(stack);

      return Promise.resolve({
        ...survivorOf(stack, applicant),
        act: applicant.apply,
        findFalseWords: () => findFalseWords(stack.database, applicant.applicationId),
      });
    },
  };
}

/** A story of the functions tests, run in the process of the functions. */
export function storyDeed(stack: FunctionsStack, { functionName, does, prepare }: Story): Deed {
  return {
    does,
    async prepare() {
      const { call, ...subject } = await prepare();
      let isPromised = false;

      return {
        findFalseWords: subject.findFalseWords,
        findProblems: () => subject.findProblems(isPromised),
        async act() {
          const answer = await stack
            .call(functionName, call.body, call.token === undefined ? {} : { token: call.token })
            .catch(() => undefined);
          isPromised = answer?.status === 200;
        },
      };
    },
  };
}
