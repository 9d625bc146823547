import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { forgetRedirect } from '../../api/intent.ts';
import type { Viewer } from '../../api/viewer.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Empty state: no published ideas yet. The suggested next step depends on the viewer. */
export function NoIdeas({ viewer }: { viewer: Viewer }) {
  const t = useTranslations('explore');
  return (
    <EmptyState
      numeral="1"
      heading="h2"
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={<NextStep viewer={viewer} />}
    />
  );
}

function NextStep({ viewer }: { viewer: Viewer }) {
  const t = useTranslations('explore');
  // If the viewer isn't known yet, CSS hides this link when the signed_in cookie is set.
  if (!viewer)
    return (
      <Link
        to="/auth?referrer=%2Fdashboard"
        onClick={forgetRedirect}
        className={buttonClass({}, viewer === undefined ? 'unless-signed-in' : undefined)}
      >
        {t('loginToAdd')}
      </Link>
    );
  return viewer.userRole === 'creator' ? (
    <Link to="/dashboard" className={buttonClass()}>
      {t('addIdea')}
    </Link>
  ) : (
    <Link to="/profile" className={buttonClass()}>
      {t('becomeCreator')}
    </Link>
  );
}
