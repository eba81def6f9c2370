import { useEffect, useRef, useState } from 'react';
import { openingFacts, type OpeningFacts } from '~/domain/contractors/company-facts';
import {
  ACCOUNT_FIELDS,
  accountFacts,
  DETAIL_FIELDS,
  OPENING_DETAILS,
} from '~/domain/contractors/desk-forms';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { type FormField, readForm } from '~/domain/contractors/typed-form';
import { REVIEW_TIME } from '~/domain/underwriting/review-time';
import { tidyMoney } from '~/domain/money';
import { today } from '~/platform/clock';
import { randomId } from '~/platform/random';
import { changeDesk } from '~/stores/contractor-desk';
import { loadKnownAccount } from '~/stores/known-answers';
import { SheetForm } from '~/ui/SheetForm';
import { Skeleton } from '~/ui/Skeleton';

const NOTHING: OpeningFacts = { source: '', typed: {}, year: undefined };

/** The first form of a contractor, with what the last application says about the company. */
export function OpenDesk() {
  const [known, setKnown] = useState<OpeningFacts>();
  useEffect(() => {
    void loadKnownAccount().then((account) =>
      setKnown((account && openingFacts(account)) ?? NOTHING),
    );
  }, []);

  return (
    <section aria-labelledby="open-title">
      <h2 id="open-title" tabIndex={-1} className="text-xl focus:outline-none">
        Open your desk
      </h2>
      <p className="mt-2 mb-6 max-w-text">
        Tell us about your company. You then add your statements and your work in progress, and an
        underwriter sets your bonding line, usually in {REVIEW_TIME}. We ask for your tax ID only in
        an application, where it is encrypted.
      </p>
      {known?.source && (
        <p className="mb-6 flex flex-wrap items-center gap-x-3 text-muted">
          Filled in from {known.source}. Check it, and change what is different.
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              setKnown(NOTHING);
              document.getElementById('open-title')?.focus();
            }}
          >
            Clear
          </button>
        </p>
      )}
      {known ? (
        <OpeningForm key={known.source} known={known} />
      ) : (
        <Skeleton label="Loading the form" lines={6} />
      )}
    </section>
  );
}

/** A repeated call opens the desk only once. */
function OpeningForm({ known }: { known: OpeningFacts }) {
  const id = useRef<string>(undefined);
  const fields = fieldsFor(known);

  return (
    <SheetForm
      id="account"
      fields={fields}
      initial={known.typed}
      tidyMoney={tidyMoney}
      read={(typed) => readForm(fields, typed, today())}
      submitLabel="Open the desk"
      onSubmit={async (values) => {
        id.current ??= randomId();
        const result = await changeDesk('save_contractor', {
          of_contractor: id.current,
          expected: 0,
          facts: accountFacts(values),
        });

        return result.ok ? undefined : DESK_FAILURES[result.code];
      }}
    />
  );
}

/** The fields of the account, and the further details that are required or known. */
function fieldsFor({ typed, year }: OpeningFacts): FormField[] {
  const details = DETAIL_FIELDS.filter(
    (field) => OPENING_DETAILS.includes(field) || typed[field.key] !== undefined,
  );

  return [...ACCOUNT_FIELDS, ...details].map((field) =>
    field.key === 'formed_on' && year !== undefined
      ? { ...field, hint: `Your application says ${year}. Enter the day.` }
      : field,
  );
}
