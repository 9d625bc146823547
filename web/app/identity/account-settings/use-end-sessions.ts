import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endOneSession, endOtherSessions, listSessions, type Session } from '@upnext/contract/identity/sessions';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { keyOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';

export function useEndSessions() {
  const t = useTranslations('myAccount');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const keep = (isKept: (session: Session) => boolean) => {
    client.setQueryData<Session[]>([keyOf(listSessions, {})], (sessions = []) => sessions.filter(isKept));
    // The clicked button is removed with its row, so move the focus to the heading.
    document.getElementById('sessions')?.focus();
  };
  const endOne = useMutation({
    mutationFn: (id: string) => call(endOneSession, { params: { id } }),
    onSuccess: (_, id) => {
      keep((session) => session.id !== id);
      showToast({ title: t('sessionEnded') });
    },
    onError: (error) => showFailure(t('endFailed'), error),
  });
  const endOthers = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: () => {
      keep(({ isCurrent }) => isCurrent);
      showToast({ title: t('othersEnded') });
    },
    onError: (error) => showFailure(t('endFailed'), error),
  });
  return { endOne, endOthers };
}
