import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';

import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/**
 * Warns about unsaved changes: with our own dialog when the user navigates within the site, and with the browser's
 * dialog when the tab is closed.
 */
export function UnsavedWarning({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useTranslations('profile');
  const site = useTranslations('site');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      text={t('leaveText')}
      confirmLabel={t('leaveConfirm')}
      cancelLabel={t('stay')}
      closeLabel={site('close')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
