import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createHttpTransport } from '../../../../supabase/functions/_shared/mail/http-transport.ts';
import { listen } from '../../../../supabase/local/http/listen.ts';

const MAIL = {
  id: '11111111-1111-4111-8111-111111111111',
  from: 'Marshline Surety <no-reply@marshlinesurety.example>',
  replyTo: 'help@marshlinesurety.example',
  to: 'marisol@example.com',
  subject: 'Your bond is issued',
  text: 'Text',
  html: '<p>Markup</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

/** A provider with a fixed answer, and the requests it received. */
function provider(answer: () => Response | Promise<Response>) {
  const asked: Request[] = [];
  const transport = createHttpTransport({
    url: 'https://mail.example/emails',
    key: 'secret',
    fetch: (input, init) => {
      asked.push(new Request(input, init));
      return Promise.resolve().then(answer);
    },
  });

  return { asked, transport };
}

describe('a mail sent over HTTP', () => {
  it('carries a file in Base64, as the provider takes it', async () => {
    const { asked, transport } = provider(() => Response.json({ id: 'x' }));
    const attachments = [{ fileName: 'day.ics', contentType: 'text/calendar', text: 'Señor\r\n' }];

    await transport.send({ ...MAIL, attachments });

    expect(await asked[0]?.json()).toMatchObject({
      attachments: [
        {
          filename: 'day.ics',
          content_type: 'text/calendar',
          content: Buffer.from('Señor\r\n').toString('base64'),
        },
      ],
    });
  });

  it("carries the account's key and the mail's id against duplicates", async () => {
    const { asked, transport } = provider(() => Response.json({ id: 'x' }));

    expect(await transport.send(MAIL)).toBe('sent');

    const [request] = asked;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('https://mail.example/emails');
    expect(request?.headers.get('authorization')).toBe('Bearer secret');
    expect(request?.headers.get('idempotency-key')).toBe(MAIL.id);
    expect(await request?.json()).toEqual({
      from: MAIL.from,
      to: [MAIL.to],
      reply_to: MAIL.replyTo,
      subject: MAIL.subject,
      text: MAIL.text,
      html: MAIL.html,
      headers: MAIL.headers,
    });
  });

  it.each([
    [200, {}, 'sent'],
    [409, { name: 'invalid_idempotent_request' }, 'sent'],
    [409, { name: 'concurrent_idempotent_requests' }, 'deferred'],
    [422, { name: 'invalid_from_address' }, 'deferred'],
    [400, 'no JSON', 'deferred'],
    [401, {}, 'unavailable'],
    [429, {}, 'unavailable'],
    [500, {}, 'unavailable'],
    [503, 'no JSON', 'unavailable'],
  ])('answered with %i and %o is %s', async (status, body, outcome) => {
    const { transport } = provider(() =>
      typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
    );

    expect(await transport.send(MAIL)).toBe(outcome);
  });

  it('without an answer is deferred', async () => {
    const { transport } = provider(() => Promise.reject(new TypeError('network')));

    expect(await transport.send(MAIL)).toBe('unavailable');
  });

  it('follows no redirect, which could leak the key and the mail', async () => {
    const reached: string[] = [];
    const server = createServer((request, response) => {
      reached.push(String(request.url));
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    const port = await listen(server, 0, { what: 'a provider', variable: 'PORT' });
    const transport = createHttpTransport({
      url: `http://127.0.0.1:${port}/emails`,
      key: 'secret',
    });

    expect(await transport.send(MAIL)).toBe('unavailable');
    expect(reached).toEqual(['/emails']);

    server.close();
  });
});
