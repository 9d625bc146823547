import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberRole } from '@upnext/contract/board-rights';
import {
  changeMember,
  createInvite,
  getTeam,
  removeMember,
  revokeInvite,
  type Member,
} from '@upnext/contract/boards/teams';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { queryOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';

/** A board's team and the owner's actions on it. */
export function useTeam(boardId: number) {
  const t = useTranslations('teams');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const id = String(boardId);
  const query = queryOf(getTeam, { params: { id } });
  const team = useQuery(query);
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey });
  const onError = (error: unknown) => showFailure(t('error'), error);

  const invite = useMutation({
    mutationFn: (role: MemberRole) => call(createInvite, { params: { id }, body: { role } }),
    onSuccess: refresh,
    onError,
  });
  const revoke = useMutation({
    mutationFn: (inviteId: number) => call(revokeInvite, { params: { id, invite: String(inviteId) } }),
    onSuccess: async () => {
      showToast({ title: t('revoked') });
      await refresh();
    },
    onError,
  });
  const change = useMutation({
    mutationFn: ({ member, role }: { member: Member; role: MemberRole }) =>
      call(changeMember, { params: { id, member: String(member.id) }, body: { role } }),
    onSuccess: async (_, { member, role }) => {
      showToast({ title: t('changed', { username: member.username, role }) });
      await refresh();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: (member: Member) => call(removeMember, { params: { id, member: String(member.id) } }),
    onSuccess: async (_, { username }) => {
      showToast({ title: t('removed', { username }) });
      await refresh();
    },
    onError,
  });
  return { team, invite, revoke, change, remove };
}
