import { qrPath } from '~/domain/formats/qr-path';
import { qrModules } from '~/platform/qr-modules';
import { Button } from '~/ui/Button';
import { ScanCode } from '~/ui/ScanCode';

type Props = { token: string; email: string; onClose: () => void };

/** A new link as a QR code for the client's phone. It is shown once: nothing keeps the token. */
export function LinkCode({ token, email, onClose }: Props) {
  const modules = qrModules(`${location.origin}/sign#${token}`);

  return (
    <div className="grid gap-4 border-l-4 border-rule pl-4" role="group" aria-label="Link to sign">
      <p className="max-w-text" role="status">
        Let your client scan this with their own phone. To open it, they need the code that we mail
        to <span className="wrap-anywhere">{email}</span>. We show it only now; former links ended.
      </p>
      <ScanCode path={qrPath(modules)} size={modules.length} label="QR code of the link to sign" />
      <div>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  );
}
