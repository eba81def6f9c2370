import { messages as replies, type PGlite } from '@electric-sql/pglite';

type Reply = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** A statement that Postgres described before. */
export type KnownStatement = {
  /** The message that parses it, with the types of its parameters. */
  parse: Uint8Array;
  description: Reply;
};

/** The types of the parameters of one session's statements. */
export type StatementTypes = {
  /** Find the statement of a parse message. */
  recall: (parse: Uint8Array) => KnownStatement | undefined;
  /** Keep what Postgres said about a statement. */
  remember: (parse: Uint8Array, description: readonly Reply[]) => void;
  /** Read the replies to a request: a changed definition can change types. */
  notice: (reply: Reply) => void;
};

/** Bounds the memory of a long session. */
const MAX_STATEMENTS = 2000;

const CHANGES_DEFINITIONS = /^(CREATE|ALTER|DROP|DO|CALL)\b/;

/**
 * Remember the types of parameters. Postgres checks the types that a message declares, so a type that another session
 * changed is an error, never a wrong value.
 */
export function createStatementTypes(): StatementTypes {
  const known = new Map<string, KnownStatement>();
  let isRollbackAChange = false;

  return {
    recall: (parse) => known.get(keyOf(parse)),
    remember(parse, list) {
      const description = list.find(
        (reply) => reply instanceof replies.ParameterDescriptionMessage,
      );
      if (!description) return;

      if (known.size >= MAX_STATEMENTS) known.clear();
      known.set(keyOf(parse), { parse: declareTypes(parse, description.dataTypeIDs), description });
    },
    notice(reply) {
      if (!(reply instanceof replies.CommandCompleteMessage)) return;

      const isChange = CHANGES_DEFINITIONS.test(reply.text);
      if (isChange || (isRollbackAChange && reply.text === 'ROLLBACK')) known.clear();
      if (isChange) isRollbackAChange = true;
      if (reply.text === 'COMMIT' || reply.text === 'ROLLBACK') isRollbackAChange = false;
    },
  };
}

function keyOf(parse: Uint8Array): string {
  return Buffer.from(parse.buffer, parse.byteOffset, parse.length).toString('latin1');
}

/** One byte of type and four of length, the name, the text, the count of types, the types. */
function declareTypes(parse: Uint8Array, types: readonly number[]): Uint8Array {
  const textEnd = parse.indexOf(0, parse.indexOf(0, HEADER_BYTES) + 1) + 1;
  const message = Buffer.alloc(textEnd + 2 + 4 * types.length);
  message.set(parse.subarray(0, textEnd));
  message.writeInt32BE(message.length - 1, 1);
  message.writeInt16BE(types.length, textEnd);
  types.forEach((type, index) => message.writeInt32BE(type, textEnd + 2 + 4 * index));

  return message;
}

const HEADER_BYTES = 5;
