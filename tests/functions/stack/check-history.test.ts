import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { openConnection } from '../../../supabase/local/database/database';
import { databaseImage } from '../../../supabase/local/database/image';
import { startTestStack } from '../../support/stack';
import { buildKeyHash, storeApplication } from '../../support/stored-application';
import { storeBond } from '../../support/stored-bond';
import type { ActorDatabase } from '../../support/actor-database';
import { temporaryFolder } from './temporary-folder';

type Ended = { code: number; output: string; errors: string };

/** Runs the command like `npm run check:history`, with the test's settings. */
function check(environment: Record<string, string>): Promise<Ended> {
  return new Promise((fulfil) => {
    const env = { ...process.env, ...environment };
    execFile(
      process.execPath,
      ['supabase/local/check-history.ts'],
      { env },
      (error, output, errors) => fulfil({ code: Number(error?.code ?? 0), output, errors }),
    );
  });
}

describe('npm run check:history', () => {
  it('finds forged signatures while the stack runs, and a changed row while it is stopped', async () => {
    const dataDirectory = await temporaryFolder();
    const stack = await startTestStack({ dataDirectory });
    const settings = {
      MARSHLINE_DATA_DIR: dataDirectory,
      MARSHLINE_API_PORT: new URL(stack.apiUrl).port,
    };
    const owner = {
      queryAs: async (_: unknown, sql: string, parameters?: unknown[]) =>
        (await stack.database.query<Record<string, unknown>>(sql, parameters)).rows,
    } as ActorDatabase;
    const { quoteId } = await storeApplication(owner, { keyHash: buildKeyHash() });
    const bondId = await storeBond(owner, { hasFiles: true });
    for (const after of [0, 1]) {
      await owner.queryAs('service_role', 'select public.store_bond_manifest($1, $2, $3, $4, $5)', [
        bondId,
        after,
        '{"history":null}',
        'A'.repeat(86),
        'forged',
      ]);
    }
    const running = await check(settings);
    await stack.stop();
    expect(running.errors).toBe('');
    expect(running.code).toBe(1);
    expect(running.output).toMatch(
      /^Bond MSB-\d{8}: signature 1 is not good \(unreadable\)\.\nBond MSB-\d{8}: signature 2 is not good \(unreadable\)\.\nProblems: 2\. 2 events of 1 applications and 2 signatures were checked\.\n$/,
    );

    const connection = await openConnection(`${dataDirectory}/database`, databaseImage);
    await connection.driver.exec('alter table public.application_events disable trigger user');
    await connection.driver.query(
      `update public.application_events set detail = '{"reason": "other"}'
       where application_id = $1 and chain_position = 1`,
      [quoteId],
    );
    await connection.close();
    const broken = await check(settings);
    expect(broken.code).toBe(1);
    expect(broken.output).toMatch(
      /^APP-\d{6}: event 1 \(row \d+\) is altered: its hash is not the one that it was written with\.\nBond .*\nBond .*\nProblems: 3\. /,
    );
  });

  it('says that there is nothing to check if no stack has run', async () => {
    const nowhere = `${await temporaryFolder()}/none`;

    expect(await check({ MARSHLINE_DATA_DIR: nowhere })).toEqual({
      code: 1,
      output: '',
      errors: `There is no data in ${nowhere} to check. "npm start" creates it.\n`,
    });
  });
});
