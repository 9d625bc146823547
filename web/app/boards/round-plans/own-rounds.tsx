import type { ReplyOf } from '@upnext/contract/endpoint';
import type { RoundSummary } from '@upnext/contract/voting/round-fields';
import { listRounds } from '@upnext/contract/voting/rounds';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useMorePages } from '../../api/use-more-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { OwnRoundRow } from './own-round-row.tsx';

type OwnRoundsProps = { first: ReplyOf<typeof listRounds>; handle: string; choice: string | undefined };
type Opened = { kind: 'extend' | 'cancel'; round: RoundSummary };

/** The board's rounds: open ones first, then scheduled, then past. */
export function OwnRounds({ first, handle, choice }: OwnRoundsProps) {
  const t = useTranslations('roundPlans');
  const [opened, setOpened] = useState<Opened>();
  const more = useMorePages(
    listRounds,
    (cursor) => ({ params: { username: handle }, query: cursor === '' ? {} : { cursor } }),
    first,
  );
  const rounds = [first, ...more.pages].flatMap((page) => page.rounds);
  const groups = [
    { name: 'open', rounds: rounds.filter(({ state }) => state === 'open') },
    { name: 'scheduled', rounds: rounds.filter(({ state }) => state === 'scheduled') },
    { name: 'past', rounds: rounds.filter(({ state }) => state === 'closed' || state === 'final') },
  ] as const;
  const dialog = { handle, choice, onClose: () => setOpened(undefined) };
  return (
    <>
      {groups
        .filter((group) => group.rounds.length > 0)
        .map((group) => (
          <section key={group.name} aria-labelledby={`rounds-${group.name}`} className="plan-group">
            <h2 id={`rounds-${group.name}`}>{t(group.name)}</h2>
            <ul className="sheet plan-rounds">
              {group.rounds.map((round) => (
                <OwnRoundRow
                  key={round.number}
                  round={round}
                  page={first}
                  onExtend={() => setOpened({ kind: 'extend', round })}
                  onCancel={() => setOpened({ kind: 'cancel', round })}
                />
              ))}
            </ul>
          </section>
        ))}
      {more.hasFailed && <Notice kind="error">{t('loadError')}</Notice>}
      {more.hasMore && (
        <Button kind="soft" busy={more.isLoading} onClick={more.loadMore}>
          {t('showMore')}
        </Button>
      )}
      {opened?.kind === 'extend' && <ExtendDialog round={opened.round} timeZone={first.timeZone} {...dialog} />}
      {opened?.kind === 'cancel' && <CancelDialog round={opened.round} {...dialog} />}
    </>
  );
}
