import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { canRetry } from '~/data/signing/signing';
import { $signingScreen, $signingStage, startSigning } from '~/stores/signing';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';
import { LinkView } from './LinkView';
import { SIGN_FAILURES } from './messages';
import { PartView } from './PartView';
import { SignedView } from './SignedView';

const open = () => void startSigning(window.location.hash.slice(1));

/** The page behind a link to sign: sender and purpose, the code, the signer's answers, the consents and the signature. */
export function Sign() {
  const stage = useStore($signingStage);
  const screen = useStore($signingScreen);

  useEffect(open, []);

  switch (stage.name) {
    case 'loading':
      return <Skeleton label="Loading" lines={4} />;
    case 'closed':
      return (
        <Alert
          type="danger"
          title={SIGN_FAILURES[stage.code].title}
          isAnnounced
          actions={canRetry(stage.code) && <Button onClick={open}>Try again</Button>}
        >
          {SIGN_FAILURES[stage.code].description}
        </Alert>
      );
    case 'link':
      return <LinkView page={stage.page} hasCode={stage.hasCode} />;
    case 'resent':
      return (
        <Alert type="success" title="We sent a new link" isAnnounced>
          Look for our newest email. The old link no longer works. Your saved answers are kept.
        </Alert>
      );
    case 'declined':
      return (
        <Alert type="info" title={SIGN_FAILURES.declined.title} isAnnounced>
          {SIGN_FAILURES.declined.description}
        </Alert>
      );
    case 'signed':
      return <SignedView part={stage.part} at={stage.at} />;
    case 'part':
      return <PartView key={screen} part={stage.part} screen={screen} />;
  }
}
