import type { OwnApplication } from '~/data/own-applications';
import { byHolder } from '~/domain/applications/standing';
import type { Loaded } from '~/stores/desk-view';
import { applicationsView, ONLY } from '~/stores/desk';
import { ApplicationPaper } from './ApplicationPaper';
import type { DeskCatalogue, DeskSite } from './catalogue';
import { APPLICATIONS_HEADING } from './focus-applications';
import { ViewFrame } from './ViewFrame';

type Props = { view: Loaded<OwnApplication[]>; catalogue: DeskCatalogue; site: DeskSite };

/** What is under way: first what needs its customer, then what is with us, last what ended. Nothing where there is none. */
export function Applications({ view, catalogue, site }: Props) {
  if (view.value?.length === 0 && !view.failure) return null;

  return (
    <section aria-labelledby={APPLICATIONS_HEADING} className="mt-10">
      <h2
        id={APPLICATIONS_HEADING}
        tabIndex={-1}
        className={view.value ? 'text-xl focus:outline-none' : 'sr-only'}
      >
        Applications
      </h2>
      <div className="mt-4">
        <ViewFrame
          view={view}
          label="Loading your applications"
          lines={2}
          onRetry={() => void applicationsView.refresh(ONLY)}
        >
          {(applications) => (
            <Groups applications={applications} catalogue={catalogue} site={site} />
          )}
        </ViewFrame>
      </div>
    </section>
  );
}

type GroupsProps = Omit<Props, 'view'> & { applications: readonly OwnApplication[] };

function Groups({ applications, ...rest }: GroupsProps) {
  const { you, us, nobody } = byHolder(applications);

  return (
    <div className="grid gap-4">
      {[...you, ...us].map((application) => (
        <ApplicationPaper key={application.id} application={application} {...rest} />
      ))}
      {nobody.length > 0 && (
        <details>
          <summary className="inline-flex min-h-touch items-center font-semibold text-tide underline underline-offset-4">
            Ended in the last 30 days ({nobody.length})
          </summary>
          <div className="mt-3 grid gap-4">
            {nobody.map((application) => (
              <ApplicationPaper key={application.id} application={application} {...rest} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
