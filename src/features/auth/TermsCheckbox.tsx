import type { Ref } from 'react';

/** The tick under the terms. It links to what is accepted, which opens in a tab of its own so that nothing typed is lost. */
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
