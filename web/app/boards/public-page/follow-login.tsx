import { useTranslations } from 'use-intl';

import { LoginSheet } from '../../voting/guest-votes/login-sheet.tsx';

type FollowLoginProps = { name: string; isOpen: boolean; onClose: () => void };

/** The login sheet of the follow button. */
export function FollowLogin({ name, ...sheet }: FollowLoginProps) {
  const t = useTranslations('follows');
  return <LoginSheet {...sheet} title={t('follow', { username: name })} text={t('ask', { username: name })} />;
}
