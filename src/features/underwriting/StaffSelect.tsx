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

/**
 * Assigns something to a colleague. A separate button confirms the choice, so that arrow keys in the list don't assign
 * anything.
 */
export function StaffSelect({ id, staff, isPending, onChoose }: Props) {
  const [choice, setChoice] = useState('');
  if (staff.length === 0) return null;

  return (
    <div className="flex items-end gap-2">
      <SelectField
        id={id}
        label="Assign to"
        placeholder="Choose"
        options={staff.map((member) => ({ value: member.id, label: staffName(staff, member.id) }))}
        value={choice}
        onChange={(event) => setChoice(event.currentTarget.value)}
      />
      <Button
        onClick={() => choice !== '' && !isPending && onChoose(choice)}
        aria-disabled={choice === '' || isPending}
      >
        Assign
      </Button>
    </div>
  );
}
