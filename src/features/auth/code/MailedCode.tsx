import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import { $askedCode, forgetAskedCode } from '~/stores/code-sign-in';
import { MAILED_CODE } from './messages';
import { MailedCodeEntry } from './MailedCodeEntry';
import { MailedCodeRequest } from './MailedCodeRequest';

export type MailedCodeProps = {
  /** The email address that the visitor has typed already, or ''. */
  typedEmail: string;
  /** Called with the address when the visitor wants to enter a password instead. */
  onUsePassword: (email: string) => void;
};

/**
 * Signs in without a password: mails a code to the visitor's address, then takes it. An address that was typed already gets
 * its code at once, and only once.
 */
export function MailedCode({ typedEmail, onUsePassword }: MailedCodeProps) {
  const asked = useStore($askedCode);
  const [isFirst, setIsFirst] = useState(typedEmail !== '' && asked === undefined);
  const handleSent = useCallback(() => setIsFirst(false), []);

  return (
    <>
      {asked ? (
        <MailedCodeEntry asked={asked} />
      ) : (
        <MailedCodeRequest
          typedEmail={typedEmail}
          isSentAtOnce={isFirst}
          onSentAtOnce={handleSent}
        />
      )}
      <div className="mt-4 flex flex-wrap justify-between gap-x-6">
        {asked && (
          <button type="button" className="button button-quiet" onClick={forgetAskedCode}>
            {MAILED_CODE.otherAddress}
          </button>
        )}
        <button
          type="button"
          className="button button-quiet"
          onClick={() => onUsePassword(asked?.email ?? typedEmail)}
        >
          {MAILED_CODE.usePassword}
        </button>
      </div>
    </>
  );
}
