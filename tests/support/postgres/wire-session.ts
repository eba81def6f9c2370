import { connect, type Socket } from 'node:net';
import { protocol } from '@electric-sql/pglite';
import { SEARCH_PATH } from '../../../supabase/local/database/database.ts';

const { serialize } = protocol;

/** Types of Postgres's messages and ours, as the first byte of each. */
const DONE = 'Z'.charCodeAt(0);
const REFUSED = 'E'.charCodeAt(0);
const ROW_DESCRIPTION = 'T'.charCodeAt(0);
const NO_DATA = 'n'.charCodeAt(0);

/** A message is one byte of type and four of length. */
const HEADER_BYTES = 5;

type Waiting = {
  isLast: (type: number) => boolean;
  resolve: (messages: Buffer) => void;
  reject: (error: Error) => void;
};

/** Where a session runs: the socket of a server, a role and a database. */
export type SessionPlace = { socketPath: string; user: string; database: string };

/** A session of a Postgres server over its socket. Takes one request at a time. */
export type WireSession = {
  /** Send messages, and get the answers up to the end of the request. */
  run: (messages: Uint8Array) => Promise<Uint8Array>;
  /** Send messages that describe a statement, and get the answers up to the description or a refusal. */
  describe: (messages: Uint8Array) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** Open a session as a user of a database. Rejects with the server's words when it refuses. */
export async function openWireSession(place: SessionPlace): Promise<WireSession> {
  const socket = connect(place.socketPath);
  const receive = receiveFrom(socket);
  const opened = receive((type) => type === DONE || type === REFUSED);
  socket.write(startup(place));
  const answer = await opened;
  if (answer[0] === REFUSED) {
    socket.destroy();
    throw new Error(`Postgres refused the session: ${answer.subarray(HEADER_BYTES).toString()}`);
  }

  return {
    run(messages) {
      const answers = receive((type) => type === DONE);
      socket.write(messages);
      return answers;
    },
    describe(messages) {
      const answers = receive((type) => [REFUSED, ROW_DESCRIPTION, NO_DATA].includes(type));
      socket.write(Buffer.concat([messages, serialize.flush()]));
      return answers;
    },
    close: () =>
      new Promise((resolve) => {
        socket.once('close', () => resolve());
        socket.end(serialize.end());
      }),
  };
}

/** Protocol 3.0 without a password: only this user reaches the socket. */
function startup({ user, database }: SessionPlace): Uint8Array {
  return serialize.startup({ user, database, TimeZone: 'UTC', search_path: SEARCH_PATH });
}

/** Collects the whole messages of a socket until the last one of an answer. */
function receiveFrom(socket: Socket) {
  let waiting: Waiting | undefined;
  let failure: Error | undefined;
  let received: Buffer = Buffer.alloc(0);
  let read = 0;

  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    while (received.length - read >= HEADER_BYTES) {
      const end = read + 1 + received.readInt32BE(read + 1);
      if (end > received.length) return;

      const type = received[read] ?? 0;
      read = end;
      if (!waiting?.isLast(type)) continue;

      const { resolve } = waiting;
      const messages = received.subarray(0, end);
      received = received.subarray(end);
      read = 0;
      waiting = undefined;
      resolve(messages);
    }
  });
  const fail = (error: Error) => {
    failure = error;
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('Postgres closed the session.')));

  return (isLast: Waiting['isLast']): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (failure) reject(failure);
      else waiting = { isLast, resolve, reject };
    });
}
