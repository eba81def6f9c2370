import { APPLICATIONS_AT_A_TIME, type OwnApplications } from '~/data/applications/own-applications';
import { byHolder, isDeclined } from '~/domain/applications/status-words';
import { ApplicationCard } from './ApplicationCard';
import type { DeskCatalogue, DeskSite } from './catalogue';
import { ENDED_ID } from './focus-applications';
import { MoreApplications } from './MoreApplications';

type Props = {
  list: OwnApplications;
  isLoading: boolean;
  catalogue: DeskCatalogue;
  site: DeskSite;
};

/** The applications that wait for us, and those that ended. Renders nothing if there are none. */
export function OtherApplications({ list, isLoading, ...rest }: Props) {
  const { applications, hasMore } = list;
  const { us, nobody } = byHolder(applications);
  const cards = (some: typeof us) =>
    some.map((application) => (
      <ApplicationCard key={application.id} application={application} {...rest} />
    ));

  return (
    <>
      {us.length > 0 && (
        <section aria-labelledby="with-us-heading">
          <h2 id="with-us-heading" className="text-xl">
            With us
          </h2>
          <div className="mt-4 grid gap-4">{cards(us)}</div>
        </section>
      )}
      {(hasMore || applications.length > APPLICATIONS_AT_A_TIME) && (
        <MoreApplications hasMore={hasMore} isLoading={isLoading} />
      )}
      {nobody.length > 0 && (
        <details id={ENDED_ID} className="mt-8" open={nobody.some(isDeclined)}>
          <summary className="fold-name">Ended in the last 30 days ({nobody.length})</summary>
          <div className="mt-3 grid gap-4">{cards(nobody)}</div>
        </details>
      )}
    </>
  );
}
