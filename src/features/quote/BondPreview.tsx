import { useStore } from '@nanostores/react';
import { isRequiredIn } from '~/domain/bonds/bond-rules';
import { phoneHref } from '~/domain/formats/phone';
import { parseStateCode, type StateCode, stateName } from '~/domain/us-states';
import { Alert } from '~/ui/Alert';
import { band, rosette } from '~/ui/guilloche';
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
    <section
      aria-label="Your bond"
      className="rounded-md border border-bond-line bg-bond p-2 text-bond-ink"
    >
      <div className="relative isolate overflow-hidden border border-bond-line px-5 pt-12 pb-6 sm:px-8">
        <Engraving />
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
      </div>
    </section>
  );
}

const RIBBON = { x: 0, y: 16, length: 880, period: 44, strands: 5, spread: 0.3, amplitude: 12 };
const RIBBONS = band(RIBBON) + band({ ...RIBBON, phase: 0.5 });
const CENTER = { cx: 110, cy: 110 };
const UNDERPRINT =
  rosette({ ...CENTER, radius: 76, depth: 27, lobes: 31, turns: 6 }) +
  rosette({ ...CENTER, radius: 36, depth: 20, lobes: 17, turns: 4 });

/** The line work of a bond: a ribbon along the upper edge and a rosette under the words. */
function Engraving() {
  return (
    <>
      <svg
        viewBox="0 0 220 220"
        className="absolute -right-8 -bottom-10 -z-10 size-60 fill-none stroke-bond-wash sm:size-72"
        strokeWidth="0.8"
        aria-hidden="true"
      >
        <path d={UNDERPRINT} />
      </svg>
      <svg
        viewBox="0 0 880 32"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-x-0 top-0 h-7 w-full fill-none stroke-bond"
        aria-hidden="true"
      >
        <rect width="880" height="32" className="fill-bond-line stroke-none" />
        <path d={RIBBONS} strokeWidth="0.9" />
      </svg>
    </>
  );
}
