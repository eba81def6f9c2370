import { phoneHref } from '~/domain/formats/phone';

/** Shown when the code of the wizard does not load. The page's own styles show it, because that code would be missing. */
export function LateNotice({ phone }: { phone: string }) {
  return (
    <p className="wizard-late mt-6">
      This is taking too long. Check your connection and reload the page, or call{' '}
      <a href={phoneHref(phone)}>{phone}</a>.
    </p>
  );
}
