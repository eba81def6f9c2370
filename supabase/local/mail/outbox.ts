import { SmtpEmailDriver } from '@supabase/lite';
import { HOST } from '../http/listen.ts';
import { openWaitingMails, type NewMail, type WaitingMail } from './waiting-mails.ts';

/** The sender of the local stack's mails. */
export const SENDER = { name: 'Marshline Surety', address: 'no-reply@marshlinesurety.example' };

/** Sends mail in the background, and retries while the mail server does not accept it. */
export type Outbox = {
  /** Send a mail once it is stored. */
  post: (write: () => Promise<NewMail>) => void;
  /** Resolves when every mail was delivered or waits for the next attempt. */
  settled: () => Promise<void>;
  /** Stop retrying. The next outbox of the same folder sends the waiting mails. */
  stop: () => Promise<void>;
};

/** How long an attempt may take, so that a hanging mail server does not delay the other mails for long. */
const TIMEOUT_MS = 10_000;

const FIRST_PAUSE_MS = 1_000;
/** Short, because a developer waits at the mailbox: the outbox soon notices a mail server that is back. */
const LONGEST_PAUSE_MS = 15_000;

/** SMTP answers from 500 on are permanent refusals. */
const REFUSED_FOR_GOOD = 500;

/**
 * Mail by SMTP, in the background: a slower answer for a known address would reveal that it has an account. A mail
 * stays in `directory` until the server accepts it or it expires, even over a restart. The log says that mails wait and
 * why, never a mail's text or recipient.
 */
export async function openOutbox(
  { directory, smtpPort }: { directory: string; smtpPort: number },
  log: (line: string) => void,
): Promise<Outbox> {
  const waiting = await openWaitingMails(directory);
  const smtp = new SmtpEmailDriver({
    host: HOST,
    port: smtpPort,
    from: SENDER,
    timeoutMs: TIMEOUT_MS,
  });
  let work = Promise.resolve();
  let next: NodeJS.Timeout | undefined;
  let failures = 0;
  let isStopped = false;

  /**
   * One at a time: no mail is sent twice, and of two links to one address the newer, which alone works, arrives last.
   */
  const inTurn = (step: () => Promise<void>) => {
    work = work.then(step).catch((error: unknown) => log(`A mail was not sent: ${String(error)}`));
  };

  /** Send the waiting mails. Resolves with the reason when the server does not answer or refuses some mails. */
  const sendWaiting = async (): Promise<string | undefined> => {
    let problem: string | undefined;
    for (const mail of waiting.list()) {
      if (Date.parse(mail.expiresAt) <= Date.now()) {
        log('A mail waited too long for the mail server and was dropped: its link has expired.');
        await waiting.remove(mail);
        continue;
      }
      const failure = await send(mail);
      if (failure === undefined || failure.isForGood) await waiting.remove(mail);
      if (failure?.isForGood) log(`The mail server permanently refused a mail (${failure.code}).`);
      else problem = failure?.code ?? problem;
      if (failure && !failure.isOfThisMail) break;
    }

    return problem;
  };

  const send = async ({ mail }: WaitingMail): Promise<Failure | undefined> => {
    try {
      await smtp.send(mail);
      return undefined;
    } catch (error) {
      return readFailure(error);
    }
  };

  const attempt = async () => {
    const problem = await sendWaiting();
    clearTimeout(next);
    if (problem === undefined) {
      failures = 0;
      return;
    }
    if (failures === 0)
      log(`The mail server accepts no mail (${problem}). Mails are kept and sent later.`);
    if (!isStopped) next = setTimeout(() => inTurn(attempt), pauseMs(failures));
    failures += 1;
  };

  inTurn(attempt);

  return {
    post(write) {
      inTurn(async () => {
        await waiting.add(await write());
        await attempt();
      });
    },

    settled: () => work,

    async stop() {
      isStopped = true;
      clearTimeout(next);
      await work;
    },
  };
}

function pauseMs(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
}

/** Why a mail was refused. Leaves out the error's message, because it may contain an address. */
type Failure = { code: string; isOfThisMail: boolean; isForGood: boolean };

function readFailure(error: unknown): Failure {
  const { code, responseCode } = Object((error as Error).cause) as Record<string, unknown>;
  const isOfThisMail = typeof responseCode === 'number';

  return {
    code: String(code ?? 'no reason given'),
    isOfThisMail,
    isForGood: isOfThisMail && responseCode >= REFUSED_FOR_GOOD,
  };
}
