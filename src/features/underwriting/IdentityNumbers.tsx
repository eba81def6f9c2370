import {
  FIRST_IDENTITY_NUMBERS,
  FURTHER_IDENTITY_NUMBERS,
} from '~/domain/underwriting/reveal-reason';
import { identityDigitsView } from '~/stores/identity-numbers';
import { IdentityNumberRow } from './IdentityNumberRow';
import { Panel } from './Panel';
import { useUnderwritingView } from './use-underwriting-view';
import { ViewFrame } from './ViewFrame';

/**
 * The SSN and EIN of every principal: the last four digits, or the full number for one minute after the underwriter gives a
 * reason.
 */
export function IdentityNumbers({ applicationId }: { applicationId: string }) {
  const view = useUnderwritingView(identityDigitsView, applicationId);

  return (
    <Panel id="identity" title="SSN and EIN">
      <ViewFrame
        view={view}
        label="Loading the last digits"
        lines={2}
        onRetry={() => void identityDigitsView.refresh(applicationId)}
      >
        {(digits) => (
          <ul className="divide-y divide-rule">
            {[
              ...FIRST_IDENTITY_NUMBERS,
              ...FURTHER_IDENTITY_NUMBERS.filter((which) => digits[which] !== undefined),
            ].map((which) => (
              <IdentityNumberRow
                key={which}
                applicationId={applicationId}
                which={which}
                lastFour={digits[which]}
              />
            ))}
          </ul>
        )}
      </ViewFrame>
    </Panel>
  );
}
