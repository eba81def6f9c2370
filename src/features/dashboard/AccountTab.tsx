import type { SessionUser } from '~/domain/accounts/session-user';
import { phoneHref } from '~/domain/formats/phone';
import { PairList } from '~/ui/PairList';
import type { DeskSite } from './catalogue';
import { ReportNotices } from './ReportNotices';

/** The signed-in account, and how to contact us. */
export function AccountTab({ user, site }: { user: SessionUser; site: DeskSite }) {
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="account-heading">
          <h2 id="account-heading" className="text-xl">
            Your account
          </h2>
          <div className="mt-3 border-y border-rule">
            <PairList pairs={[{ label: 'Email', value: user.email }]} />
          </div>
          <p className="mt-4">
            <a href="/dashboard/account">Change your name, email, phone or password</a>
          </p>
        </section>
        <section aria-labelledby="support-heading">
          <h2 id="support-heading" className="text-xl">
            Ask a person
          </h2>
          <p className="mt-3">
            Have the number that starts with MSB or APP ready. Call{' '}
            <a href={phoneHref(site.phone)} className="whitespace-nowrap">
              {site.phone}
            </a>{' '}
            or write to <a href={`mailto:${site.email}`}>{site.email}</a>.
          </p>
          <p className="mt-4">
            <a href="/support" className="button button-secondary">
              Contact Support
            </a>
          </p>
        </section>
      </div>
      <div className="mt-8 empty:hidden">
        <ReportNotices email={user.email} />
      </div>
    </>
  );
}
