import { startDeno } from '../../../../supabase/local/functions/deno-process.ts';
import { SECRET_KEY } from '../../../../supabase/local/keys.ts';
import { startFunctionsStack, type FunctionsStack } from '../../../support/functions-stack.ts';
import { mailsTo } from '../../../support/stack.ts';
import { letMinutesPass } from '../../../support/stops/pass-time.ts';
import { createApplicant, type Applicant } from '../applicant.ts';
import { applicantsAtRest } from '../applicants-at-rest.ts';
import type { Fault } from '../fault.ts';
import { startMailRelay } from '../mail-relay.ts';

const APPLICANTS_PER_TRY = 2;

/**
 * The times of delivery attempts during the outage, in minutes since the previous attempt: four attempts, 13 minutes.
 */
const TRIES_AFTER_MINUTES = [1, 1, 5, 6];

/** The mails to an applicant whose bond is issued: about the application and about the bond. */
const MIN_MAILS = 2;

/** The mail server is down for some minutes and comes back: every applicant gets every mail, each once. */
export const mailOutage: Fault = {
  name: 'Mail server away',
  done: `The mail server breaks every connection while ${APPLICANTS_PER_TRY * TRIES_AFTER_MINUTES.length} visitors apply and their mails are tried again and again, and comes back.`,
  maxSeconds: 120,

  async run({ log, signal }) {
    await using started = new AsyncDisposableStack();
    let smtpPort = 0;
    const relay = await startMailRelay(() => smtpPort);
    started.defer(relay.stop);
    const stack = await startFunctionsStack({
      startFunctions: (options) =>
        startDeno({
          ...options,
          environment: { ...options.environment, MAIL_SMTP_URL: `smtp://127.0.0.1:${relay.port}` },
        }),
    });
    started.defer(stack.stop);
    ({ smtpPort } = stack);

    relay.goAway();
    const applicants: Applicant[] = [];
    let minutes = 0;
    let sent = 0;
    for (const pause of TRIES_AFTER_MINUTES) {
      const visitors = Array.from({ length: APPLICANTS_PER_TRY }, () => createApplicant(stack));
      await Promise.all(visitors.map((visitor) => visitor.apply()));
      applicants.push(...visitors);
      await letMinutesPass(stack.database, pause);
      minutes += pause;
      const { body } = await stack.call('send-notifications', {}, { apikey: SECRET_KEY });
      sent += Number(body['sent']);
      log(`after ${minutes} minutes ${JSON.stringify(body)}`);
    }
    relay.comeBack();

    const { found, problems } = await applicantsAtRest(stack, applicants, { log, signal });
    const wrong = (await Promise.all(applicants.map((one) => mailProblemsOf(stack, one)))).flat();
    const all = [
      ...(sent === 0 ? [] : [`${sent} mails were sent to nobody`]),
      ...problems,
      ...wrong,
    ];

    return {
      happened: `It was away for ${minutes} minutes on the clock. ${found} ${wrong.length === 0 ? 'Every mail arrived once.' : `${wrong.length} got too few or too many mails.`}`,
      verdict: all.length === 0 ? 'good' : 'bad',
      problems: all,
    };
  },
};

/** The mailbox of an applicant, not the database's record of it. */
async function mailProblemsOf(stack: FunctionsStack, applicant: Applicant): Promise<string[]> {
  const subjects = (await mailsTo(stack, applicant.email)).map(({ subject }) => subject);
  const isRight = subjects.length >= MIN_MAILS && new Set(subjects).size === subjects.length;
  const name = applicant.acknowledged ?? applicant.applicationId;

  return isRight ? [] : [`${name} got the mails: ${subjects.join(', ') || 'none'}`];
}
