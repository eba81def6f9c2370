import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  checkContentSources,
  placeProblems,
  reviewProblems,
  toSourced,
} from '../../../tools/check-content/check-sources.ts';
import { ROOT } from '../../../tools/stages/run-command.ts';

const FILE = 'content/states/xx.yaml';

/** A state's file with one source; its fields start on line 4. */
function withSource(...fields: string[]) {
  const text = ['name: Example', 'sources:', '  rule:', '    title: A rule of court', ...fields]
    .map((line, index) => (index < 4 ? line : `    ${line}`))
    .join('\n');

  return toSourced(FILE, text);
}

/** The latest month in which a source of the content was checked. On the clock's day, this test would fail when a review is due. */
function latestCheck(): string {
  const checks = globSync('content/**/*.yaml', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/verified: '(\d{4}-\d{2})'/g)].map(
      ([, month = '']) => month,
    ),
  );

  return checks.sort().at(-1) ?? '';
}

describe('the sources of the content', () => {
  it('have no problem in the month of the latest check', () => {
    expect(checkContentSources(ROOT, `${latestCheck()}-01`)).toEqual([]);
  });

  it('were checked in months that have come', () => {
    expect(new Date().toISOString().slice(0, 7) >= latestCheck()).toBe(true);
  });

  it('are reported once their checks are too old', () => {
    const [first] = checkContentSources(ROOT, '2030-01-01');

    expect(first?.words).toMatch(
      /^verified: Checked in 2026-11, to be checked again by 2027-\d\d\./,
    );
  });
});

describe('a private copy under an official title', () => {
  it('is refused with its line and the remedy', () => {
    const source = withSource(
      'url: https://lexace.ai/us/statute/south-carolina/62-3-603',
      "verified: '2026-11'",
      'confidence: primary',
    );

    expect(placeProblems(source)).toEqual([
      {
        file: FILE,
        line: 5,
        words: expect.stringMatching(/^url: lexace\.ai is a private copy.*copy instead of url/),
      },
    ]);
  });

  it('is accepted under copy, beside the citation', () => {
    const source = withSource(
      'copy: https://lexace.ai/us/statute/south-carolina/62-3-603',
      'citation: S.C. Code 62-3-603',
      "verified: '2026-11'",
      'confidence: primary',
    );

    expect(placeProblems(source)).toEqual([]);
  });
});

describe('a private page that is titled as a law', () => {
  it('is refused with its line, whatever its kind', () => {
    const text = [
      'sources:',
      '  dealer:',
      '    title: North Carolina General Statutes, dealer license and bond',
      '    url: https://suretynow.com/bond/north-carolina-auto-dealer-bond',
      "    verified: '2026-11'",
      '    confidence: seller',
    ].join('\n');

    expect(placeProblems(toSourced(FILE, text))).toEqual([
      {
        file: FILE,
        line: 3,
        words: expect.stringMatching(/^title: .*suretynow\.com is a private/),
      },
    ]);
  });
});

describe('a site in a citation', () => {
  it('is refused: it names no page', () => {
    const source = withSource(
      'citation: harnett.org, page not recorded',
      "verified: '2026-11'",
      'confidence: primary',
    );

    expect(placeProblems(source)).toEqual([
      {
        file: FILE,
        line: 5,
        words: expect.stringMatching(/^citation: harnett\.org is a whole site/),
      },
    ]);
  });
});

describe('a check in a month that has not come', () => {
  it('is refused, and one in this month is not', () => {
    const source = withSource('citation: A rule', "verified: '2027-01'", 'confidence: primary');

    expect(reviewProblems(source, '2026-12-31')).toEqual([
      { file: FILE, line: 6, words: expect.stringContaining('2027-01 has not come yet') },
    ]);
    expect(reviewProblems(source, '2027-01-01')).toEqual([]);
  });
});

describe('a whole site', () => {
  it.each(['primary', 'seller'])('is refused as a %s source', (kind) => {
    const source = withSource(
      'url: https://www.example.gov',
      "verified: '2026-11'",
      `confidence: ${kind}`,
    );

    expect(placeProblems(source)).toEqual([
      { file: FILE, line: 5, words: expect.stringContaining('Give the page that you read') },
    ]);
  });
});

describe('an old check', () => {
  it.each([
    ['primary', '2027-11-30', 0],
    ['primary', '2027-12-01', 1],
    ['seller', '2027-05-31', 0],
    ['seller', '2027-06-01', 1],
  ])('of a %s source is due: on %s there are %i problems', (kind, today, count) => {
    const source = withSource('citation: A rule', "verified: '2026-11'", `confidence: ${kind}`);

    expect(reviewProblems(source, today)).toHaveLength(count);
  });

  it('is reported with its line and this month', () => {
    const source = withSource('citation: A rule', "verified: '2025-01'", 'confidence: primary');

    expect(reviewProblems(source, '2026-11-23')).toEqual([
      { file: FILE, line: 6, words: expect.stringMatching(/by 2026-01\..*'2026-11'$/) },
    ]);
  });

  it('without a month in that form is left to the schema', () => {
    const source = withSource('citation: A rule', 'verified: last year', 'confidence: primary');

    expect(reviewProblems(source, '2030-01-01')).toEqual([]);
  });
});
