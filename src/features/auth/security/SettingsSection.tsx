import type { ReactNode } from 'react';

/** One setting: title and explanation, with the controls below them, or beside them on a wide screen. */
export function SettingsSection({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 border-t border-rule py-8 first:border-t-0 first:pt-0 last:pb-0 lg:grid-cols-2"
    >
      <div>
        <h2 id={id} tabIndex={-1} className="text-xl focus:outline-none">
          {title}
        </h2>
        <p className="mt-1 max-w-text text-muted">{text}</p>
      </div>
      <div className="max-w-120">{children}</div>
    </section>
  );
}
