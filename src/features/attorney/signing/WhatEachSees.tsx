import { SEEN_ITEMS, viewersWords, type SeenItem } from '~/domain/signing/what-each-sees';

/** Who sees what. The tests of the database's access rules are made from the same list. */
export function WhatEachSees() {
  return (
    <div className="grid gap-3">
      <h4 className="text-base font-semibold">What each person sees</h4>
      <dl className="grid gap-3">
        {(Object.keys(SEEN_ITEMS) as SeenItem[]).map((item) => (
          <div key={item}>
            <dt className="font-semibold">{SEEN_ITEMS[item].label}</dt>
            <dd className="text-sm">{viewersWords(item)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
