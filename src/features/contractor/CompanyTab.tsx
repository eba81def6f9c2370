import { RELATION_LABELS } from '~/domain/contractors/closed-sets';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { ACCOUNT_FIELDS, accountFacts, DETAIL_FIELDS } from '~/domain/contractors/desk-forms';
import { typedValues } from '~/domain/contractors/typed-values';
import { readForm } from '~/domain/contractors/typed-form';
import { readSigningState, SIGNING_STATE_LABELS } from '~/domain/signing/signing-state';
import { tidyMoney } from '~/domain/money';
import { now, today } from '~/platform/clock';
import { changeDesk, loadedDesk } from '~/stores/contractor-desk';
import { showToast } from '~/stores/toasts';
import { SheetForm } from '~/ui/SheetForm';
import { useSeenVersion } from '~/ui/use-seen-version';

const FIELDS = [...ACCOUNT_FIELDS, ...DETAIL_FIELDS];

/** The account of the company, and the people who indemnify the surety. */
export function CompanyTab({ desk }: { desk: ContractorDesk }) {
  const { seen, settle } = useSeenVersion(desk.version);

  return (
    <div className="grid gap-10">
      <Indemnitors desk={desk} />
      <section aria-labelledby="company-title">
        <h2 id="company-title" className="mb-4 text-xl">
          Your company
        </h2>
        <SheetForm
          id="company"
          fields={FIELDS}
          initial={{
            ...typedValues(ACCOUNT_FIELDS, desk.facts),
            ...typedValues(DETAIL_FIELDS, desk.details),
          }}
          tidyMoney={tidyMoney}
          read={(typed) => readForm(FIELDS, typed, today())}
          submitLabel="Save the company"
          onSubmit={async (values) => {
            const result = await changeDesk('save_contractor', {
              of_contractor: desk.id,
              expected: seen,
              facts: accountFacts(values),
            });
            settle(result, loadedDesk()?.version);
            if (!result.ok) return DESK_FAILURES[result.code];

            showToast({ title: 'Company saved', type: 'success' });
            return undefined;
          }}
        />
      </section>
    </div>
  );
}

function Indemnitors({ desk }: { desk: ContractorDesk }) {
  const asked = desk.indemnitors.filter(({ isReleased }) => !isReleased);

  return (
    <section aria-labelledby="indemnitors-title">
      <h2 id="indemnitors-title" className="text-xl">
        Who signs the indemnity
      </h2>
      {asked.length === 0 && (
        <p className="mt-2 max-w-text">
          An underwriter has asked nobody yet. A person who is asked sees the reason here and in the
          link to sign.
        </p>
      )}
      {asked.length > 0 && (
        <p className="mt-2 max-w-text">
          Each person gets a link by mail. Your line approves bids once everyone has signed.
        </p>
      )}
      <ul className="mt-3 grid gap-3">
        {asked.map(({ id, fullName, relation, reason, link }) => (
          <li key={id} className="rounded-md border border-rule p-4">
            <p className="font-semibold wrap-anywhere">
              {fullName} <span className="text-muted">({RELATION_LABELS[relation]})</span>
            </p>
            <p className="wrap-anywhere">{reason}</p>
            <p className="text-muted">
              {link ? SIGNING_STATE_LABELS[readSigningState(link, now())] : 'Not invited yet'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
