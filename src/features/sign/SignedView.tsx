import { useEffect, useRef } from 'react';
import type { SigningPart } from '~/domain/signing/signing-part';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';

/** The end: what was signed, to read and print. The copy is in the signer's mail. */
export function SignedView({ part, at }: { part: SigningPart; at: string }) {
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button was at the end of the page, so the outcome would be above the screen.
  useEffect(() => outcome.current?.focus(), []);
  const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' });

  return (
    <div className="grid gap-6">
      <div ref={outcome} tabIndex={-1} className="focus:outline-none">
        <Alert type="success" title="Signed. Thank you!" isAnnounced>
          We emailed you a copy. {part.sender} sees that you signed. You can close this page.
        </Alert>
      </div>
      <p>
        Signed by {part.saved.legalName} on {moment.format(new Date(at))}, for {part.sender}:{' '}
        {part.purpose}.
      </p>
      {part.documents.map(({ id, title, version, text, agree, hash }) => (
        <section key={id} aria-labelledby={`signed-${id}`} className="grid gap-2">
          <h2 id={`signed-${id}`} className="text-lg">
            {title} ({version})
          </h2>
          {text.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="font-semibold">{agree}</p>
          <p className="text-sm wrap-anywhere text-muted">SHA-256 {hash}</p>
        </section>
      ))}
      <p className="no-print">
        <Button onClick={() => window.print()}>Print this copy</Button>
      </p>
    </div>
  );
}
