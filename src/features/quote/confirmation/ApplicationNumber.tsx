import { useState } from 'react';
import { copyText } from '~/platform/clipboard';
import { Button } from '~/ui/Button';

/** The application number, with a button that copies it. */
export function ApplicationNumber({ number }: { number: string }) {
  const [message, setMessage] = useState('');

  const handleCopy = async () => {
    const isCopied = await copyText(number);
    setMessage(isCopied ? 'Copied' : 'Select the number and copy it by hand');
  };

  return (
    <div className="mt-6">
      {/* Above the number: in forced colors, the ground behind the large digits would cover half of this line. */}
      <p className="relative text-muted">Application number</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="font-display text-3xl tabular-nums">{number}</p>
        <span className="no-print flex items-center gap-3">
          <Button onClick={() => void handleCopy()}>Copy number</Button>
          <span role="status" className="text-sm text-muted">
            {message}
          </span>
        </span>
      </div>
    </div>
  );
}
