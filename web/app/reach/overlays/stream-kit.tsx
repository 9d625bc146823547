import { useQueryClient } from '@tanstack/react-query';
import { defaultOverlayOptions, type OverlayOptions } from '@upnext/contract/reach/overlay-options';
import { livePaths } from '@upnext/contract/voting/live-paths';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { boardQuery } from '../../boards/live-board/board-query.ts';
import { useUnattendedLiveBoard } from '../../boards/live-board/use-unattended-live-board.ts';
import { Panel } from '../../ui/card.tsx';
import { OnAir } from './on-air.tsx';
import { OverlayAddress } from './overlay-address.tsx';
import { OverlayControls } from './overlay-controls.tsx';

/** Used to compute the size that creators enter for the browser source, which doesn't size itself to its content. */
const letterPixels = { s: 14, m: 20, l: 28 };
const browserSourceSize = ({ rows, size }: OverlayOptions) => ({
  width: String(Math.ceil((27 * letterPixels[size] + 24) / 10) * 10),
  height: String(Math.ceil(((12 + rows * 3.4) * letterPixels[size] + 24) / 10) * 10),
});

type StreamKitProps = { handle: string; origin: string; loadedAt: number };

export function StreamKit(board: StreamKitProps) {
  const t = useTranslations('streamKit');
  const [look, setLook] = useState(defaultOverlayOptions);
  return (
    <>
      <div>
        <div className="kit-head">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <Panel aria-labelledby="overlay-preview">
          <h2 id="overlay-preview">{t('preview')}</h2>
          <p className="text-small text-text-2">{t('previewText')}</p>
          <OverlayControls look={look} onChange={setLook} />
          <section className="overlay-stage" aria-label={t('link')}>
            <Preview {...board} look={look} />
          </section>
        </Panel>
      </div>
      <aside aria-label={t('address')}>
        <OverlayAddress look={look} />
        <Panel aria-labelledby="overlay-how">
          <h2 id="overlay-how">{t('howTo')}</h2>
          <ol className="overlay-steps">
            <li>{t('steps.add')}</li>
            <li>{t('steps.paste')}</li>
            <li>{t('steps.size', browserSourceSize(look))}</li>
            <li>{t('steps.rounds')}</li>
          </ol>
        </Panel>
      </aside>
    </>
  );
}

function Preview({ handle, ...rest }: StreamKitProps & { look: OverlayOptions }) {
  const query = boardQuery(useQueryClient(), { address: { username: handle }, sort: 'chart' });
  const page = useUnattendedLiveBoard(query, livePaths.board(handle));
  return page && <OnAir page={page} {...rest} />;
}
