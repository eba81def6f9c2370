import { useStore } from '@nanostores/react';
import { phoneHref } from '~/domain/formats/phone';
import { parseStateCode, stateName } from '~/domain/us-states';
import { Alert } from '~/ui/Alert';
import { $outlinePart } from './bond-outline-loader';
import { $bond, $selection, $site } from './store';

/** A preview of the chosen bond in the chosen state, or the reason why we don't write it there. */
export function BondPreview({ combinationError }: { combinationError: string | undefined }) {
  const bond = useStore($bond);
  const { stateCode } = useStore($selection);
  const site = useStore($site);
  const state = parseStateCode(stateCode ?? '');
  const { BondOutline, askedPrice } = useStore($outlinePart);

  return (
    <div className="mt-8 grid gap-6">
      <div aria-live="polite" className="grid gap-6 empty:hidden">
        {combinationError && bond && state && (
          <Alert type="danger" title={combinationError}>
            We do not write the {bond.name} in {stateName(state)}. Choose another bond or state, or
            call{' '}
            <a href={phoneHref(site.phone)} className="whitespace-nowrap">
              {site.phone}
            </a>{' '}
            for advice.
          </Alert>
        )}
      </div>
      {bond && BondOutline && !combinationError && (
        <BondOutline bond={bond} state={state} asked={askedPrice?.(bond, state)} />
      )}
    </div>
  );
}
