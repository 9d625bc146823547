import { useMutation, useQueryClient } from '@tanstack/react-query';
import { becomeCreator } from '@upnext/contract/identity/accounts';
import { Rocket } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { browserTimeZone } from '../../api/browser-time-zone.ts';
import { call } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { setViewer } from '../../api/viewer.ts';
import { useSite } from '../../site/use-site.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

const redirectMs = 1_500;

/**
 * Lets an audience member become a creator. It lists the benefits, asks for confirmation and redirects to the
 * dashboard. Used on the profile and on restricted pages.
 */
export function BecomeCreator() {
  const registration = useSite()?.registration ?? 'open';
  const t = useTranslations('profile.become');
  const site = useTranslations('site');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const {
    data: creator,
    mutate,
    isPending,
  } = useMutation({
    mutationFn: () => call(becomeCreator, { body: { userRole: 'creator', timeZone: browserTimeZone() } }),
    onSuccess: () => showToast({ title: t('done'), text: t('doneText') }),
    onError: (error) => showToast({ kind: 'error', title: t('failed'), text: errorText(error) }),
    onSettled: () => setAsking(false),
  });

  useEffect(() => {
    if (!creator) return undefined;
    const timer = setTimeout(() => void navigate('/dashboard'), redirectMs);
    return () => {
      clearTimeout(timer);
      // Update the viewer only when the user leaves the page. Otherwise the page would rerender while the user reads
      // the confirmation.
      setViewer(client, creator);
    };
  }, [creator, client, navigate]);

  if (registration !== 'open') return <p className="max-w-prose text-text-2">{t('closed')}</p>;
  return (
    <>
      <div>
        <h2>{t('title')}</h2>
        <p className="mt-1 max-w-prose text-text-2">{t('text')}</p>
      </div>
      <Button className="justify-self-start" busy={creator !== undefined} onClick={() => setAsking(true)}>
        {!creator && <Rocket className="i" aria-hidden="true" />}
        {creator ? t('pending') : t('button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('confirmTitle')}
        text={t('confirmText')}
        confirmLabel={isPending ? t('pending') : t('button')}
        cancelLabel={site('cancel')}
        closeLabel={site('close')}
        isBusy={isPending}
        onConfirm={mutate}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
