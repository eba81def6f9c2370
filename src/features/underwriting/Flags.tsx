import { REVIEW_REASON_WORDS } from '~/domain/quote/review-reasons';
import type { ReviewFlag } from '~/domain/underwriting/review-flags';

/**
 * The reasons why the rules did not approve the application. Each reason shows the answers behind it and the text that
 * the customer read.
 */
export function Flags({ flags }: { flags: readonly ReviewFlag[] }) {
  return (
    <section aria-labelledby="flags-heading">
      <h2 id="flags-heading" className="text-xl">
        Reason for review
      </h2>
      {flags.length === 0 ? (
        <p className="mt-2">No rule sent this to an underwriter.</p>
      ) : (
        <ul className="mt-3 divide-y divide-rule border-y border-rule">
          {flags.map(({ reason, title, evidence }) => (
            <li key={reason} className="border-l-4 border-l-copper py-2.5 pl-4">
              <p className="font-semibold">{title}</p>
              {evidence.map((line) => (
                <p key={line} className="max-w-text whitespace-pre-line">
                  {line}
                </p>
              ))}
              <p className="text-sm text-muted">
                The customer was told: {REVIEW_REASON_WORDS[reason]}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
