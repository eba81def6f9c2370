import type { z } from 'zod';

/** What a schema says about an input: the messages by path, such as `{ 'address.city': 'City is required' }`. */
export function messagesOf(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);

  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}
