import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';

/** The quote's id, made by the browser; it becomes the application's. */
export const quoteIdSchema = recordIdSchema;

/** 32 random bytes in base64url: whoever holds it owns the guest quote. The server keeps only its SHA-256. */
export const quoteKeySchema = z.string().regex(/^[\w-]{43}$/);

/** The last digits of a card or an account, the only ones ever kept. */
export const lastFourSchema = z.string().regex(/^\d{4}$/);

/** A moment as the database and the browser write it. */
export const momentSchema = z.iso.datetime({ offset: true });

/** Answers that are checked against a bond's own rules in a second step. */
export const answersSchema = z.record(z.string(), z.unknown());
