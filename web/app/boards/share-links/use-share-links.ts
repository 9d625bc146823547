import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createShareLink,
  deleteShareLink,
  listShareLinks,
  updateShareLink,
  type OwnShareLink,
} from '@upnext/contract/boards/share-links';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { queryOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useChosenBoard } from '../own-boards/chosen-board.ts';
import type { LinkValues } from './link-dialog.tsx';

type LinkChange = { id: number; isActive?: boolean } & Partial<LinkValues>;

/**
 * The board's share links, and functions to create, update and delete them. The server's response replaces the cached
 * link.
 */
export function useShareLinks() {
  const t = useTranslations('shareLinks');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const board = { query: { board: useChosenBoard() } };
  const query = queryOf(listShareLinks, board);
  const list = useQuery(query);
  const change = (to: (links: OwnShareLink[]) => OwnShareLink[]) =>
    client.setQueryData<OwnShareLink[]>(query.queryKey, (links) => to(links ?? []));

  const create = useMutation({
    mutationFn: (body: LinkValues) => call(createShareLink, { ...board, body }),
    onSuccess: (link) => change((links) => [link, ...links]),
    onError: (error) => showFailure(t('createError'), error),
  });

  const update = useMutation({
    mutationFn: ({ id, ...body }: LinkChange) => call(updateShareLink, { params: { id: String(id) }, body }),
    onSuccess: (link, { isActive }) => {
      change((links) => links.map((other) => (other.id === link.id ? link : other)));
      if (isActive === undefined) showToast({ title: t('saved') });
      else if (isActive) showToast({ title: t('switchedOn'), text: t('switchedOnText') });
      else showToast({ title: t('switchedOff'), text: t('switchedOffText') });
    },
    onError: (error) => showFailure(t('changeError'), error),
  });

  const remove = useMutation({
    mutationFn: ({ id }: OwnShareLink) => call(deleteShareLink, { params: { id: String(id) } }),
    onSuccess: (_, { id }) => {
      change((links) => links.filter((link) => link.id !== id));
      showToast({ title: t('deleted') });
    },
    onError: (error) => showFailure(t('deleteError'), error),
  });

  return { list, create, update, remove };
}
