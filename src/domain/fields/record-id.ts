import { z } from 'zod';

/**
 * The id of a record, as a caller names it: read in upper or lower case, and always lower case afterwards, as Postgres
 * writes it. A sealed number is bound to the text of its application's id, so two spellings would be two keys.
 */
export const recordIdSchema = z.uuid().toLowerCase();
