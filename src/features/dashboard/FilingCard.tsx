import type { Bond } from '~/data/bonds/bonds';
import type { BondCategory } from '~/domain/bonds/bond-types';
import type { BondFiling } from '~/domain/bonds/filing-card';
import { parseStateCode, stateName } from '~/domain/us-states';
import { CategoryIcon } from '~/ui/CategoryIcon';
import { StatusBadge } from './StatusBadge';

type Props = { bond: Bond; category: BondCategory; filing: BondFiling };

/** Where to file the bond in its state, who files it, and common reasons for rejection. */
export function FilingCard({ bond, category, filing }: Props) {
  const state = parseStateCode(bond.stateCode);
  const where = state ? stateName(state) : bond.stateCode;

  return (
    <section aria-labelledby="filing-heading" className="rounded-md border border-rule bg-surface">
      <div className="p-5">
        <div className="flex items-center gap-4">
          <CategoryIcon kind={category} className="w-14 shrink-0" />
          <div>
            <h2 id="filing-heading" className="text-lg">
              Filing in {where}
            </h2>
            {filing.badge && <StatusBadge {...filing.badge} />}
          </div>
        </div>
        {filing.beforeSigning && <p className="mt-4">{filing.beforeSigning}</p>}
        <p className="mt-4">{filing.how}</p>
        {filing.lawPath && (
          <p className="mt-1 text-sm">
            <a href={filing.lawPath}>The law and its source</a>
          </p>
        )}
      </div>
      <dl className="perforated grid grid-cols-[5rem_1fr] gap-y-1 px-5 py-4 text-sm">
        <dt className="text-muted">Who files</dt>
        <dd>{filing.whoFiles}</dd>
        {filing.refuses && (
          <>
            <dt className="text-muted">Common rejections</dt>
            <dd>{filing.refuses}</dd>
          </>
        )}
        {state && (
          <>
            <dt className="text-muted">More</dt>
            <dd>
              <a href={`/states/${state.toLowerCase()}#filing`}>Courts and agencies in {where}</a>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
