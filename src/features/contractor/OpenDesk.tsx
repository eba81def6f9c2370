import { useRef } from 'react';
import { ACCOUNT_FIELDS, accountFacts, OPENING_DETAILS } from '~/domain/contractors/desk-forms';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { readForm } from '~/domain/contractors/typed-form';
import { today } from '~/platform/clock';
import { randomId } from '~/platform/random';
import { changeDesk } from '~/stores/contractor-desk';
import { SheetForm } from '~/ui/SheetForm';

const FIELDS = [...ACCOUNT_FIELDS, ...OPENING_DETAILS];

/** The first form of a contractor. A repeated call opens the desk only once. */
export function OpenDesk() {
  const id = useRef<string>(undefined);

  return (
    <section aria-labelledby="open-title">
      <h2 id="open-title" className="text-xl">
        Open your desk
      </h2>
      <p className="mt-2 mb-6 max-w-text">
        Tell us about your company. You then add your statements and your work in progress, and an
        underwriter sets your bonding line. We ask for your tax ID only in an application, where it
        is encrypted.
      </p>
      <SheetForm
        id="account"
        fields={FIELDS}
        read={(typed) => readForm(FIELDS, typed, today())}
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
    </section>
  );
}
