import { describe, expect, it } from 'vitest';
import { createUnsubscribeTokens } from '../../../../supabase/functions/_shared/mail/unsubscribe-token.ts';

const KEY = 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=';
const OTHER_KEY = 'AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI=';
const BOND = '11111111-1111-4111-8111-111111111111';
const OTHER_BOND = '22222222-2222-4222-8222-222222222222';

const tokens = createUnsubscribeTokens(KEY);

describe('a token that turns reminders off', () => {
  it('identifies its bond, is always the same and fits in an address', async () => {
    const token = await tokens.sign(BOND);

    expect(await tokens.read(token)).toBe(BOND);
    expect(await tokens.sign(BOND)).toBe(token);
    expect(encodeURIComponent(token)).toBe(token);
  });

  it("can't be made without the key", async () => {
    const [, signature] = (await tokens.sign(BOND)).split('.');
    const forged = await createUnsubscribeTokens(OTHER_KEY).sign(BOND);

    for (const token of [
      forged,
      `${OTHER_BOND}.${signature}`,
      BOND,
      `${BOND}.`,
      `${BOND}.${'A'.repeat(43)}`,
      `${BOND}.${signature}=`,
      '',
    ]) {
      expect(await tokens.read(token), token).toBeUndefined();
    }
  });

  it('has a single spelling', async () => {
    const token = await tokens.sign(BOND);
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const others = [...characters].map((character) => token.slice(0, -1) + character);
    const read = await Promise.all(others.map((other) => tokens.read(other)));

    expect(others.filter((_, place) => read[place] !== undefined)).toEqual([token]);
  });

  it.each([undefined, '', 'short', 'AQEB'])("can't be made with the key %s", (key) => {
    expect(() => createUnsubscribeTokens(key)).toThrow('UNSUBSCRIBE_KEY');
  });
});
