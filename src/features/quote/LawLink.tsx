import type { StateCode } from '~/domain/us-states';
import type { QuoteBond } from './quote-bond';

/** Leads from a figure of the law to its row with the statute, in a tab of its own. */
export function LawLink({ bond, stateCode }: { bond: QuoteBond; stateCode: StateCode }) {
  return (
    bond.lawFamily && (
      <p className="mt-1 text-sm">
        <a
          href={`/requirements/${bond.lawFamily}#${stateCode.toLowerCase()}`}
          target="_blank"
          rel="noopener"
        >
          The law and its source
        </a>
      </p>
    )
  );
}
