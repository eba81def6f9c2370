import { z } from 'zod';
import { runSupabaseCli } from './supabase-cli.ts';
import type { WirePostgres } from './wire.ts';

const adviceSchema = z.array(
  z.object({ name: z.string(), level: z.enum(['INFO', 'WARN', 'ERROR']), detail: z.string() }),
);

/** The result of Supabase's own advisors: whether the database passes, and one line per warning or error. */
export type AdvisorsReport = { passes: boolean; findings: string[] };

/** Run the security and performance advisors on a database. A single warning fails. */
export async function askAdvisors(postgres: WirePostgres): Promise<AdvisorsReport> {
  const { exitCode, output, errors } = await runSupabaseCli(postgres, [
    'db',
    'advisors',
    '--type',
    'all',
    '--level',
    'warn',
    '--fail-on',
    'warn',
    '--output',
    'json',
  ]);
  const json = output.slice(Math.max(0, output.indexOf('[')));
  const advice = adviceSchema.safeParse(parseJson(json));
  if (exitCode !== 0 && !advice.success) throw new Error(`supabase db advisors failed:\n${errors}`);

  return {
    passes: exitCode === 0,
    findings: (advice.data ?? []).map(({ level, name, detail }) => `${level} ${name}: ${detail}`),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
