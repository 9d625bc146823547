import '../../styles/idea-top.css';
import { nameOf } from '@upnext/contract/boards/board-handle';
import type { Creator } from '@upnext/contract/identity/accounts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

import { LanguageSwitch } from '../../site/language-switch.tsx';
import { ThemeSwitch } from '../../site/theme-switch.tsx';
import { ViewerChip } from '../../site/viewer-chip.tsx';
import { Avatar } from '../../ui/avatar.tsx';

type BackHeaderProps = {
  creator: Creator;
  /** The name of the creator or of the board. */
  name: string;
  chartPath: string;
  /** What screen readers say before the name. */
  label: string;
};

/** The header of pages below a board. The way back to the chart takes the place of the logo. */
export function BackHeader({ creator, name, chartPath, label }: BackHeaderProps) {
  return (
    <header>
      <div className="topbar idea-top">
        <Link to={chartPath} className="idea-back">
          <ArrowLeft className="i" aria-hidden="true" />
          <Avatar name={nameOf(creator)} src={creator.logoUrl} size="s" />
          <span>
            <span className="sr">{label} </span>
            {name}
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
