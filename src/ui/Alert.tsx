import type { ReactNode } from 'react';

export type AlertType = 'info' | 'success' | 'warning' | 'danger';

export type AlertProps = {
  type?: AlertType;
  title?: string;
  children?: ReactNode;
  /** Buttons under the text. */
  actions?: ReactNode;
  /**
   * Set it when the alert appears later, so that screen readers announce it. Leave it out for an
   * alert that is on the page from the start.
   */
  isAnnounced?: boolean;
};

const LOOKS: Record<AlertType, string> = {
  info: 'border-tide bg-tide-wash',
  success: 'border-success bg-success-wash',
  warning: 'border-warning bg-warning-wash',
  danger: 'border-danger bg-danger-wash',
};

/** A message about a problem, a success or a warning, and what to do about it. */
export function Alert({
  type = 'info',
  title,
  children,
  actions,
  isAnnounced = false,
}: AlertProps) {
  const role = type === 'danger' ? 'alert' : 'status';

  return (
    <div
      {...(isAnnounced ? { role } : {})}
      className={`rounded-sm border-l-4 px-4 py-3 text-ink ${LOOKS[type]}`}
    >
      {title && <p className="font-semibold">{title}</p>}
      {children && <div className="max-w-text">{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
