import type { Ref } from 'react';

/** The checkbox that accepts the terms. Its links open in new tabs, so that no typed text is lost. */
export function TermsCheckbox({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className="flex min-h-touch items-start gap-3 py-2">
      <input ref={ref} id="terms" type="checkbox" required className="mt-0.5 size-6 shrink-0" />
      <label htmlFor="terms">
        I accept the{' '}
        <a href="/legal/terms" target="_blank" rel="noopener">
          Terms of Use
        </a>{' '}
        and have read the{' '}
        <a href="/legal/privacy" target="_blank" rel="noopener">
          Privacy Policy
        </a>
        .
      </label>
    </div>
  );
}
