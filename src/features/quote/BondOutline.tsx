import { isRequiredIn } from '~/domain/bonds/bond-rules';
import type { ExamplePrice } from '~/domain/quote/example-price-words';
import { type StateCode, stateName } from '~/domain/us-states';
import { Alert } from '~/ui/Alert';
import { BondFrame } from '~/ui/BondFrame';
import { describeBond } from './describe-bond';
import { LawLink } from './LawLink';
import type { QuoteBond } from './quote-bond';

export type BondOutlineProps = {
  bond: QuoteBond;
  state: StateCode | undefined;
  /** The price for the amount that the visitor typed before the wizard. */
  asked: ExamplePrice | undefined;
};

/** What visitors want to know about a bond before they apply. */
export function BondOutline({ bond, state, asked }: BondOutlineProps) {
  const rule = state && bond.stateRules[state];

  return (
    <>
      <div aria-live="polite" className="empty:hidden">
        {state && !isRequiredIn(bond, state) && (
          <Alert title={`${stateName(state)} does not require this bond`}>
            <p>{rule?.note}</p>
            <p>You can still continue if a court, an agency or a contract requires one.</p>
          </Alert>
        )}
      </div>
      <BondFrame label="Your bond">
        <h3 className="text-2xl">{bond.name}</h3>
        <p className="mt-1 font-display">
          {state ? `In ${stateName(state)}` : 'Choose a state to see what it requires'}
        </p>
        <p className="mt-4 max-w-text">{bond.description}</p>
        <dl className="mt-5 grid gap-x-8 gap-y-3 border-t border-bond-line pt-4 sm:grid-cols-2">
          {describeBond(bond, state, asked).map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {bond.requiredDocuments.length > 0 && (
          <p className="mt-4 text-sm">
            You upload these documents at step 6. If you are not signed in, a code that we email you
            signs you in there.
          </p>
        )}
        {rule?.note && rule.required !== false && <p className="mt-4 text-sm">{rule.note}</p>}
        {rule && state && <LawLink bond={bond} stateCode={state} />}
      </BondFrame>
    </>
  );
}
