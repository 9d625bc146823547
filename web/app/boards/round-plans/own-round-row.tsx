import { roundPath } from '@upnext/contract/boards/board-handle';
import type { ReplyOf } from '@upnext/contract/endpoint';
import type { RoundSummary } from '@upnext/contract/voting/round-fields';
import type { listRounds } from '@upnext/contract/voting/rounds';
import { CalendarClock, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useZoneTimes } from '../../texts/use-zone-times.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuItem, MenuSheet } from '../../ui/menu-sheet.tsx';
import { useLinkCopy } from '../public-page/use-link-copy.ts';

type OwnRoundRowProps = {
  round: RoundSummary;
  page: Pick<ReplyOf<typeof listRounds>, 'creator' | 'board' | 'timeZone'>;
  onExtend: () => void;
  onCancel: () => void;
};

/** A round in the creator's list, with its page and actions. */
export function OwnRoundRow({ round, page: { creator, board, timeZone }, onExtend, onCancel }: OwnRoundRowProps) {
  const t = useTranslations('roundPlans');
  const site = useTranslations('site');
  const times = useZoneTimes(timeZone);
  const { number, question, state, turnout, winner } = round;
  const path = roundPath(creator.username, board?.slug, number);
  const isOpen = state === 'open';
  const isUnfinished = isOpen || state === 'scheduled';
  const moment = times.long(new Date(state === 'scheduled' ? round.opensAt : round.closesAt));
  const { copyLink } = useLinkCopy();
  return (
    <li className="plan-round">
      <div>
        <h3 dir="auto">
          <Link to={path}>{question}</Link>
        </h3>
        <p>
          {t('number', { number: String(number) })} ·{' '}
          {state === 'scheduled' ? t('opens', { moment }) : t(isOpen ? 'closes' : 'closed', { moment })}
        </p>
        <p className="plan-round-facts">
          {state !== 'scheduled' && (
            <Badge>{turnout === 0 && !isOpen ? t('nobody') : t('turnout', { count: turnout })}</Badge>
          )}
          {round.repeatsWeekly && <Badge>{t('weekly')}</Badge>}
          {state === 'closed' && <Badge>{t('checking')}</Badge>}
        </p>
        {winner !== null && <p dir="auto">{winner === '' ? t('removedWinner') : t('winner', { title: winner })}</p>}
        {state === 'final' && winner === null && turnout > 0 && (
          <Link to={path} className="text-link">
            {t('pickNow')}
          </Link>
        )}
      </div>
      <MenuSheet
        heading={question}
        cancelLabel={site('cancel')}
        trigger={
          <IconButton label={t('actions', { question })}>
            <Ellipsis className="i" aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem
          icon={<Copy className="i" aria-hidden="true" />}
          onSelect={() => void copyLink(location.origin + path)}
        >
          {t('copy')}
        </MenuItem>
        {isOpen && (
          <MenuItem icon={<CalendarClock className="i" aria-hidden="true" />} onSelect={onExtend}>
            {t('extend')}
          </MenuItem>
        )}
        {isUnfinished && turnout === 0 && (
          <MenuItem icon={<Trash2 className="i" aria-hidden="true" />} danger onSelect={onCancel}>
            {t('cancel')}
          </MenuItem>
        )}
      </MenuSheet>
    </li>
  );
}
