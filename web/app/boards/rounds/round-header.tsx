import '../../styles/idea-top.css';
import { nameOf } from '@upnext/contract/boards/board-handle';
import type { Creator } from '@upnext/contract/identity/accounts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { LanguageSwitch } from '../../site/language-switch.tsx';
import { ThemeSwitch } from '../../site/theme-switch.tsx';
import { ViewerChip } from '../../site/viewer-chip.tsx';
import { Avatar } from '../../ui/avatar.tsx';

type RoundHeaderProps = { creator: Creator; title: string; chartPath: string };

/** The header of the pages of rounds. The way back to the chart takes the place of the logo. */
export function RoundHeader({ creator, title, chartPath }: RoundHeaderProps) {
  const t = useTranslations('rounds');
  return (
    <header>
      <div className="topbar idea-top">
        <Link to={chartPath} className="idea-back">
          <ArrowLeft className="i" aria-hidden="true" />
          <Avatar name={nameOf(creator)} src={creator.logoUrl} size="s" />
          <span>
            <span className="sr">{t('back')} </span>
            {title}
          </span>
        </Link>
        <span className="topbar-grow" />
        <LanguageSwitch />
        <ThemeSwitch />
        <ViewerChip />
      </div>
    </header>
  );
}
