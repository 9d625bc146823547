import { useMutation, useQuery } from '@tanstack/react-query';
import { boardTitle, handleOf } from '@upnext/contract/boards/board-handle';
import { acceptInvite, readInvite } from '@upnext/contract/boards/teams';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { storeIntent } from '../../api/intent.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useViewer } from '../../api/viewer.ts';
import { useLinkToken } from '../../identity/email-addresses/use-link-token.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { withBoard } from '../own-boards/chosen-board.ts';

/** Invitation to a team. Accepting requires a click, not just a visit, because the link works only once. */
export function Invitation() {
  const t = useTranslations('teams');
  const token = useLinkToken();
  const viewer = useViewer();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: ['invite', token],
    queryFn: () => call(readInvite, { body: { token: token ?? '' } }),
    enabled: typeof token === 'string',
  });
  const accept = useMutation({
    mutationFn: () => call(acceptInvite, { body: { token: token ?? '' } }),
    onSuccess: ({ creatorUsername, slug }) => {
      // Load the whole page, because a user who was a fan now has a dashboard.
      window.location.assign(withBoard('/dashboard', handleOf(creatorUsername, slug)));
    },
  });
  const logIn = () => {
    // The token stays in the hash and in browser storage, never in a URL that a server sees.
    storeIntent({ redirectAfterAuth: `/invite#${token}` });
    void navigate('/auth?direct=true');
  };
  const trouble = accept.error ?? error;
  return (
    <Card className="invitation">
      <h1>{data ? t('invitedTo', { name: boardTitle(data.creatorUsername, data) }) : t('invitation')}</h1>
      {(token === null || trouble) && (
        <Notice kind="error">{token === null ? t('noToken') : errorText(trouble)}</Notice>
      )}
      {!data && !error && token !== null && <Skeleton className="h-24" />}
      {data && (
        <>
          <p className="text-text-2">{t('invitedText', { username: data.creatorUsername, role: data.role })}</p>
          <p className="text-small text-text-2">{t('roleText', { role: data.role })}</p>
          {viewer === null ? (
            <Button onClick={logIn}>{t('logInFirst')}</Button>
          ) : (
            <Button busy={accept.isPending} disabled={!viewer} onClick={() => accept.mutate()}>
              {t('accept')}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
