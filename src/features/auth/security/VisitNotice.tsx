import type { SetupVisit } from '~/domain/accounts/second-factor-address';
import type { SecondFactorView } from '~/stores/second-factor';
import { Alert } from '~/ui/Alert';
import { SETUP_REASON_WORDS } from './second-factor-messages';

type Props = { visit: SetupVisit; phase: SecondFactorView['phase'] };

/** Until the set-up is done, the reason why the visitor was redirected to it; after that, a link back. */
export function VisitNotice({ visit: { reason, returnTo }, phase }: Props) {
  if (!reason || phase === 'codes') return null;
  if (phase === 'on') return returnTo ? <WayBack words="Continue" address={returnTo} /> : null;

  const { title, description } = SETUP_REASON_WORDS[reason];

  return (
    <div className="no-print mb-5">
      <Alert type="warning" title={title}>
        {description}
      </Alert>
      {reason === 'recovered' && returnTo && <WayBack words="Not now" address={returnTo} />}
    </div>
  );
}

function WayBack({ words, address }: { words: string; address: string }) {
  return (
    <p className="mb-3">
      <a href={address} className="inline-flex min-h-touch items-center">
        {words}
      </a>
    </p>
  );
}
