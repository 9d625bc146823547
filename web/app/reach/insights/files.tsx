import { downloadInsights, type InsightFile } from '@upnext/contract/reach/insights';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { keyOf } from '../../api/query.ts';
import { useChosenBoard } from '../../boards/own-boards/chosen-board.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Figure } from './figure.tsx';

/** Plain links, so that the browser streams the file to disk, regardless of its size. */
export function Files() {
  const t = useTranslations('insights');
  const board = useChosenBoard();
  const files: { file: InsightFile; name: string }[] = [
    { file: 'ideas.csv', name: t('ideasFile') },
    { file: 'chart-history.csv', name: t('historyFile') },
    { file: 'votes-per-day.csv', name: t('daysFile') },
    { file: 'rounds.csv', name: t('rounds') },
  ];
  return (
    <Figure className="files-panel" title={t('files')} text={t('filesText')}>
      <div className="files">
        {files.map(({ file, name }) => (
          <a
            key={file}
            href={keyOf(downloadInsights, { params: { file }, query: { board } })}
            download
            className={buttonClass({ kind: 'soft', size: 's' })}
          >
            <Download className="i" aria-hidden="true" />
            {name}
          </a>
        ))}
      </div>
    </Figure>
  );
}
