import { type ReportUse, reportUseWords } from '~/domain/consumer-reports/report-use';
import { momentWords } from '~/domain/formats/moment-words';

/** The record of the decisions that needed a notice about a credit report. Renders nothing without one. */
export function ReportUses({ uses }: { uses: readonly ReportUse[] }) {
  return uses.length === 0 ? null : (
    <section aria-labelledby="report-uses-heading">
      <h2 id="report-uses-heading" className="text-xl">
        Credit reports
      </h2>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {uses.map((use, index) => (
          <li key={index} className="py-2.5">
            <p className="text-sm text-muted">{momentWords(use.at)}</p>
            <p className="max-w-text wrap-anywhere">{reportUseWords(use)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
