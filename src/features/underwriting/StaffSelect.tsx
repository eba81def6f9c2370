import { useState } from 'react';
import { type StaffMember, staffName } from '~/domain/underwriting/staff-names';
import { Button } from '~/ui/Button';
import { SelectField } from '~/ui/SelectField';

type Props = {
  id: string;
  staff: readonly StaffMember[];
  isPending: boolean;
  onChoose: (staffId: string) => void;
};

/** Give something to a colleague: first the choice, then the button, so that arrow keys give nothing away. */
export function StaffSelect({ id, staff, isPending, onChoose }: Props) {
  const [choice, setChoice] = useState('');
  if (staff.length === 0) return null;

  return (
    <div className="flex items-end gap-2">
      <SelectField
        id={id}
        label="Give to"
        placeholder="Choose"
        options={staff.map((member) => ({ value: member.id, label: staffName(staff, member.id) }))}
        value={choice}
        onChange={(event) => setChoice(event.currentTarget.value)}
      />
      <Button
        onClick={() => choice !== '' && !isPending && onChoose(choice)}
        aria-disabled={choice === '' || isPending}
      >
        Give
      </Button>
    </div>
  );
}
