import { useMutation, useQueryClient } from '@tanstack/react-query';
import { finishSignIn, type Arrival } from '@upnext/contract/identity/sign-in-providers';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { reloadViewer } from '../../api/read-viewer.ts';
import { switchViewer } from '../../api/viewer.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Reads the provider's response from the query string, sends it to the API once, and removes it from the URL. */
export function useProviderCallback(
  provider: string,
  { onSignedIn, onLinked }: { onSignedIn: () => void; onLinked: () => void },
) {
  const t = useTranslations('signInProviders.back');
  const client = useQueryClient();
  const hasArrived = useRef(false);
  const { mutate, data, error, variables } = useMutation({
    mutationFn: (search: string) => call(finishSignIn, { params: { provider }, body: { search } }),
    onSuccess: async (arrival: Arrival) => {
      if (arrival.outcome === 'signed_in') {
        switchViewer(client, arrival.user);
        showToast({ title: t('welcomeBack', { username: arrival.user.username }) });
        onSignedIn();
      }
      if (arrival.outcome === 'linked') {
        const viewer = await reloadViewer(client);
        const text = viewer?.isVerified ? t('linkedAndVerified') : t('linkedText');
        showToast({ title: t('linked', { label: arrival.label }), text });
        onLinked();
      }
    },
  });
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const { search, pathname } = window.location;
    window.history.replaceState(window.history.state, '', pathname);
    mutate(search);
  }, [mutate]);
  const isCancelled = new URLSearchParams(variables).get('error') === 'access_denied';
  return { newcomer: data?.outcome === 'new' ? data : undefined, error, isCancelled };
}
