import type { ApplicationStatus } from '~/domain/application-status';
import { staffStatus } from '~/domain/underwriting/queue-status';

const LOOKS: Record<ReturnType<typeof staffStatus>['tone'], string> = {
  success: 'bg-success-wash text-success',
  info: 'bg-tide-wash text-tide',
  accent: 'bg-copper-wash text-copper-strong',
  neutral: 'bg-sunken text-ink',
};

/** The status of an application as a colored label. */
export function StatusLabel({ status }: { status: ApplicationStatus }) {
  const { label, tone } = staffStatus(status);

  return (
    <span
      className={`inline-block rounded-sm px-2 text-sm font-semibold whitespace-nowrap ${LOOKS[tone]}`}
    >
      {label}
    </span>
  );
}
