import '../../styles/live.css';
import { useQueryClient } from '@tanstack/react-query';
import type { ChartSort } from '@upnext/contract/boards/boards';
import type { Idea } from '@upnext/contract/boards/ideas';
import { livePaths } from '@upnext/contract/voting/live-paths';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { LiveBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { boardQuery, type BoardAddress } from './board-query.ts';
import { watchBoard } from './watch-board.ts';

export type LiveBoardProps = { address: BoardAddress; sort: ChartSort };

/**
 * A badge next to the heading while live updates are on, a button that shows new places, and announcements for screen
 * readers.
 */
export function LiveBoard({ address, sort }: LiveBoardProps) {
  const t = useTranslations('boards.live');
  const place = useRef<HTMLSpanElement>(null);
  const watched = useRef<ReturnType<typeof watchBoard>>(null);
  const [isOpen, setOpen] = useState(false);
  const [beat, setBeat] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const [climber, setClimber] = useState<Idea>();
  const client = useQueryClient();
  const path = 'token' in address ? livePaths.linkedBoard(address.token) : livePaths.board(address.username);

  const watch = useEffectEvent((from: string, order: ChartSort) => {
    const { queryKey } = boardQuery(client, { address, sort: order });
    const first = client.getQueryData(queryKey);
    const sheet = place.current?.closest('section');
    if (!first || !sheet) return undefined;
    return watchBoard({
      path: from,
      sort: order,
      sheet,
      page: () => client.getQueryData(queryKey) ?? first,
      update(change) {
        client.setQueryData(queryKey, (shown) => shown && change(shown));
      },
      async reload() {
        await client.refetchQueries({ queryKey, exact: true });
        return client.getQueryState(queryKey)?.status === 'success';
      },
      onOpen: setOpen,
      onMessage: () => setBeat((count) => count + 1),
      onWaiting: setWaiting,
      onClimb: setClimber,
    });
  });

  useEffect(() => {
    const board = watch(path, sort);
    watched.current = board ?? null;
    return () => board?.stop();
  }, [path, sort]);

  function show(): void {
    watched.current?.showNow();
    // The button is removed, so continue keyboard navigation from the main content instead of from the top of the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <span ref={place} className="live">
      <LiveBadge key={beat} isOn={isOpen}>
        {t('mark')}
      </LiveBadge>
      <output className="sr">
        {climber && t('climbed', { title: climber.title, place: climber.position.current ?? 0 })}
      </output>
      {isWaiting && (
        <Button size="s" className="live-news" onClick={show}>
          {t('newPlaces')} <span className="live-show">{t('show')}</span>
        </Button>
      )}
    </span>
  );
}
