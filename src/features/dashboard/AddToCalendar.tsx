import { CALENDAR_TYPE } from '~/domain/calendar/calendar-file';
import type { IsoDate } from '~/domain/dates';
import { renewalHref } from '~/domain/bonds/renewal-words';
import { renewalCalendar } from '~/domain/renewals/renewal-calendar';
import { today } from '~/platform/clock';
import { saveFile } from '~/platform/save-file';
import { Button } from '~/ui/Button';

type Props = {
  bond: { id: string; number: string; bondName: string; bondSlug: string; stateCode: string };
  /** The last day to renew. */
  day: IsoDate;
};

/** Saves the day of a renewal as a calendar file. */
export function AddToCalendar({ bond, day }: Props) {
  const { id, number, bondName } = bond;
  const handleClick = () => {
    const { fileName, text } = renewalCalendar({
      bondId: id,
      bondNumber: number,
      bondName,
      day,
      readOn: today(),
      url: location.origin + renewalHref(bond),
    });
    saveFile(fileName, new Blob([text], { type: CALENDAR_TYPE }));
  };

  return (
    <Button look="quiet" isFlush onClick={handleClick}>
      Add to calendar <span className="sr-only">the renewal of {number}</span>
    </Button>
  );
}
