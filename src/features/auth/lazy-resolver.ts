import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { loadZod } from '~/platform/load-zod';
import { rememberSuccess } from '~/platform/remember-success';

/**
 * Checks a form with a schema that comes, with all of zod, after the page stands. Until it is there the form counts
 * as not valid; when it cannot come the next check asks for it again.
 */
export function lazyResolver<Values extends FieldValues, Checked>(
  load: () => Promise<z.ZodType<Checked, unknown>>,
): Resolver<Values, unknown, Checked> {
  const loadResolver = rememberSuccess(async () => {
    await loadZod();
    const [{ zodResolver }, schema] = await Promise.all([
      import('@hookform/resolvers/zod'),
      load(),
    ]);

    return zodResolver(schema as z.ZodType<Checked, Values>);
  });

  return async (values, context, options) => (await loadResolver())(values, context, options);
}
