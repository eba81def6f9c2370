import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '~/domain/finder/filters';
import { BondCard } from '~/features/finder/BondCard';
import { FinderApp } from '~/features/finder/FinderApp.island';
import { useFoundBonds } from '~/features/finder/use-found-bonds';
import { countSentence, emptySentence, ignoredSentence } from '~/features/finder/words';
import { buildFinderBond, FINDER_BONDS } from '../../domain/finder/finder-bonds';

const CATEGORIES = [
  { value: 'court', label: 'Court & Fiduciary' },
  { value: 'license', label: 'License & Permit' },
] as const;

const card = (state?: 'AL' | 'SC' | 'TX') =>
  renderToStaticMarkup(
    <BondCard bond={buildFinderBond()} categoryName="License & Permit" state={state} />,
  );

describe('the prerendered finder', () => {
  const html = renderToStaticMarkup(
    <FinderApp
      bonds={FINDER_BONDS}
      categories={CATEGORIES}
      ratePlans={[]}
      servedStates={['SC', 'TX']}
    />,
  );

  it('contains every bond with its two links', () => {
    for (const { name, slug } of FINDER_BONDS) {
      expect(html).toContain(`>${name}</h3>`);
      expect(html).toContain(`href="/quote?bondType=${slug}"`);
      expect(html).toContain(`href="/products/${slug}"`);
    }
    expect(html).toContain('Showing 3 available bonds');
  });

  it('is a plain form that submits to the same page', () => {
    expect(html).toMatch(/<form [^>]*action="\/get-a-bond" method="get"/);
    for (const name of ['q', 'state', 'category']) expect(html).toContain(`name="${name}"`);
  });

  it('offers all 50 states', () => {
    expect(html.match(/<option value="[A-Z]{2}">/g)).toHaveLength(50);
  });
});

describe('before the search has loaded', () => {
  function Names({ query }: { query: string }) {
    const { found } = useFoundBonds(FINDER_BONDS, [], { ...NO_FILTERS, query });

    return found.map(({ name }) => name).join('|');
  }

  const named = FINDER_BONDS.map(({ name }) => name);

  it('the bonds that have a typed word in their name are found', () => {
    expect(renderToStaticMarkup(<Names query="Notary Texas" />)).toBe(
      named.filter((name) => name.includes('Notary')).join('|'),
    );
  });

  it('every bond is found if no name has a typed word', () => {
    expect(renderToStaticMarkup(<Names query="DMV" />)).toBe(named.join('|'));
  });
});

describe('BondCard', () => {
  it('shows the usual amount and cost before a state is selected', () => {
    expect(card()).toContain('>Amount</dt>');
    expect(card()).toContain('$10,000');
    expect(card()).toContain('$50-100');
  });

  it("shows the amount that the state's law fixes", () => {
    expect(card('AL')).toContain('Amount in AL');
    expect(card('AL')).toContain('$50,000');
  });

  it('keeps the state in both links', () => {
    expect(card('TX')).toContain('href="/quote?bondType=notary&amp;state=TX"');
    expect(card('TX')).toContain('href="/products/notary?state=TX"');
  });

  it('shows that a state does not require the bond and still offers a quote', () => {
    expect(card('SC')).toContain('South Carolina does not require this bond.');
    expect(card('SC')).toContain('href="/quote?bondType=notary&amp;state=SC"');
    expect(card('TX')).not.toContain('does not require');
  });
});

describe('the text of the finder', () => {
  it('count one bond and several', () => {
    expect(countSentence(1)).toBe('Showing 1 available bond');
    expect(countSentence(14)).toBe('Showing 14 available bonds');
    expect(countSentence(0)).toBe('Showing 0 available bonds');
  });

  it('names the unused values of the address', () => {
    expect(ignoredSentence({ name: 'state', value: 'ZZ' })).toContain('“ZZ”');
    expect(ignoredSentence({ name: 'category', value: 'boats' })).toContain('category');
  });

  it('states plainly that a state is not served', () => {
    expect(emptySentence('HI', false)).toContain('not licensed in Hawaii');
    expect(emptySentence('SC', true)).not.toContain('licensed');
    expect(emptySentence(undefined, false)).not.toContain('licensed');
  });
});
