import { z } from 'zod';

/** How a client can pay by a link. A wire has no authorization that the attorney could wait for. */
export const CLIENT_METHODS = ['credit_card', 'ach'] as const;

export const clientMethodSchema = z.enum(CLIENT_METHODS);

export type ClientMethod = z.output<typeof clientMethodSchema>;
