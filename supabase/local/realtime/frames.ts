import { z } from 'zod';

/** The version of the Phoenix protocol that is spoken here, the one supabase-js asks for. */
export const PROTOCOL_VERSION = '2.0.0';

const frameSchema = z.tuple([
  z.string().nullable(),
  z.string().nullable(),
  z.string(),
  z.string(),
  z.record(z.string(), z.unknown()),
]);

/** One message: which joining of a topic it belongs to, and which message it answers. */
export type Frame = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
};

/** Read a message of a client. Undefined when it is none. */
export function readFrame(text: string): Frame | undefined {
  try {
    const [joinRef, ref, topic, event, payload] = frameSchema.parse(JSON.parse(text));

    return { joinRef, ref, topic, event, payload };
  } catch {
    return undefined;
  }
}

/** A message as it travels. */
export function writeFrame({ joinRef, ref, topic, event, payload }: Frame): string {
  return JSON.stringify([joinRef, ref, topic, event, payload]);
}
