import { expect, it } from 'vitest';
import { attributeOf, readBuiltPages } from '../support/built-html.ts';

/** The property of the desk's island, as Astro writes it: each value in a pair with its kind. */
async function readStates() {
  const page = (await readBuiltPages()).find(({ path }) => path === '/dashboard/attorney');
  const islands = (page?.elements ?? []).filter(({ tagName }) => tagName === 'astro-island');
  const props = islands
    .map((island) => attributeOf(island, 'props') ?? '')
    .find((text) => text.includes('"states"'));
  const unwrap = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const [kind, inner] = value as [number, unknown];
    if (kind === 1) return (inner as unknown[]).map(unwrap);

    return inner !== null && typeof inner === 'object'
      ? Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, unwrap(one)]))
      : inner;
  };
  const { states } = JSON.parse(props ?? '{}') as { states: unknown };

  return unwrap(states) as Record<
    string,
    { filings: Record<string, { how: string; asksForClientId?: boolean }> }
  >;
}

it('the Attorney Desk speaks of filing to an attorney, whom the court does not appoint', async () => {
  const texts = Object.values(await readStates()).flatMap(({ filings }) =>
    Object.values(filings).map(({ how }) => how),
  );

  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((how) => /appoints you\b|\byour (?!client)/.test(how))).toEqual([]);
});

it('the Attorney Desk says for each kind of bond how it is filed in the state', async () => {
  const georgia = (await readStates())['GA']?.filings ?? {};
  const how = (bond: string) => georgia[bond]?.how;

  expect(how('administrator')).toContain('the Probate Court on paper');
  expect(how('guardian-conservator')).toContain('out of e-filing');
  expect(how('trustee')).toContain('the court that supervises the trust');
  expect(how('appeal-supersedeas')).toBe(
    'You file the bond with the trial court, and the stay takes effect when the court approves it.',
  );
});

it('the Attorney Desk knows which bonds need the identification of the client', async () => {
  const georgia = (await readStates())['GA']?.filings ?? {};

  expect(georgia['administrator']?.asksForClientId).toBe(true);
  expect(georgia['appeal-supersedeas']?.asksForClientId).toBeUndefined();
});

it('the Attorney Desk says what to ask the court before the client signs', async () => {
  const filings = (await readStates())['SC']?.filings ?? {};

  expect(filings['administrator']?.how).toMatch(/^Before your client signs, ask the court/);
  expect(filings['trustee']?.how).not.toContain('signs, ask the court');
});
