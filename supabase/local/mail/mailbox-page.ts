import type { Mailbox, Message } from './mailbox.ts';
import type { Handler } from '../http/serve.ts';

/** Prevents a page from reading or emptying the mailbox under another name for this machine (DNS rebinding). */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** The HTML of a mail is untrusted: no scripts, no forms, no loading; its links open a new tab. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'";

/**
 * Serves the mailbox: a page with the newest mail first, a page per mail, and for tests JSON at `/api/messages?to=`,
 * one mail at `/api/messages/{id}` and DELETE on `/api/messages` to empty it.
 */
export function createMailboxPage(mailbox: Mailbox): Handler {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [first = '', second = '', third = ''] = pathname.slice(1).split('/');
    if (!OWN_HOST.test(request.headers.get('host') ?? '')) return notFound();

    if (first === 'api' && second === 'messages') {
      return answerApi(mailbox, request.method, third, searchParams.get('to') ?? undefined);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound();
    if (first === '') return page('Mailbox', listMarkup(mailbox.list()));

    const message = first === 'messages' ? mailbox.find(second) : undefined;
    if (message && third === 'html')
      return html(`<base target="_blank">${message.html}`, MAIL_POLICY);
    if (message && third === '') return page(message.subject, messageMarkup(message));

    return notFound();
  };
}

async function answerApi(mailbox: Mailbox, method: string, id: string, to?: string) {
  if (method === 'DELETE' && !id) {
    await mailbox.empty();
    return new Response(null, { status: 204 });
  }
  const found = id ? mailbox.find(id) : mailbox.list(to);

  return method === 'GET' && found ? Response.json(found) : notFound();
}

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
  ol { list-style: none; padding: 0; }
  li { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .75rem 0; }
  dl { display: grid; gap: .25rem 1rem; grid-template-columns: max-content 1fr; }
  dt, small { opacity: .75; }
  dd { margin: 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  iframe { background: white; border: 1px solid; height: 40rem; width: 100%; }
`;

function page(title: string, body: string): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style>`;

  return html(
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
    PAGE_POLICY,
  );
}

function html(markup: string, policy: string): Response {
  return new Response(markup, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}

function notFound(): Response {
  return Response.json({ message: 'Not found' }, { status: 404 });
}

function listMarkup(messages: Message[]): string {
  const items = messages.map(
    ({ id, subject, to, receivedAt }) =>
      `<li><a href="/messages/${id}">${escape(subject || '(no subject)')}</a><br><small>to ${escape(to.join(', '))}, ${escape(moment(receivedAt))}</small></li>`,
  );
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail yet.</p>';

  return `<h1>Mailbox</h1><p>Every mail the local stack sends ends up here. Nothing leaves this machine.</p>${list}`;
}

function messageMarkup({ id, subject, from, to, receivedAt, text, html: markup }: Message): string {
  const fields = { From: from, To: to.join(', '), Received: moment(receivedAt) };
  const rows = Object.entries(fields).map(
    ([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`,
  );

  return [
    `<p><a href="/">Mailbox</a></p><h1>${escape(subject || '(no subject)')}</h1><dl>${rows.join('')}</dl>`,
    text && `<h2>Text</h2><pre>${linked(text)}</pre>`,
    markup &&
      `<h2>HTML</h2><iframe title="The mail as HTML" src="/messages/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  ].join('');
}

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** In the time zone of this machine, because its user reads the page. */
function moment(iso: string): string {
  return MOMENT.format(new Date(iso));
}

function linked(text: string): string {
  return escape(text).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
