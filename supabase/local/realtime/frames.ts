import { z } from 'zod';

/** The supported version of the Phoenix protocol, the one that supabase-js requests. */
export const PROTOCOL_VERSION = '2.0.0';

const frameSchema = z.tuple([
  z.string().nullable(),
  z.string().nullable(),
  z.string(),
  z.string(),
  z.record(z.string(), z.unknown()),
]);

/** One message: the join it belongs to, and the message it answers. */
export type Frame = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
};

/** Read a client's message. Undefined for an invalid one. */
export function readFrame(text: string): Frame | undefined {
  try {
    const [joinRef, ref, topic, event, payload] = frameSchema.parse(JSON.parse(text));

    return { joinRef, ref, topic, event, payload };
  } catch {
    return undefined;
  }
}

/** A message in its wire format. */
export function writeFrame({ joinRef, ref, topic, event, payload }: Frame): string {
  return JSON.stringify([joinRef, ref, topic, event, payload]);
}
