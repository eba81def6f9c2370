import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasLookAlikes } from '~/domain/bonds/look-alikes';
import { TOKEN_LENGTH } from '~/domain/bonds/verify-token';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

describe('the token of a bond', () => {
  const newTokens = async (count: number): Promise<string[]> => {
    const rows = await database.query(
      'select private.new_verify_token() as token from generate_series(1, $1::integer)',
      [count],
    );

    return rows.map(({ token }) => String(token));
  };

  it('has 32 letters and digits, none of them a look-alike, and is unique for every bond', async () => {
    const tokens = await newTokens(500);

    expect(new Set(tokens).size).toBe(500);
    for (const token of tokens) {
      expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
      expect(hasLookAlikes(token)).toBe(false);
      expect(encodeURIComponent(token)).toBe(token);
    }
  });

  it('has at least 160 bits: at each place, every character is equally likely', async () => {
    const tokens = await newTokens(6000);
    const characters = new Set(tokens.join(''));
    expect(characters.size).toBe(57);
    expect(TOKEN_LENGTH * Math.log2(characters.size)).toBeGreaterThan(160);

    for (let place = 0; place < TOKEN_LENGTH; place += 1) {
      const counts = new Map([...characters].map((character) => [character, 0]));
      for (const token of tokens) {
        const character = token.charAt(place);
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
      // 105 on average, with a standard deviation of 10.2. Seven of them never happen by chance.
      for (const count of counts.values()) expect(Math.abs(count - 6000 / 57)).toBeLessThan(72);
    }
  });
});
