import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSite, readStates } from '../tools/catalogue/read-content.ts';

const CONTENT = new URL('../../content/', import.meta.url);
const WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty)(?:-\\w+)?|fifty';
const COUNT = `\\b(?:\\d+|${WORDS})`;

/** Sentences that go stale when we serve another state. */
const PHRASES = [
  `${COUNT} (?:of the (?:\\d+ )?)?states (?:that )?we serve`,
  `states we serve, ${COUNT}\\b`,
  `apply online in ${COUNT} states`,
  `the (?:other )?${COUNT} (?:states )?(?:that )?(?:want|ask for|need)\\b`,
  `${COUNT} (?:states )?(?:want|ask for|need) none`,
].map((phrase) => new RegExp(phrase, 'gi'));

/** The counts in a text. */
function countsIn(text: string): string[] {
  return PHRASES.flatMap((phrase) => text.replace(/\s+/g, ' ').match(phrase) ?? []);
}

describe('the number of states that we serve', () => {
  it('is not below the number that the site claims', () => {
    const { claims, description } = readSite();
    const claimed = [claims.find(({ key }) => key === 'states')?.value, description].map(
      (text) => /(\d+)\+/.exec(text ?? '')?.[1],
    );

    expect(new Set(claimed).size, `The site claims ${claimed.join(' and ')} states`).toBe(1);
    expect(readStates().length).toBeGreaterThanOrEqual(Number(claimed[0]));
  });

  it.each([
    'Twelve of the 25 states we serve want a bond.',
    'Of the 25 states we serve, twelve want a bond.',
    'You can apply online in 25 states.',
    'The other thirteen ask for none.',
    'Thirteen want none.',
    '## The twelve states that want a bond',
  ])('is found in a text: %s', (text) => {
    expect(countsIn(text)).not.toEqual([]);
  });

  it('is in no other text, because each new state would change it', () => {
    const found = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:yaml|mdx)$/.test(file))
      .flatMap((file) =>
        countsIn(readFileSync(new URL(file, CONTENT), 'utf8')).map(
          (words) => `content/${file}: "${words}"`,
        ),
      );

    expect(found, 'Say it without the number').toEqual([]);
  });
});
