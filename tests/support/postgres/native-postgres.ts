import { messages as replies, PGlite, protocol } from '@electric-sql/pglite';
import { TIME_PARSERS } from '../../../supabase/local/database/database.ts';
import type { Wire } from '../../../supabase/local/cli/wire.ts';
import { openWireSession, type SessionPlace, type WireSession } from './wire-session.ts';

const { Parser, serialize } = protocol;

type Reply = replies.NoticeMessage | replies.NotificationResponseMessage;
type ReplyList = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Options = Parameters<PGlite['execProtocolStream']>[1];

/** PGlite without its WebAssembly: types of values, results, errors and transactions over the protocol of Postgres. */
const ProtocolClient = Object.getPrototypeOf(PGlite) as new () => Pick<
  PGlite,
  'query' | 'exec' | 'transaction' | 'parsers' | 'serializers' | '_initArrayTypes'
>;

/**
 * One session of a Postgres server, used as a PGlite: a test that runs on one runs on the other. It sends a statement
 * in two trips, because a value's format depends on the type that Postgres expects.
 */
export class NativePostgres extends ProtocolClient {
  readonly #session: WireSession;
  readonly #queries = createTurns();
  readonly #transactions = createTurns();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #parser = new Parser();
  #unsent: Uint8Array[] = [];
  #isSynced = true;
  readonly waitReady = Promise.resolve();
  /** Serves the database on a port. The creator of a database sets it. */
  openWire: (() => Promise<Wire>) | undefined;
  /** Opens another session of the same database. The creator of a database sets it. */
  openSession: (() => Promise<NativePostgres>) | undefined;

  private constructor(session: WireSession) {
    super();
    this.#session = session;
    this.parsers = { ...this.parsers, ...PARSERS };
  }

  /** Open a session. Rejects with the server's words when it refuses. */
  static async open(place: SessionPlace): Promise<NativePostgres> {
    const postgres = new NativePostgres(await openWireSession(place));
    await postgres._initArrayTypes();

    return postgres;
  }

  /** Call back with each payload of a channel. The returned function ends it. */
  async listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(callback));
    await this.exec(`listen ${channel}`);

    return async () => {
      listeners.delete(callback);
      if (listeners.size === 0) await this.exec(`unlisten ${channel}`);
    };
  }

  close(): Promise<void> {
    return this.#session.close();
  }

  /** Called by the base class for each message of a request: parse, describe, bind, describe, execute, sync; or query. */
  async execProtocolStream(message: Uint8Array, options: Options = {}): Promise<ReplyList> {
    switch (String.fromCharCode(message[0] ?? 0)) {
      case 'P':
        this.#isSynced = false;
        this.#unsent = [message];
        return [];
      case 'D':
        if (message[HEADER_BYTES] === 'S'.charCodeAt(0)) return this.#describe(message, options);
        this.#unsent.push(message);
        return [];
      case 'B':
        this.#unsent = [message];
        return [];
      case 'E':
        return this.#run([...this.#unsent, message, serialize.sync()], options);
      case 'S':
        return this.#isSynced ? [] : this.#run([message], options);
      default:
        return this.#run([message], options);
    }
  }

  async #describe(message: Uint8Array, options: Options) {
    const answer = await this.#session.describe(Buffer.concat([...this.#unsent, message]));

    return this.#read(answer, options);
  }

  async #run(messages: Uint8Array[], options: Options) {
    const answer = await this.#session.run(Buffer.concat(messages));
    this.#isSynced = true;

    return this.#read(answer, options);
  }

  #read(answer: Uint8Array, { onNotice }: Options = {}): ReplyList {
    const list: ReplyList = [];
    let refusal: Error | undefined;
    this.#parser.parse(answer, (reply) => {
      list.push(reply);
      if (reply instanceof replies.DatabaseError) refusal ??= reply;
      if (reply instanceof replies.NoticeMessage) onNotice?.(reply as Reply & typeof reply);
      if (reply instanceof replies.NotificationResponseMessage) this.#notify(reply);
    });
    if (refusal) throw refusal;

    return list;
  }

  #notify({ channel, payload }: replies.NotificationResponseMessage): void {
    for (const callback of this.#listeners.get(channel) ?? []) {
      queueMicrotask(() => callback(payload));
    }
  }

  _checkReady(): Promise<void> {
    return this.waitReady;
  }

  _runExclusiveQuery<T>(work: () => Promise<T>): Promise<T> {
    return this.#queries(work);
  }

  _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.#transactions(work);
  }

  async syncToFs(): Promise<void> {}

  async _handleBlob(): Promise<void> {}

  async _getWrittenBlob(): Promise<undefined> {}

  async _cleanupBlob(): Promise<void> {}
}

/** Numbers that JavaScript cannot hold stay text or become a BigInt. */
const asNumber = (text: string) => (String(Number(text)) === text ? Number(text) : text);
const asInteger = (text: string) =>
  Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text);
const asText = (text: string) => text;

/** The formats of the platform's Data API, as `@supabase/lite` sets them for PGlite, by the number of the type. */
const PARSERS = {
  20: asInteger, // bigint
  1700: asNumber, // numeric
  1082: asText, // date
  1083: asText, // time
  1266: asText, // timetz
  ...TIME_PARSERS,
};

/** A message is one byte of type and four of length. */
const HEADER_BYTES = 5;

/** Runs tasks one after another. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();

  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);

    return result;
  };
}
