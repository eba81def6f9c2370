import { useStore } from '@nanostores/react';
import { $site } from '../store';

/** Whom to ask. */
export function SupportLine() {
  const { phone, email } = useStore($site);

  return (
    <p>
      Questions? Call <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> or write to{' '}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
