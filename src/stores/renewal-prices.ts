import { withDb } from '~/data/connection/client';
import { fail, ok } from '~/domain/result';
import { today } from '~/platform/clock';
import { fetchPart } from '~/platform/fetch-part';
import { loadZod } from '~/platform/load-zod';
import { createDeskView, type DeskView } from './desk-view';

/** The price of a bond's next term, and the sentences about it. There is no price when no rate plan applies. */
type RenewalPrice = { total: string | undefined; words: readonly string[] };

/** The prices of the next terms, by the bond's id. */
export type RenewalPrices = Readonly<Record<string, RenewalPrice>>;

const SEPARATOR = ',';

/** The key of the prices of some bonds. */
export function renewalPricesKey(bondIds: readonly string[]): string {
  return bondIds.join(SEPARATOR);
}

/** The prices of the bonds on one page of renewals, by the bond's id. */
export const renewalPricesView: DeskView<RenewalPrices> = createDeskView<RenewalPrices>(
  async (_userId, key) => {
    const part = await fetchPart(loadPrices());
    if (!part.ok) return fail('unreachable');
    const [{ loadRenewalPrices }, { renewalPriceWords, renewalTotal }] = part.value;
    const result = await withDb((db) => loadRenewalPrices(db, key.split(SEPARATOR), today()));
    if (!result.ok) return result;

    return ok(
      Object.fromEntries(
        result.value.map((facts) => [
          facts.bondId,
          { total: renewalTotal(facts), words: renewalPriceWords(facts) },
        ]),
      ),
    );
  },
);

async function loadPrices() {
  await loadZod();

  return Promise.all([
    import('~/data/bonds/renewal-prices'),
    import('~/domain/renewals/renewal-price'),
  ]);
}
