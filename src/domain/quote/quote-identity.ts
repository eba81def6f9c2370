import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';

/** The id of a quote. The browser creates it, and the application keeps it. */
export const quoteIdSchema = recordIdSchema;

/**
 * 32 random bytes in base64url. Everyone with this key owns the visitor's quote. The server stores
 * only its SHA-256.
 */
export const quoteKeySchema = z.string().regex(/^[\w-]{43}$/);

/** The last digits of a card or bank account, the only ones ever stored. */
export const lastFourSchema = z.string().regex(/^\d{4}$/);

/** A moment in the format of the database and the browser. */
export const momentSchema = z.iso.datetime({ offset: true });

/** Answers that are validated against the bond's own rules in a second step. */
export const answersSchema = z.record(z.string(), z.unknown());
