import { memo } from 'react';
import type { FinderBond } from '~/domain/finder/finder-bond';
import { productPath, quotePath } from '~/domain/finder/finder-links';
import { type Cents, formatWholeMoney } from '~/domain/money';
import { findExamplePrice } from '~/domain/quote/example-price-words';
import { shownPrice } from '~/domain/quote/shown-price';
import type { StateCode } from '~/domain/us-states';
import { CategoryIcon } from '~/ui/CategoryIcon';
import { notRequiredSentence } from './words';

interface Props {
  bond: FinderBond;
  categoryName: string;
  state: StateCode | undefined;
  /** The amount that the visitor named, and our price for it instead of the example. */
  sought?: { amount: Cents; price: string } | undefined;
}

/**
 * A bond as a document with a stub. The top shows the name, the amount and our price; the links are below the
 * perforation. A key typed in the search draws only the cards that change.
 */
export const BondCard = memo(function BondCard({ bond, categoryName, state, sought }: Props) {
  const rule = state && bond.stateRules[state];
  const {
    mark,
    total,
    amount: example,
  } = shownPrice({ bondType: bond.slug, stateCode: state }, findExamplePrice(bond.prices, state));
  const hasStateAmount = state !== undefined && rule?.amount !== undefined;

  return (
    <article className="flex h-full flex-col rounded-md border border-rule bg-surface">
      <div className="flex flex-1 flex-col p-5">
        <div className="flex items-center gap-3">
          <CategoryIcon kind={bond.category} className="w-14 shrink-0" />
          <p className="text-sm text-muted">{categoryName}</p>
        </div>
        <h3 className="mt-3 text-xl">{bond.name}</h3>
        <p className="mt-2 text-muted">{bond.description}</p>
        {state && rule?.isNotRequired && (
          <p className="mt-3 rounded-sm border-s-4 border-warning bg-warning-wash px-3 py-2 text-sm">
            {notRequiredSentence(state)}
          </p>
        )}
        <dl className="mt-auto grid grid-cols-[1fr_auto] gap-x-4 pt-4 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-muted">
              {hasStateAmount ? `Amount in ${state}` : 'Amount'}
            </dt>
            <dd className="font-semibold tabular-nums">
              {rule?.amount === undefined ? bond.amountLabel : formatWholeMoney(rule.amount)}
            </dd>
          </div>
          <div>
            <dt className="text-sm text-muted">Our price</dt>
            <dd className="font-semibold tabular-nums">
              {sought?.price ?? (
                <>
                  <span data-our-price={mark}>{total}</span> for {example}
                </>
              )}
            </dd>
          </div>
        </dl>
        <p className="mt-2 text-sm text-muted">Typical market price: {bond.marketWords}</p>
      </div>
      <p className="perforated flex flex-wrap items-center gap-x-2 gap-y-1 px-5 py-3">
        <a href={quotePath(bond.slug, state, sought?.amount)} className="button button-secondary">
          Get Quote <span className="sr-only">({bond.name})</span>
        </a>
        <a href={productPath(bond.slug, state, sought?.amount)} className="button button-quiet">
          About this bond <span className="sr-only">({bond.name})</span>
        </a>
      </p>
    </article>
  );
});
