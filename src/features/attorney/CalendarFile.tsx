import type { LoadedProgress } from '~/data/firms/board';
import type { BoardRow } from '~/domain/matters/board';
import { matterCalendar } from '~/domain/matters/matter-calendar';
import { CALENDAR_TYPE } from '~/domain/calendar/calendar-file';
import { today } from '~/platform/clock';
import { saveFile } from '~/platform/save-file';
import { Button } from '~/ui/Button';

type Props = { rows: readonly BoardRow[]; progress: ReadonlyMap<string, LoadedProgress> };

/** Saves the file-by days and the renewals of the listed matters as a calendar file. */
export function CalendarFile({ rows, progress }: Props) {
  const handleClick = () => {
    const text = matterCalendar(
      rows.map((row) => {
        const { expiryDate, nextDue } = progress.get(row.id) ?? {};

        return { ...row, expiryDate, nextDue };
      }),
      { readOn: today(), deskUrl: `${location.origin}/dashboard/attorney` },
    );
    saveFile('marshline-matters.ics', new Blob([text], { type: CALENDAR_TYPE }));
  };

  return (
    <Button look="quiet" isFlush onClick={handleClick}>
      Save the dates to a calendar
    </Button>
  );
}
