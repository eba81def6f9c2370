import type { OwnApplication } from '~/data/applications/own-applications';
import { describeStatus } from '~/domain/applications/status-words';
import { applicationElementId } from '~/domain/dashboard/application-address';
import { CategoryIcon } from '~/ui/CategoryIcon';
import { ApplicationBody } from './ApplicationBody';
import { applicationTitle } from './application-words';
import { categoryOf, type DeskCatalogue, type DeskSite } from './catalogue';
import { useLinkedElement } from './linked-application';
import { StatusBadge } from './StatusBadge';

type Props = { application: OwnApplication; catalogue: DeskCatalogue; site: DeskSite };

/** One application that needs nothing from the customer, as a card. */
export function ApplicationCard({ application, catalogue, site }: Props) {
  const { bondSlug } = application;
  const element = applicationElementId(application.id);
  const ref = useLinkedElement(element);
  const { label, tone } = describeStatus(application);

  return (
    <article
      ref={ref}
      id={element}
      tabIndex={-1}
      aria-labelledby={`title-${element}`}
      className="flex scroll-mt-6 items-start gap-4 rounded-md border border-rule bg-surface p-4 sm:p-6"
    >
      <CategoryIcon
        kind={categoryOf(catalogue, bondSlug)}
        className="hidden w-14 shrink-0 sm:block"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 id={`title-${element}`} className="wrap-anywhere">
            {applicationTitle(application)}
          </h3>
          <StatusBadge label={label} tone={tone} />
        </div>
        <ApplicationBody application={application} site={site} />
      </div>
    </article>
  );
}
