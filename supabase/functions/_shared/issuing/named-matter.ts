import type { z } from 'zod';
import type { Matter } from '../../../../src/domain/bonds/matter.ts';
import type { StatedForm } from '../../../../src/domain/papers/issued-bond.ts';
import type { bondRowSchema, NAMED_MATTER_COLUMNS } from '../bond-row.ts';

/**
 * The facts that the papers of a bond name besides principal and obligee. An older bond has one principal and no
 * other such facts.
 */
export type NamedMatter = {
  /** Each principal's name as typed, the applicant first. */
  principals: string[];
  matter: Matter;
  caption: string | undefined;
  capacity: string | undefined;
  purpose: string | undefined;
  /** The form of its first paper. */
  form: StatedForm | undefined;
};

type Row = Pick<z.output<typeof bondRowSchema>, keyof typeof NAMED_MATTER_COLUMNS | 'principal'>;

/** Read the columns of a bond that its papers name. */
export function toNamedMatter(row: Row): NamedMatter {
  return {
    principals: row.principals ?? [row.principal],
    matter: row.matter ?? {},
    caption: row.caption ?? undefined,
    capacity: row.capacity ?? undefined,
    purpose: row.purpose ?? undefined,
    form: toStatedForm(row),
  };
}

function toStatedForm({
  form_id: id,
  payee,
  matter_label: matterLabel,
}: Row): StatedForm | undefined {
  if (payee === null) return undefined;

  return { id: id ?? undefined, payee, matterLabel: matterLabel ?? undefined };
}
