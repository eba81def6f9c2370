import type { BondFileType } from '~/domain/bonds/bond-files';
import { PaperButton } from './PaperButton';

type Props = {
  bond: { id: string; number: string };
  type: BondFileType | 'packet';
  /** The term of a certificate or the number of a rider, because a bond can have several. */
  ordinal?: number;
  label: string;
};

/** Downloads one file of a bond. */
export function DownloadButton({ bond, type, ordinal, label }: Props) {
  return (
    <PaperButton
      label={label}
      of={bond.number}
      save={(downloads) =>
        type === 'packet'
          ? downloads.downloadFilingPacket(bond)
          : downloads.downloadBondFile(bond.id, type, ordinal)
      }
    />
  );
}
