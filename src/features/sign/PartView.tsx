import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { PART_STEPS } from '~/domain/signing/part-fields';
import type { SigningPart } from '~/domain/signing/signing-part';
import { $signingScreens, goBack, type SigningScreen } from '~/stores/signing';
import { Button } from '~/ui/Button';
import { ConsentScreen } from './ConsentScreen';
import { DeclineToSign } from './DeclineToSign';
import { FactsStep } from './FactsStep';
import { SignatureScreen } from './SignatureScreen';
import { StepForm } from './StepForm';

/** One screen of the session, with its place among all. */
export function PartView({ part, screen }: { part: SigningPart; screen: SigningScreen }) {
  const screens = useStore($signingScreens);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const place = screens.indexOf(screen);

  useEffect(() => headingRef.current?.focus(), []);

  return (
    <div className="grid gap-6">
      <div>
        <p className="text-sm text-muted">
          Step {place + 1} of {screens.length}
        </p>
        <h2 ref={headingRef} tabIndex={-1} className="text-2xl focus:outline-none">
          {titleOf(part, screen)}
        </h2>
      </div>
      <Screen part={part} screen={screen} />
      <div className="no-print flex flex-wrap gap-3">
        {place > 0 && (
          <Button look="quiet" onClick={goBack}>
            Back
          </Button>
        )}
        <DeclineToSign />
      </div>
    </div>
  );
}

function Screen({ part, screen }: { part: SigningPart; screen: SigningScreen }) {
  if (screen === 'signature') return <SignatureScreen part={part} />;
  if (screen === 'facts') return <FactsStep part={part} />;

  const document = part.documents.find(({ id }) => id === screen);

  return document ? (
    <ConsentScreen part={part} document={document} />
  ) : (
    <StepForm part={part} step={screen as keyof typeof PART_STEPS} />
  );
}

function titleOf(part: SigningPart, screen: SigningScreen): string {
  if (screen === 'signature') return 'Sign';

  const document = part.documents.find(({ id }) => id === screen);

  return document?.title ?? PART_STEPS[screen as keyof typeof PART_STEPS].title;
}
