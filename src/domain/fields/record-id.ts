import { z } from 'zod';

/**
 * The id of a record, from a caller. It is parsed in upper or lower case and converted to lower
 * case, which Postgres uses. A sealed number is bound to the text of its application's id, so two
 * spellings would be two keys.
 */
export const recordIdSchema = z.uuid().toLowerCase();
