import type { OwnApplication } from '~/data/applications/own-applications';
import { canWithdraw } from '~/domain/applications/status-words';
import { applicationMoments } from './application-moments';
import type { DeskSite } from './catalogue';
import { Timeline } from './Timeline';
import { WithdrawApplication } from './WithdrawApplication';

type Props = { application: OwnApplication; site: DeskSite };

/** The past and coming steps of an application, and a button that withdraws it. */
export function ApplicationTimeline({ application, site }: Props) {
  return (
    <>
      <div className="mt-3 mb-2">
        <Timeline moments={applicationMoments(application, site.name)} />
      </div>
      {application.status !== 'price_offered' && canWithdraw(application.status) && (
        <WithdrawApplication application={application} isFlush />
      )}
    </>
  );
}
