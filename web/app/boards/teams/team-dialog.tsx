import '../../styles/teams.css';
import { memberRoles } from '@upnext/contract/board-rights';
import type { Team } from '@upnext/contract/boards/teams';
import { useFormatter, useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InviteForm } from './invite-form.tsx';
import { useTeam } from './use-team.ts';

type TeamDialogProps = { boardId: number; isOpen: boolean; onClose: () => void };

/** Team members, open invitations, and a form to invite people. */
export function TeamDialog({ boardId, isOpen, onClose }: TeamDialogProps) {
  const t = useTranslations();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('teams.title')} closeLabel={t('site.close')}>
      {isOpen && <TeamBody boardId={boardId} />}
    </Dialog>
  );
}

function TeamBody({ boardId }: { boardId: number }) {
  const t = useTranslations();
  const state = useTeam(boardId);
  const { data, error, isFetching, refetch } = state.team;
  return (
    <div className="team">
      <p className="text-text-2">{t('teams.text')}</p>
      {error && (
        <RetryNotice label={t('site.tryAgain')} query={{ isFetching, refetch }}>
          {t('teams.loadError')}
        </RetryNotice>
      )}
      {!data && !error && <Skeleton className="h-24" />}
      {data && data.members.length > 0 && <Members members={data.members} state={state} />}
      {data && data.invites.length > 0 && <Invites invites={data.invites} state={state} />}
      <InviteForm invite={state.invite} />
    </div>
  );
}

type State = { state: ReturnType<typeof useTeam> };

function Members({ members, state: { change, remove } }: State & Pick<Team, 'members'>) {
  const t = useTranslations('teams');
  return (
    <ul className="team-rows" aria-label={t('members')}>
      {members.map((member) => (
        <li key={member.id}>
          <b>@{member.username}</b>
          <SelectField
            label={t('roleOf', { username: member.username })}
            labelHidden
            value={member.role}
            disabled={change.isPending}
            onChange={({ target }) => {
              const role = memberRoles.find((one) => one === target.value);
              if (role) change.mutate({ member, role });
            }}
          >
            {memberRoles.map((role) => (
              <option key={role} value={role}>
                {t('role', { role })}
              </option>
            ))}
          </SelectField>
          <Button
            kind="plain"
            size="s"
            disabled={remove.isPending}
            aria-label={t('removeLabel', { username: member.username })}
            onClick={() => remove.mutate(member)}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Invites({ invites, state: { revoke } }: State & Pick<Team, 'invites'>) {
  const t = useTranslations('teams');
  const format = useFormatter();
  return (
    <ul className="team-rows" aria-label={t('invites')}>
      {invites.map(({ id, role, expiresAt }) => (
        <li key={id}>
          <span>
            {t('open', { role })}
            <small className="block text-text-2">
              {t('until', { day: format.dateTime(new Date(expiresAt), { dateStyle: 'medium' }) })}
            </small>
          </span>
          <Button kind="plain" size="s" disabled={revoke.isPending} onClick={() => revoke.mutate(id)}>
            {t('revoke')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
