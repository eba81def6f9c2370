import { leaveSignIn } from '~/stores/leave-sign-in';
import { showToast } from '~/stores/toasts';
import { CodeEntry } from './CodeEntry';
import { CODE_FORM, CODE_HERE, RECOVERED } from './messages';
import { proveSignIn, recoverSignIn } from './prove-sign-in';

/** Finishes a sign-in over the open page. The dialog closes by itself once the session is ready. */
export function CodeHere({ titleId }: { titleId: string }) {
  return (
    <>
      <h2 id={titleId}>{CODE_HERE.title}</h2>
      <p className="mt-2 mb-6 text-muted">{CODE_HERE.text}</p>
      <CodeEntry
        id="here-code"
        takesFocus
        prove={proveSignIn}
        recover={async (code) => {
          const refused = await recoverSignIn(code);
          if (!refused) showToast(RECOVERED);

          return refused;
        }}
        leave={{ label: CODE_FORM.signOut, onLeave: () => void leaveSignIn() }}
      />
    </>
  );
}
