import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readMailpit } from '../../support/mailbox.ts';
import {
  reasonToSkip,
  skippedFiles,
  skippedTests,
} from '../../support/other-stack/embedded-only.ts';
import { readStackPlace } from '../../support/other-stack/stack-place.ts';
import { readDatabaseUrl } from '../../support/postgres/connect-socket.ts';
import { startScram } from '../../support/postgres/scram.ts';

const VARIABLES = {
  MARSHLINE_STACK_API_URL: 'http://127.0.0.1:54321/',
  MARSHLINE_STACK_PUBLISHABLE_KEY: 'sb_publishable_key',
  MARSHLINE_STACK_SECRET_KEY: 'sb_secret_key',
  MARSHLINE_STACK_DATABASE_URL: 'postgresql://postgres:postgres@127.0.0.1:54322/postgres',
};

describe('the variables of another stack', () => {
  it('name none by default', () => {
    expect(readStackPlace({})).toBeUndefined();
  });

  it('name the missing ones when they name a part of a stack', () => {
    const { MARSHLINE_STACK_SECRET_KEY: _, ...part } = VARIABLES;

    expect(() => readStackPlace(part)).toThrow('need MARSHLINE_STACK_SECRET_KEY as well');
  });

  it('name a stack, with or without a mailbox', () => {
    const place = readStackPlace(VARIABLES);

    expect(place).toMatchObject({ apiUrl: 'http://127.0.0.1:54321', mailUrl: undefined });
    expect(
      readStackPlace({ ...VARIABLES, MARSHLINE_STACK_MAIL_URL: 'http://127.0.0.1:54324/' })
        ?.mailUrl,
    ).toBe('http://127.0.0.1:54324');
  });

  it.each([
    ['postgresql://postgres:a%40b@127.0.0.1:54322/postgres', 'disable'],
    ['postgresql://postgres:a%40b@db.zyxwvutsrqponmlkjihg.supabase.co/postgres', 'verify-full'],
    ['postgresql://postgres:a%40b@localhost/postgres?sslmode=require', 'require'],
  ])('give %s the encryption %s', (url, encryption) => {
    expect(readDatabaseUrl(url)).toMatchObject({ password: 'a@b', encryption });
  });
});

describe('the list of tests that need the embedded stack', () => {
  const place = readStackPlace(VARIABLES);

  it('skips nothing on the embedded stack', () => {
    expect(skippedFiles(undefined)).toEqual([]);
    expect(skippedTests(undefined)).toEqual([]);
  });

  it('names files and tests that exist', () => {
    for (const pattern of skippedFiles(place)) {
      expect(globSync(pattern), pattern).not.toEqual([]);
    }
    for (const { path, name } of skippedTests(place)) {
      expect(existsSync(path), path).toBe(true);
      expect(readFileSync(path, 'utf8'), path).toContain(name);
    }
  });

  it('gives the reason for a skipped test, and none for others', () => {
    for (const { path, name, reason } of skippedTests(place)) {
      expect(reasonToSkip(place, `/project/${path}`, name)).toBe(reason);
      expect(reasonToSkip(place, `/project/${path}`, 'another test')).toBeUndefined();
    }
  });
});

describe("Mailpit's mails", () => {
  it('read like those of the embedded mailbox', async () => {
    const answers: Record<string, object> = {
      '/api/v1/search?query=to%3A%22ada%40example.com%22': { messages: [{ ID: 'a1' }] },
      '/api/v1/message/a1': {
        ID: 'a1',
        Date: '2026-11-24T02:00:00Z',
        From: { Name: '', Address: 'no-reply@example.com' },
        To: [{ Name: '', Address: 'ada@example.com' }],
        Subject: 'Confirm your email address',
        Text: 'https://example.com',
        HTML: '<p></p>',
      },
    };
    await using mailpit = await serve((path) => answers[path]);

    expect(await readMailpit(mailpit.url, 'ada@example.com')).toEqual([
      {
        id: 'a1',
        receivedAt: '2026-11-24T02:00:00Z',
        from: 'no-reply@example.com',
        to: ['ada@example.com'],
        subject: 'Confirm your email address',
        text: 'https://example.com',
        html: '<p></p>',
      },
    ]);
  });
});

describe('a proof of a password', () => {
  const SERVER_FIRST =
    'r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096';
  const start = () => startScram('pencil', { nonce: 'rOprNGfwEbeRWgbNEkqO', user: 'user' });

  it('is that of the example in RFC 7677', () => {
    const scram = start();

    expect(scram.first).toBe('n,,n=user,r=rOprNGfwEbeRWgbNEkqO');
    expect(scram.answer(SERVER_FIRST)).toBe(
      'c=biws,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,p=dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=',
    );
    scram.check('v=6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=');
  });

  it('refuses a server that does not know the password', () => {
    const scram = start();
    scram.answer(SERVER_FIRST);

    expect(() => scram.check('v=AAAA')).toThrow('it is not our database');
    expect(() => start().answer('r=another,s=AAAA,i=4096')).toThrow('another exchange');
  });
});

async function serve(
  answer: (path: string) => object | undefined,
): Promise<{ url: string } & AsyncDisposable> {
  const server: Server = createServer(({ url = '' }, response) => {
    const body = answer(url);
    response.writeHead(body ? 200 : 404).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
