import { rm } from 'node:fs/promises';
import { runCommand } from '../../tools/stages/run-command.ts';

/** Builds the site into a directory. Rejects with Astro's output if the build fails. */
export async function measureBuild(options: {
  directory: string;
  apiUrl: string;
  port: number;
}): Promise<{ seconds: number }> {
  await rm(options.directory, { recursive: true, force: true });
  const start = performance.now();
  const { code, output } = await runCommand('astro', ['build', '--outDir', options.directory], {
    env: {
      MARSHLINE_SITE_PORT: String(options.port),
      PUBLIC_SUPABASE_URL: options.apiUrl,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  if (code !== 0) throw new Error(output);

  return { seconds: (performance.now() - start) / 1000 };
}
