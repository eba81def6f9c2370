import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';

/** The body of `filing-packet`. */
export const packetRequestSchema = z.strictObject({ bondId: recordIdSchema });

export type PacketRequest = z.output<typeof packetRequestSchema>;
