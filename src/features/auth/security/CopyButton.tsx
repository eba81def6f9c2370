import { useState } from 'react';
import { copyText } from '~/platform/clipboard';
import { Button } from '~/ui/Button';

/** Copies a text to the clipboard and shows on the button whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState<boolean>();

  return (
    <>
      <Button onClick={() => void copyText(text).then(setIsCopied)}>
        {isCopied ? 'Copied' : label}
      </Button>
      <span role="status" className={isCopied === false ? 'self-center text-sm' : 'sr-only'}>
        {isCopied === true && 'Copied'}
        {isCopied === false && 'Your browser does not allow copying. Select the text instead.'}
      </span>
    </>
  );
}
