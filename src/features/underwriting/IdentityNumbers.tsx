import { IDENTITY_NUMBERS } from '~/domain/underwriting/reveal-reason';
import { identityDigitsView } from '~/stores/identity-numbers';
import { IdentityNumberRow } from './IdentityNumberRow';
import { Panel } from './Panel';
import { useUnderwritingView } from './use-underwriting-view';
import { ViewFrame } from './ViewFrame';

/** The SSN and the EIN of the applicant: their last four digits, and the whole number for a reason and a minute. */
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
            {IDENTITY_NUMBERS.map((which) => (
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
