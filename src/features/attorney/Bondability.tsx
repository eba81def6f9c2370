import { useState } from 'react';
import type { LoadedMatter } from '~/data/firms/matters';
import type { Worry } from '~/domain/inquiries/inquiry-words';
import { isAnsweredFor } from '~/domain/matters/inquiry-facts';
import { readNewFacts } from '~/domain/matters/new-matter';
import { readAddressSearch } from '~/platform/address';
import { inquiryKeyOf } from '~/platform/attorney-inquiries';
import { dayOf, today } from '~/platform/clock';
import { fetchPart } from '~/platform/fetch-part';
import { matterAnswersView } from '~/stores/matter-answers';
import { Card } from '~/ui/Card';
import { BondabilityRules } from './BondabilityRules';
import { OnDemand } from './OnDemand';
import type { MatterForm } from './use-matter-form';
import { useView } from './use-view';

const loadAnswers = () => fetchPart(import('./answers/AnswersPanel'));

type Props = { matter: LoadedMatter; form: MatterForm; mayEdit: boolean; isBefore: boolean };

/**
 * Whether the client can be bonded. While an underwriter's answer holds for the bond and the state, the answer comes first
 * and our rules fold away. `isBefore`: the application is not sent.
 */
export function Bondability({ matter, ...props }: Props) {
  const [inquiryKey] = useState(() => inquiryKeyOf(readNewFacts(readAddressSearch(), matter.kind)));
  const { form, isBefore } = props;
  if (form.isStored) return <OfStored {...props} matter={matter} inquiryKey={inquiryKey} />;
  if (inquiryKey === undefined) return isBefore && <BondabilityRules form={form} />;

  return (
    <>
      <Card title="The underwriter’s answer">
        <p>The answer to your inquiry joins this matter with your first entry.</p>
      </Card>
      {isBefore && <BondabilityRules form={form} isFolded />}
    </>
  );
}

function OfStored({
  matter: { id, version },
  form,
  mayEdit,
  isBefore,
  inquiryKey,
}: Props & { inquiryKey: string | undefined }) {
  const { value, failure } = useView(matterAnswersView, id);
  const [last] = value ?? [];
  const [chosen, setChosen] = useState<Worry>();
  // The rules of a new matter are open already. Others stay folded until it is known whether an answer makes them unnecessary.
  const isLoading = value === undefined && failure === undefined;
  const isFolded = isLoading
    ? inquiryKey !== undefined || version > 0
    : isAnsweredFor(
        last && { ...last, on: last.answered && dayOf(last.answered.at) },
        form.facts,
        today(),
      );
  const rules = isBefore && (
    <BondabilityRules form={form} worry={chosen ?? last?.worry} isFolded={isFolded} />
  );

  return (
    <>
      {!isFolded && rules}
      <OnDemand load={loadAnswers} label="Loading the answers">
        {({ AnswersPanel }) => (
          <AnswersPanel
            matterId={id}
            facts={form.facts}
            mayAsk={mayEdit && isBefore}
            isSaved={form.saving.status === 'saved'}
            inquiryKey={inquiryKey}
            worry={chosen}
            onWorry={setChosen}
          />
        )}
      </OnDemand>
      {isFolded && rules}
    </>
  );
}
