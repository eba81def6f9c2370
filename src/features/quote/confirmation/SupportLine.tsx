import { useStore } from '@nanostores/react';
import { phoneHref } from '~/domain/formats/phone';
import { $site } from '../store';

/** How to contact us. */
export function SupportLine() {
  const { phone, email } = useStore($site);

  return (
    <p>
      Questions? Call <a href={phoneHref(phone)}>{phone}</a> or write to{' '}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
