import { createHandler } from '../../supabase/functions/renewal-reminders/handler.ts';
import { freshAddress, type FunctionsStack } from './functions-stack.ts';
import { SECRET_KEY } from './keys.ts';
import { realDependencies } from './real-dependencies.ts';

/** Runs `renewal-reminders` in this process with this clock, and returns its answer. */
export async function runRemindersAt({ apiUrl }: FunctionsStack, moment: string): Promise<unknown> {
  const dependencies = await realDependencies(apiUrl);
  const handle = createHandler({ ...dependencies, now: () => new Date(moment) });
  const response = await handle(
    new Request('http://functions.local/', {
      method: 'POST',
      headers: {
        apikey: SECRET_KEY,
        'content-type': 'application/json',
        'cf-connecting-ip': freshAddress(),
      },
      body: '{}',
    }),
  );

  return response.json();
}
