import { DownloadButton } from './DownloadButton';

type Props = {
  bond: { id: string; number: string };
  /** The number of the rider. */
  rider: number;
  /** Whether the rider has its own power of attorney. */
  bringsPower: boolean;
};

/** Downloads a rider, and its power of attorney if it has one. */
export function RiderDownloads({ bond, rider, bringsPower }: Props) {
  return (
    <>
      <DownloadButton bond={bond} type="rider" ordinal={rider} label={`Rider ${rider}`} />
      {bringsPower && (
        <DownloadButton
          bond={bond}
          type="rider_poa"
          ordinal={rider}
          label={`POA of Rider ${rider}`}
        />
      )}
    </>
  );
}
