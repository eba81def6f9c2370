import { useState } from 'react';
import { copyText } from '~/platform/clipboard';
import { Button } from '~/ui/Button';

/** A link with which a court or agency can verify the bond without an account. */
export function VerifyLink({ token }: { token: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const path = `/verify/${encodeURIComponent(token)}`;

  const copy = async () => setIsCopied(await copyText(new URL(path, location.href).href));

  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="max-w-text">
        Anyone who gets this bond can <a href={path}>check that it is genuine</a>, without an
        account. They see its number, names, amount and dates, and what it is for.
      </p>
      <Button look="quiet" isFlush onClick={() => void copy()}>
        {isCopied ? 'Link copied' : 'Copy the link'}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? 'The link is on your clipboard' : ''}
      </span>
    </div>
  );
}
