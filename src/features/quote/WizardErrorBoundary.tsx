import { Component, type ReactNode } from 'react';
import { phoneHref } from '~/domain/formats/phone';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import type { QuoteSite } from './quote-bond';

type Props = { site: QuoteSite; children: ReactNode };

/**
 * Shown if rendering the wizard fails. Saving does not depend on rendering. It continues, and
 * leaving the page saves pending changes, so that a reload restores the answers.
 */
export class WizardErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { site, children } = this.props;
    if (!this.state.hasFailed) return children;

    return (
      <Alert
        type="danger"
        isAnnounced
        title="Something went wrong on this page"
        actions={<Button onClick={() => location.reload()}>Reload the page</Button>}
      >
        Your answers are saved on this device. Reload the page to continue. If that does not help,
        call <a href={phoneHref(site.phone)}>{site.phone}</a>.
      </Alert>
    );
  }
}
