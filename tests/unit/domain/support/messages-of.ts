import type { z } from 'zod';

/** A schema's messages for an input by path, such as `{ 'address.city': 'City is required' }`. */
export function messagesOf(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);

  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}
