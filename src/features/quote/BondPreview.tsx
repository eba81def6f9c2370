import { useStore } from '@nanostores/react';
import { isRequiredIn } from '~/domain/bonds/bond-rules';
import { phoneHref } from '~/domain/formats/phone';
import { parseStateCode, type StateCode, stateName } from '~/domain/us-states';
import { Alert } from '~/ui/Alert';
import { BondFrame } from '~/ui/BondFrame';
import { describeBond } from './describe-bond';
import type { QuoteBond } from './quote-bond';
import { $bond, $selection, $site } from './store';

/** What the choice of bond and state comes to, before anything is asked: a certificate in outline, or why not. */
export function BondPreview({ combinationError }: { combinationError: string | undefined }) {
  const bond = useStore($bond);
  const { stateCode } = useStore($selection);
  const site = useStore($site);
  const state = parseStateCode(stateCode ?? '');
  const isNotRequired = bond && state && !combinationError && !isRequiredIn(bond, state);

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
        {isNotRequired && (
          <Alert title={`${stateName(state)} does not require this bond`}>
            <p>{bond.stateRules[state]?.note}</p>
            <p>You can still go on if a court, an agency or a contract asks you for one.</p>
          </Alert>
        )}
      </div>
      {bond && !combinationError && <Outline bond={bond} state={state} />}
    </div>
  );
}

function Outline({ bond, state }: { bond: QuoteBond; state: StateCode | undefined }) {
  const rule = state && bond.stateRules[state];

  return (
    <BondFrame label="Your bond">
      <h3 className="text-2xl">{bond.name}</h3>
      <p className="mt-1 font-display">
        {state ? `In the State of ${stateName(state)}` : 'Choose a state to see what it asks for'}
      </p>
      <p className="mt-4 max-w-text">{bond.description}</p>
      <dl className="mt-5 grid gap-x-8 gap-y-3 border-t border-bond-line pt-4 sm:grid-cols-2">
        {describeBond(bond, state).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {rule?.note && rule.required !== false && <p className="mt-4 text-sm">{rule.note}</p>}
    </BondFrame>
  );
}
