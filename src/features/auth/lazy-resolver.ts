import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { loadZod } from '~/platform/load-zod';
import { rememberSuccess } from '~/domain/remember-success';

/**
 * Check a form with a schema that loads, with zod, after the page. Until it has loaded, the form is not valid. After a
 * failed load, the next check tries again.
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
