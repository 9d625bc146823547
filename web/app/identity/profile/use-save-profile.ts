import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateProfile, type ProfileUpdate, type User } from '@upnext/contract/identity/accounts';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { setViewer } from '../../api/viewer.ts';
import { showToast } from '../../ui/toast-store.ts';
import { updateOf } from './profile-values.ts';

/** Saves the profile and updates the cached user. */
export function useSaveProfile() {
  const t = useTranslations('profile');
  const errorText = useErrorText();
  const client = useQueryClient();
  return useMutation<User, Error, ProfileUpdate>({
    mutationFn: (values) => call(updateProfile, { body: updateOf(values) }),
    onSuccess: (user) => {
      setViewer(client, user);
      showToast({ title: t('saved'), text: t('savedText') });
    },
    onError: (error) => showToast({ kind: 'error', title: t('saveFailed'), text: errorText(error) }),
  });
}
