/** The query of the Attorney Desk: the board, one matter, or the firm. */
import { isMember } from './is-member.ts';
import { MATTER_KINDS, type MatterKind } from './matter-words.ts';

export type AttorneyAddress = {
  /** The id of the open matter. */
  matterId?: string;
  /** The kind of a matter that may not be saved yet. */
  newKind?: MatterKind;
  isFirm: boolean;
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;

/** Parse the query. With an invalid value, the desk shows the board. */
export function readAttorneyAddress(search: string): AttorneyAddress {
  const query = new URLSearchParams(search);
  const matterId = query.get('matter') ?? '';
  const newKind = query.get('new');

  return {
    ...(UUID.test(matterId) && { matterId }),
    ...(isMember(MATTER_KINDS, newKind) && { newKind }),
    isFirm: query.get('view') === 'firm',
  };
}

/** Write an address. The board needs no query. */
export function writeAttorneyAddress({
  matterId,
  newKind,
  isFirm,
}: Partial<AttorneyAddress>): string {
  const query = new URLSearchParams({
    ...(matterId && { matter: matterId }),
    ...(newKind && { new: newKind }),
    ...(isFirm && { view: 'firm' }),
  }).toString();

  return query === '' ? '' : `?${query}`;
}
