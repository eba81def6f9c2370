import { isOfEstate } from '../bonds/estate-bonds.ts';
import { personOfMatter } from '../formats/matter-person.ts';
import { matterBondName } from './matter-words.ts';

/** The parts of a title. */
export type TitleFacts = {
  subject: string;
  bond: string;
  county: string;
  reference: string;
  /** The title of the fiduciary as the court uses it. */
  capacity?: string | undefined;
};

/**
 * The title of a matter: "Estate of Mary Smith", "Guardianship of Leo Smith", "Conservatorship of Leo Smith", or the title
 * of the action.
 */
export function matterTitle({ subject, bond, reference, capacity = '' }: TitleFacts): string {
  if (subject === '') return reference === '' ? 'Untitled matter' : `File ${reference}`;
  if (isOfEstate(bond)) return `Estate of ${personOfMatter(subject)}`;

  return bond === 'guardian-conservator'
    ? `${officeOf(capacity)} of ${personOfMatter(subject)}`
    : subject;
}

/** Some states appoint a guardian of the person and a conservator of the property. */
function officeOf(capacity: string): string {
  const isConservator = /conservator/iu.test(capacity) && !/guardian/iu.test(capacity);

  return isConservator ? 'Conservatorship' : 'Guardianship';
}

/** The second line: bond, county and the firm's file number. */
export function matterSubtitle({ bond, county, reference }: TitleFacts): string {
  const parts = [matterBondName(bond), county, reference === '' ? '' : `File ${reference}`];

  return parts.filter((part) => part !== '').join(', ');
}
