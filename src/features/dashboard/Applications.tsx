import type { OwnApplication } from '~/data/own-applications';
import { byHolder } from '~/domain/applications/standing';
import type { IsoDate } from '~/domain/dates';
import type { Loaded } from '~/stores/desk-view';
import { applicationsView, ONLY } from '~/stores/desk';
import { ApplicationPaper } from './ApplicationPaper';
import type { DeskCatalogue, DeskSite } from './catalogue';
import { APPLICATIONS_HEADING } from './focus-applications';
import { FullDrafts } from './FullDrafts';
import { RenewalPaper } from './RenewalPaper';
import { ViewFrame } from './ViewFrame';

type Props = {
  view: Loaded<OwnApplication[]>;
  /** The day of a renewal that has to be begun now. */
  pressingRenewal: IsoDate | undefined;
  catalogue: DeskCatalogue;
  site: DeskSite;
};

/** What is under way: what needs its customer, beside it what is with us, below what ended. Nothing where there is none. */
export function Applications({ view, pressingRenewal, ...rest }: Props) {
  const isNothing = view.value?.length === 0 && !view.failure && pressingRenewal === undefined;
  if (isNothing) return null;

  return (
    <div className="mt-10">
      <ViewFrame
        view={view}
        label="Loading your applications"
        lines={2}
        onRetry={() => void applicationsView.refresh(ONLY)}
      >
        {(applications) => (
          <Groups applications={applications} pressingRenewal={pressingRenewal} {...rest} />
        )}
      </ViewFrame>
    </div>
  );
}

type GroupsProps = Omit<Props, 'view'> & { applications: readonly OwnApplication[] };

function Groups({ applications, pressingRenewal, catalogue, site }: GroupsProps) {
  const { you, us, nobody } = byHolder(applications);
  const needsYou = you.length > 0 || pressingRenewal !== undefined;
  const draw = (application: OwnApplication) => (
    <ApplicationPaper
      key={application.id}
      application={application}
      catalogue={catalogue}
      site={site}
    />
  );

  return (
    <div
      className={
        needsYou && us.length > 0
          ? 'grid items-start gap-x-8 gap-y-10 lg:grid-cols-[3fr_2fr]'
          : 'grid gap-y-8'
      }
    >
      {needsYou && (
        <section aria-labelledby={APPLICATIONS_HEADING}>
          <h2 id={APPLICATIONS_HEADING} tabIndex={-1} className="text-xl focus:outline-none">
            Needs you
          </h2>
          <div className="mt-4 grid gap-4">
            <FullDrafts count={you.filter(({ status }) => status === 'draft').length} />
            {you.map(draw)}
            {pressingRenewal !== undefined && <RenewalPaper due={pressingRenewal} />}
          </div>
        </section>
      )}
      {us.length > 0 && (
        <section aria-labelledby="with-us-heading">
          <h2 id="with-us-heading" className="text-xl">
            With us
          </h2>
          <div className="mt-4 grid gap-4">{us.map(draw)}</div>
        </section>
      )}
      {nobody.length > 0 && (
        <details className="col-span-full -mt-4">
          <summary className="inline-flex min-h-touch items-center font-semibold text-tide underline underline-offset-4">
            Ended in the last 30 days ({nobody.length})
          </summary>
          <div className="mt-3 grid gap-4">{nobody.map(draw)}</div>
        </details>
      )}
    </div>
  );
}
