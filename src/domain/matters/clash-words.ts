/** The words for a fact that two changes of a matter left different. */
import { MAX_ROWS, typedOf } from './read-matter.ts';
import { fieldsOf } from './matter-fields.ts';
import type { MatterField } from './matter-field.ts';
import type { MatterPerson, MatterRow, MatterValue } from './matter-values.ts';
import type { MatterKind } from './matter-words.ts';
import type { FactClash } from './merge-matter.ts';

export type ClashWords = { label: string; mine: string; theirs: string };

/** The name of the field or person, and both values as the form shows them. */
export function clashWords(kind: MatterKind, clash: FactClash): ClashWords {
  if (clash.kind === 'person') {
    const name = clash.mine?.fullName ?? clash.theirs?.fullName ?? '';

    return {
      label: name === '' ? 'A person' : name,
      mine: personWords(clash.mine),
      theirs: personWords(clash.theirs),
    };
  }

  const field = fieldsOf(kind).find(({ key }) => key === clash.key);

  return {
    label: field?.label ?? clash.key,
    mine: valueWords(field, clash.mine),
    theirs: valueWords(field, clash.theirs),
  };
}

function personWords(person: MatterPerson | undefined): string {
  if (!person) return 'Removed';

  return [person.fullName, person.email, person.phone].filter((text) => text !== '').join(', ');
}

function valueWords(field: MatterField | undefined, value: MatterValue | undefined): string {
  if (field === undefined || value === undefined) return 'Empty';
  if (typeof value === 'object') return value.slice(0, MAX_ROWS).map(rowWords).join('; ');
  if (field.kind === 'yes-no') return value === 'yes' ? 'Yes' : 'No';

  return field.choices?.[String(value)] ?? typedOf(field, value);
}

function rowWords(row: MatterRow): string {
  return Object.values(row)
    .filter((text) => text !== '')
    .join(', ');
}
