import { describe, expect, it } from 'vitest';
import { SIGNER_ROLES } from '~/domain/signing/part-fields';
import { signerConsents } from '~/domain/signing/signer-consents';

const wordsOf = async (role: (typeof SIGNER_ROLES)[number], sender: string) =>
  JSON.stringify(await signerConsents(role, sender));

describe('the texts of a signer', () => {
  it.each(SIGNER_ROLES)('name the sender and leave no blank: %s', async (role) => {
    const words = await wordsOf(role, 'Ward & Hale');

    expect(words).toContain('tell Ward & Hale or write to');
    expect(words).not.toMatch(/[{}]\w+[{}]|your attorney/i);
  });

  it('speak of one court bond to a co-fiduciary, and of the contractor’s bonds to an indemnitor', async () => {
    expect(await wordsOf('co-fiduciary', 'Ward & Hale')).toContain('because of this bond');
    const indemnitor = await wordsOf('indemnitor-entity', 'Bay Builders LLC');
    expect(indemnitor).toContain('because of a bond for Bay Builders LLC');
    expect(indemnitor).not.toMatch(/court|attorney/i);
  });

  it('have another hash for another sender, so that the words of a consent are those that were read', async () => {
    const [first, same, other] = await Promise.all([
      signerConsents('client', 'Ward & Hale'),
      signerConsents('client', 'Ward & Hale'),
      signerConsents('client', 'Hale & Ward'),
    ]);

    expect(same).toEqual(first);
    expect(other[0]?.hash).not.toBe(first[0]?.hash);
  });

  it('name no sender that a mail program could show as a link', async () => {
    expect(await wordsOf('client', 'evil.example')).toContain('tell your attorney or write');
    expect(await wordsOf('indemnitor', 'A/C Works')).toContain('tell the contractor or write');
  });

  it('keep a sender as it is written', async () => {
    expect(await wordsOf('client', "Ward $& Hale $'")).toContain("tell Ward $& Hale $' or write");
  });

  it('end a sentence with one period after a sender that ends with one', async () => {
    const words = await wordsOf('indemnitor', 'Bay Builders Inc.');

    expect(words).toContain('insurance for you or for Bay Builders Inc.');
    expect(words).not.toContain('Inc..');
    expect(words).toContain('a bond for Bay Builders Inc., you repay it');
  });
});
