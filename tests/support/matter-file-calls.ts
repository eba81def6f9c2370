import { randomUUID } from 'node:crypto';
import type { Answer, FunctionsStack } from './functions-stack.ts';
import type { SigningBench } from './signing.ts';

/** A small PDF as the browser sends it: base64. */
export function pdf(words: string): string {
  return btoa(`%PDF-1.7\n${words}\n%%EOF\n`);
}

/** The body of `add-matter-file` for the matter of a bench, with a test's changes. */
export function uploadTo({ matterId }: SigningBench, change: object = {}): object {
  return {
    fileId: randomUUID(),
    matterId,
    kind: 'court-order',
    name: 'order.pdf',
    content: pdf(matterId),
    ...change,
  };
}

/** Calls about the files of a matter, and what is stored of them. */
export function matterFileCalls(stack: FunctionsStack) {
  const add = (
    bench: SigningBench,
    change: object = {},
    token = bench.attorney.token,
  ): Promise<Answer> => stack.call('add-matter-file', uploadTo(bench, change), { token });
  const open = (fileId: string, token?: string): Promise<Answer> =>
    stack.call('open-matter-file', { fileId }, token === undefined ? {} : { token });
  const join = async ({ firmId }: SigningBench, role: string) => {
    const colleague = await stack.signIn();
    await stack.query(
      'insert into public.firm_members (firm_id, user_id, role) values ($1, $2, $3)',
      [firmId, colleague.userId, role],
    );

    return colleague;
  };
  const leave = (userId: string) =>
    stack.query('update public.firm_members set left_at = now() where user_id = $1', [userId]);
  const filesOf = ({ matterId }: SigningBench) =>
    stack.query(
      'select id, stored_at is not null as is_stored from public.matter_files where matter_id = $1',
      [matterId],
    );
  const bytesOf = ({ matterId }: SigningBench) =>
    stack.query(`select name from storage.objects where bucket_id = 'matters' and name like $1`, [
      `${matterId}/%`,
    ]);

  return { add, open, join, leave, filesOf, bytesOf };
}
