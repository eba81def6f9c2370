import { useStore } from '@nanostores/react';
import { NO_NUMBER } from '~/domain/bonds/contract-number';
import { businessName } from '~/domain/bonds/principals';
import { formatMoney, type Cents } from '~/domain/money';
import { PairList } from '~/ui/PairList';
import { FormSection } from '../fields/FormSection';
import { $sections } from '../store';
import { useChoice } from '../use-choice';
import { SomethingChanged } from './SomethingChanged';

/** The bond of a contractor's project as the desk filled it in, with a way into the steps for a customer who corrects it. */
export function ProjectFacts({ total }: { total: Cents }) {
  const { bond } = useChoice();
  const { bondDetails, business } = useStore($sections);
  const matter = valueAt(bondDetails, 'matter');
  const pairs = [
    { label: 'Principal', value: businessName(namesOf(business)) },
    { label: 'Obligee', value: textAt(bondDetails, 'obligee') },
    { label: 'Project', value: textAt(matter, 'project') },
    { label: 'Bid or solicitation number', value: textAt(matter, 'contractNumber') },
    { label: 'Price', value: textAt(matter, 'contractPrice') },
    { label: 'Bond amount', value: textAt(bondDetails, 'amount') },
    { label: 'Bid date', value: textAt(matter, 'bidDate') },
    { label: 'Starts', value: textAt(bondDetails, 'effectiveDate') },
  ];

  return (
    <FormSection title={`${bond.name}: ${formatMoney(total)}`}>
      <div className="max-w-form">
        <PairList pairs={pairs.filter(({ value }) => value !== '' && value !== NO_NUMBER)} />
      </div>
      <p className="max-w-text">
        The number is the owner’s number from your desk, or your own job number if the project has
        no other. The rest comes from your desk and your last application. If you change an answer,
        an underwriter may look at the bid first.
      </p>
      <SomethingChanged />
    </FormSection>
  );
}

function namesOf(business: unknown) {
  return { legalName: textAt(business, 'legalName'), dbaName: textAt(business, 'dbaName') };
}

function valueAt(values: unknown, key: string): unknown {
  return (Object(values) as Record<string, unknown>)[key];
}

function textAt(values: unknown, key: string): string {
  const value = valueAt(values, key);

  return typeof value === 'string' ? value : '';
}
