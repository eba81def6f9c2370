export type ToasterToast = {
  id: number;
  type: 'success' | 'info' | 'warning' | 'error' | 'loading';
  title: string;
  description?: string;
};

export type ToasterProps = { toasts: readonly ToasterToast[]; onDismiss: (id: number) => void };

const LOOKS: Record<ToasterToast['type'], string> = {
  success: 'border-l-success',
  info: 'border-l-tide',
  warning: 'border-l-warning',
  error: 'border-l-danger',
  loading: 'border-l-control',
};

/**
 * Short notices in the lower corner. The regions stay on the page while they are empty, because a
 * screen reader announces what is added to a region it already knows. Errors interrupt, the rest waits.
 */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  const errors = toasts.filter(({ type }) => type === 'error');
  const others = toasts.filter(({ type }) => type !== 'error');

  return (
    <div className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-50 grid justify-items-center gap-2 p-4 sm:justify-items-end">
      <div role="alert" className="grid w-full max-w-96 gap-2">
        <ToastList toasts={errors} onDismiss={onDismiss} />
      </div>
      <div role="status" className="grid w-full max-w-96 gap-2">
        <ToastList toasts={others} onDismiss={onDismiss} />
      </div>
    </div>
  );
}

function ToastList({ toasts, onDismiss }: ToasterProps) {
  return toasts.map(({ id, type, title, description }) => (
    <div
      key={id}
      className={`pointer-events-auto flex items-start gap-3 rounded-sm border border-l-4 border-rule bg-surface px-4 py-3 ${LOOKS[type]}`}
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm text-muted">{description}</p>}
      </div>
      <button
        type="button"
        aria-label={`Dismiss: ${title}`}
        onClick={() => onDismiss(id)}
        className="-my-1.5 -mr-2 grid size-11 place-items-center rounded-sm text-muted hover:bg-sunken"
      >
        <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
          <path
            d="m3 3 10 10M13 3 3 13"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </div>
  ));
}
