import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../supabase/local/http/listen.ts';

/** A received mail. */
export type TakenMail = {
  to: string[];
  subject: string;
  messageId: string;
  /** The value of a header, by its name in lower case. */
  header: (name: string) => string | undefined;
  /** The files that came with the mail, as text. */
  files: { name: string; type: string; text: string }[];
};

/** A mail server on a free port of this machine. */
export type MailServer = {
  port: number;
  /** The received mails, oldest first. */
  taken: TakenMail[];
  /** The answer to every recipient, as a code and text. Undefined: the server accepts all recipients. */
  refusal: string | undefined;
  stop: () => Promise<void>;
};

/** Start a mail server that stores its mails. Stop it afterwards; stopping twice is safe. */
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
          const {
            subject = '',
            messageId = '',
            headers,
            attachments,
          } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
          taken.push({
            to: envelope.rcptTo.map(({ address }) => address),
            subject,
            messageId,
            header: (name) => headers.find(({ key }) => key === name)?.value,
            files: attachments.map(({ filename, mimeType, content }) => ({
              name: filename ?? '',
              type: mimeType,
              text: String(content),
            })),
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
