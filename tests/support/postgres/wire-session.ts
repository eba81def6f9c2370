import { connect, type Socket } from 'node:net';
import { protocol } from '@electric-sql/pglite';
import { SEARCH_PATH } from '../../../supabase/local/database/database.ts';
import { connectSocket, type ServerPlace } from './connect-socket.ts';
import { SCRAM, startScram } from './scram.ts';

const { serialize } = protocol;

/** Types of Postgres's messages and ours, as the first byte of each. */
const DONE = 'Z'.charCodeAt(0);
const REFUSED = 'E'.charCodeAt(0);
const ROW_DESCRIPTION = 'T'.charCodeAt(0);
const NO_DATA = 'n'.charCodeAt(0);
const AUTHENTICATION = 'R'.charCodeAt(0);

/** The server's requests at the start of a session, as the number at the head of an authentication message. */
const ASKS_FOR_SCRAM = 10;
const CONTINUES_SCRAM = 11;
const ENDS_SCRAM = 12;
const SIGNED_IN = 0;

/** A message is one byte of type and four of length. */
const HEADER_BYTES = 5;

type Waiting = {
  isLast: (type: number) => boolean;
  resolve: (messages: Buffer) => void;
  reject: (error: Error) => void;
};

/** Where a session runs: the socket of a server, a role and a database. */
export type SocketPlace = { socketPath: string; user: string; database: string };

/** A session's server: one of this machine without a password, or one of a network with its password. */
export type SessionPlace = SocketPlace | ServerPlace;

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
  const socket = 'socketPath' in place ? connect(place.socketPath) : await connectSocket(place);
  const receive = receiveFrom(socket);
  const opened = signIn(socket, receive, 'password' in place ? place.password : '');
  socket.write(startup(place));
  await opened;

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

function startup({ user, database }: SessionPlace): Uint8Array {
  return serialize.startup({ user, database, TimeZone: 'UTC', search_path: SEARCH_PATH });
}

/** Answers the server's requests until the session is open. The server of this machine asks for nothing. */
async function signIn(
  socket: Socket,
  receive: ReturnType<typeof receiveFrom>,
  password: string,
): Promise<void> {
  const scram = startScram(password);
  for (;;) {
    const message = await receive(() => true);
    const type = message[0];
    if (type === DONE) return;
    if (type === REFUSED) {
      socket.destroy();
      throw new Error(`Postgres refused the session: ${message.subarray(HEADER_BYTES).toString()}`);
    }
    if (type !== AUTHENTICATION) continue;

    const request = message.readInt32BE(HEADER_BYTES);
    const text = message.subarray(HEADER_BYTES + 4).toString();
    if (request === ASKS_FOR_SCRAM) {
      socket.write(serialize.sendSASLInitialResponseMessage(SCRAM, scram.first));
    } else if (request === CONTINUES_SCRAM) {
      socket.write(serialize.sendSCRAMClientFinalMessage(scram.answer(text)));
    } else if (request === ENDS_SCRAM) {
      scram.check(text);
    } else if (request !== SIGNED_IN) {
      socket.destroy();
      throw new Error('Postgres asks for a password in a way that this client does not know.');
    }
  }
}

/** Collects the whole messages of a socket until the last one of an answer. */
function receiveFrom(socket: Socket) {
  let waiting: Waiting | undefined;
  let failure: Error | undefined;
  let received: Buffer = Buffer.alloc(0);
  let read = 0;

  const answer = () => {
    while (waiting && received.length - read >= HEADER_BYTES) {
      const end = read + 1 + received.readInt32BE(read + 1);
      if (end > received.length) return;

      const type = received[read] ?? 0;
      read = end;
      if (!waiting.isLast(type)) continue;

      const { resolve } = waiting;
      const messages = received.subarray(0, end);
      received = received.subarray(end);
      read = 0;
      waiting = undefined;
      resolve(messages);
    }
  };
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    answer();
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
      if (failure) return reject(failure);

      waiting = { isLast, resolve, reject };
      answer();
    });
}
