import { useStore } from '@nanostores/react';
import { $session } from '~/stores/session';
import { ALL, membersView } from '~/stores/staff-security';
import { Skeleton } from '~/ui/Skeleton';
import { ClosedDesk } from '../ClosedDesk';
import { useUnderwritingView } from '../use-underwriting-view';
import { ViewFrame } from '../ViewFrame';
import { AccessLog } from './AccessLog';
import { MemberList } from './MemberList';
import { PageSpeed } from './PageSpeed';

const lookAgain = () => membersView.refresh(ALL);

/**
 * Staff and roles, the access log, and page speed. All staff see the roles and the page speed; only administrators
 * change roles and read the log. The database enforces these rules.
 */
export function Security() {
  const session = useStore($session, { ssr: 'initial' });
  if (!('user' in session)) return <Skeleton label="Loading" lines={6} />;

  return <Desk key={session.user.id} userId={session.user.id} />;
}

function Desk({ userId }: { userId: string }) {
  const view = useUnderwritingView(membersView, ALL);

  return (
    <ViewFrame view={view} label="Loading who works here" onRetry={() => void lookAgain()}>
      {({ known }) =>
        known ? (
          <div className="grid gap-10">
            <MemberList known={known} userId={userId} />
            {known.isAdmin && <AccessLog userId={userId} />}
            <PageSpeed />
          </div>
        ) : (
          <ClosedDesk lookAgain={lookAgain} />
        )
      }
    </ViewFrame>
  );
}
