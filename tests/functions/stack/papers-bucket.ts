import type { TestStack } from '../../support/stack';

/** A private bucket of text and PDF files, in which each user adds and reads the files of a folder named by their id. */
export async function addPapersBucket(
  { database }: Pick<TestStack, 'database'>,
  sizeLimit: number,
): Promise<void> {
  await database.exec(`
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('papers', 'papers', false, ${sizeLimit}, '{text/plain,application/pdf}');
    create policy "Owners add" on storage.objects for insert to authenticated
      with check (bucket_id = 'papers' and (storage.foldername(name))[1] = (select auth.uid())::text);
    create policy "Owners read" on storage.objects for select to authenticated
      using (bucket_id = 'papers' and (storage.foldername(name))[1] = (select auth.uid())::text);
  `);
}

/** Remove the bucket, so that the next test file can use the stack. */
export async function removePapersBucket({ database }: Pick<TestStack, 'database'>): Promise<void> {
  await database.exec(`
    drop policy "Owners add" on storage.objects;
    drop policy "Owners read" on storage.objects;
    delete from storage.objects where bucket_id = 'papers';
    delete from storage.buckets where id = 'papers';
  `);
}
