import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../supabase/local/http/listen.ts';

/** A mail as a server took it. */
export type TakenMail = {
  to: string[];
  subject: string;
  messageId: string;
  /** The value of a header, by its name in lower case. */
  header: (name: string) => string | undefined;
};

/** A mail server on a free port of this machine. */
export type MailServer = {
  port: number;
  /** What it took, oldest first. */
  taken: TakenMail[];
  /** What it says to every recipient, as a code and words; undefined: it takes them all. */
  refusal: string | undefined;
  stop: () => Promise<void>;
};

/** Start a mail server that keeps what it takes. Stop it afterwards; stopping twice is fine. */
export async function startMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = [];
  let refusal: string | undefined;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: (_address, _session, done) => done(refusal === undefined ? null : toError(refusal)),
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then(async (raw) => {
          const { subject = '', messageId = '', headers } = await PostalMime.parse(raw);
          taken.push({
            to: envelope.rcptTo.map(({ address }) => address),
            subject,
            messageId,
            header: (name) => headers.find(({ key }) => key === name)?.value,
          });
          done();
        })
        .catch((error: Error) => done(error));
    },
  });
  smtp.on('error', () => undefined);
  const port = await listen(smtp.server, 0, { what: 'a mail server', variable: 'PORT' });
  let stopped: Promise<void> | undefined;

  return {
    port,
    taken,
    get refusal() {
      return refusal;
    },
    set refusal(words) {
      refusal = words;
    },
    stop: () => (stopped ??= new Promise((fulfil) => smtp.close(() => fulfil()))),
  };
}

function toError(refusal: string): Error {
  const [code = '', ...words] = refusal.split(' ');

  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
}
