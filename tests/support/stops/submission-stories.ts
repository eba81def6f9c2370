import { NO_REPORT_USED } from '../consumer-report.ts';
import { createHandler as createSubmit } from '../../../supabase/functions/submit-application/handler.ts';
import { createHandler as createIssue } from '../../../supabase/functions/issue-bond/handler.ts';
import { createHandler as createDecide } from '../../../supabase/functions/decide-application/handler.ts';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
  buildWireRequest,
} from '../builders.ts';
import { loadApplicationFacts } from '../invariants/application-facts.ts';
import { findApplicationProblems, type Ending } from '../invariants/application-problems.ts';
import { findFalseWords } from '../invariants/false-words.ts';
import { storeNotaryBond } from '../renewable-bond.ts';
import type { Story, Subject } from './stop-at-every-call.ts';
import type { Scene } from './stop-bench.ts';

type Wanted = { byWire?: boolean; isForReview?: boolean; renews?: string };

/** An application that the rules approve, paid by card and submitted. The same call issues its bond. */
export function submitStory(scene: Scene): Story {
  return {
    functionName: 'submit-application',
    does: 'submits',
    createHandler: createSubmit,
    async prepare() {
      const { submission } = await payNewApplication(scene, {});

      return {
        call: { body: submission, token: scene.customer.token },
        ...endsAs(scene, submission.quoteId, ['in-force'], ['absent']),
      };
    },
  };
}

/** A renewal that the rules approve, paid by card and submitted. Its bond continues for another term. */
export function renewStory(scene: Scene): Story {
  const { stack, customer } = scene;

  return {
    functionName: 'submit-application',
    does: 'renews',
    createHandler: createSubmit,
    async prepare() {
      const renews = await storeNotaryBond(stack, customer.userId);
      const { submission } = await payNewApplication(scene, { renews });
      const { findProblems, ...words } = endsAs(
        scene,
        submission.quoteId,
        ['in-force'],
        ['absent'],
      );

      return {
        call: { body: submission, token: customer.token },
        ...words,
        async findProblems(isPromised) {
          const terms = await stack.query(
            'select 1 from public.bond_terms where bond_id = $1 and number > 1',
            [renews],
          );
          const { events } = await loadApplicationFacts(stack.database, submission.quoteId);
          const added = events.includes('issued') ? 1 : 0;

          return [
            ...(await findProblems(isPromised)),
            ...(terms.length === added ? [] : [`the bond has ${terms.length} added terms`]),
          ];
        },
      };
    },
  };
}

/** An approved application whose wire has arrived. An underwriter issues the bond. */
export function issueStory(scene: Scene): Story {
  return {
    functionName: 'issue-bond',
    does: 'issues',
    createHandler: createIssue,
    async prepare() {
      const applicationId = await submitNewApplication(scene, { byWire: true });

      return {
        call: { body: { applicationId }, token: scene.underwriter.token },
        ...endsAs(scene, applicationId, ['in-force'], ['waiting']),
      };
    },
  };
}

/**
 * An application under review that an underwriter approves or declines. The approval of a card payment issues the bond.
 */
export function decideStory(scene: Scene, action: 'approve' | 'decline'): Story {
  return {
    functionName: 'decide-application',
    does: action === 'approve' ? 'approves' : 'declines',
    createHandler: createDecide,
    async prepare() {
      const applicationId = await submitNewApplication(scene, { isForReview: true });
      const [event] = await scene.stack.query(
        'select max(id)::integer as id from public.application_events where application_id = $1',
        [applicationId],
      );
      const seenEvent = event?.['id'];
      const reports = NO_REPORT_USED;
      const body = { applicationId, action, seenEvent, reason: 'Not for us.', reports };
      const done: Ending[] = action === 'approve' ? ['in-force'] : ['declined'];

      return {
        call: { body, token: scene.underwriter.token },
        ...endsAs(scene, applicationId, done, ['waiting']),
      };
    },
  };
}

/** The expected end of an application: complete when a caller was promised that, otherwise complete or unchanged. */
export function endsAs(
  { stack }: Scene,
  applicationId: string,
  done: readonly Ending[],
  before: readonly Ending[],
): Omit<Subject, 'call'> {
  return {
    findFalseWords: () => findFalseWords(stack.database, applicationId),
    findProblems: (isPromised) =>
      findApplicationProblems(stack, applicationId, isPromised ? done : [...done, ...before]),
  };
}

/** The submission of a customer's new, paid application. */
async function payNewApplication(
  { stack, customer }: Scene,
  { byWire = false, isForReview = false, renews }: Wanted,
) {
  const quote = buildQuote();
  const notary = buildNotaryApplication();
  const bondsDeclined = { answer: 'yes' as const, details: 'The form came too late.' };
  const application = isForReview
    ? { ...notary, underwriting: { ...notary.underwriting, bondsDeclined } }
    : notary;
  const request = (byWire ? buildWireRequest : buildPaymentRequest)(quote, application);
  const renewal = renews === undefined ? {} : { renews };
  const { body } = await stack.call('authorize-payment', { ...request, ...renewal }, customer);
  const submission = buildSubmission(quote, application, String(body['paymentId']));

  return { submission: { ...submission, ...renewal } };
}

/** Submit a customer's new, paid application. */
export async function submitNewApplication(scene: Scene, wanted: Wanted): Promise<string> {
  const { submission } = await payNewApplication(scene, wanted);
  const { token } = scene.customer;
  const { status } = await scene.stack.call('submit-application', submission, { token });
  if (status !== 200) throw new Error(`submit-application: ${status}`);

  return submission.quoteId;
}
