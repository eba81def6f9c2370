import { expect, it } from 'vitest';
import { redirectsFile } from '~/integrations/api-rewrites';

it("forwards the pages' requests to this build's project, without a redirect", () => {
  expect(redirectsFile('https://project.supabase.co')).toBe(
    '/api/vitals https://project.supabase.co/functions/v1/vitals 200\n' +
      '/api/unsubscribe https://project.supabase.co/functions/v1/unsubscribe 200\n',
  );
});
