import { describe, expect, it, onTestFinished } from 'vitest';
import { startStack, type StackOptions } from '../../../supabase/local/stack';
import { freePort } from '../../support/free-port';
import {
  anonClient,
  mailsTo,
  serviceClient,
  signUpCustomer,
  startTestStack,
} from '../../support/stack';
import { temporaryFolder, writeFiles } from './temporary-folder';

describe('the data of a stack', () => {
  const ports: StackOptions = { apiPort: 0, mailPort: 0, smtpPort: 0 };

  it('is kept between starts: rows, users, mails and files', async () => {
    const dataDirectory = await temporaryFolder();
    const first = await startTestStack({ dataDirectory });
    const { email, password } = await signUpCustomer(first);
    await first.database.exec(`insert into storage.buckets (id, name) values ('papers', 'papers')`);
    await serviceClient(first)
      .storage.from('papers')
      .upload('a.txt', new Blob(['kept']));
    await first.stop();

    const second = await startTestStack({ dataDirectory });
    onTestFinished(second.stop);
    expect(
      (await anonClient(second).auth.signInWithPassword({ email, password })).error,
    ).toBeNull();
    expect(await mailsTo(second, email)).toHaveLength(1);
    const file = await serviceClient(second).storage.from('papers').download('a.txt');
    expect(await file.data?.text()).toBe('kept');
  });

  it('gets only the pending migrations', async () => {
    const dataDirectory = await temporaryFolder();
    const migrationsDirectory = await temporaryFolder({
      '20260101000000_one.sql':
        'create table public.one (id int); insert into public.one values (1);',
    });
    const options = { dataDirectory, migrationsDirectory };
    await (await startTestStack(options)).stop();
    await writeFiles(migrationsDirectory, {
      '20260102000000_two.sql': 'create table public.two (id int);',
    });

    const stack = await startTestStack(options);
    onTestFinished(stack.stop);
    expect(stack.output).toContain('Applied 20260102000000_two.sql');
    expect(
      (await stack.database.query('select * from one, (select count(*) from two) as two')).rows,
    ).toHaveLength(1);
  });

  it('refuses a start after a migration that made it has changed, and keeps the data', async () => {
    const dataDirectory = await temporaryFolder();
    const file = '20260101000000_one.sql';
    const migrationsDirectory = await temporaryFolder({
      [file]: 'create table public.one (a int);',
    });
    const options = { dataDirectory, migrationsDirectory };
    await (await startTestStack(options)).stop();

    await writeFiles(migrationsDirectory, { [file]: 'create table public.one (b int);' });
    await expect(startStack({ ...ports, ...options })).rejects.toThrow(
      `made from an earlier schema. Changed or removed since: ${file}. Run "npm run db:reset"`,
    );

    await writeFiles(migrationsDirectory, { [file]: 'create table public.one (a int);' });
    const stack = await startTestStack(options);
    onTestFinished(stack.stop);
    expect((await stack.database.query('select a from one')).rows).toEqual([]);
  });

  it('is used by one stack at a time', async () => {
    const dataDirectory = await temporaryFolder();
    const stack = await startTestStack({ dataDirectory });
    onTestFinished(stack.stop);

    await expect(startStack({ ...ports, dataDirectory })).rejects.toThrow(
      'is in use by a running stack',
    );
  });

  it('is released with the ports if a start fails', async () => {
    const dataDirectory = await temporaryFolder();
    const migrationsDirectory = await temporaryFolder({ '20260101000000_broken.sql': 'nonsense;' });
    const mailPort = await freePort();

    const broken = startStack({ ...ports, mailPort, dataDirectory, migrationsDirectory });
    await expect(broken).rejects.toThrow('Migration 20260101000000_broken.sql failed');

    const again = await startTestStack({ dataDirectory, mailPort });
    await again.stop();
  });
});
