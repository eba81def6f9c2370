import { HIDDEN_SETTINGS } from '../doctor/settings-questions.ts';
import { SCHEDULED_CALLS } from '../doctor/work-questions.ts';
import type { Check } from './check.ts';

/** Questions of the doctor about faults that no visitor sees. They need an operator's token. */
export const OPERATOR_CHECKS: readonly Check[] = [HIDDEN_SETTINGS, SCHEDULED_CALLS].map(
  ({ name, run }) => ({
    name,
    needsToken: true,
    run: async ({ project }) => (project ? run(project) : []),
  }),
);
