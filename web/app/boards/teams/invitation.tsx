import { useMutation, useQuery } from '@tanstack/react-query';
import { boardTitle, handleOf } from '@upnext/contract/boards/board-handle';
import { acceptInvite, readInvite } from '@upnext/contract/boards/teams';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { writeStored } from '../../api/browser-store.ts';
import { call } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useViewer } from '../../api/viewer.ts';
import { useLinkToken } from '../../identity/email-addresses/use-link-token.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { withBoard } from '../own-boards/chosen-board.ts';

/** What one is invited to, and yes. A press and not the visit alone, for the link is good once. */
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
      // Loaded anew: whoever was a fan a moment ago has a dashboard now.
      window.location.assign(withBoard('/dashboard', handleOf(creatorUsername, slug)));
    },
  });
  const logIn = () => {
    // Behind the # in this browser's storage, never in an address that a server sees.
    writeStored('redirectAfterAuth', `/invite#${token}`);
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
