import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { creatorPath } from '../../site/creator-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { demoSeconds } from './demo-ending.ts';
import { DemoPlayer } from './demo-player.tsx';

type DemoDialogProps = { isOpen: boolean; onClose: () => void };

export function DemoDialog({ isOpen, onClose }: DemoDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('landing.demo.title', { seconds: demoSeconds })}
      closeLabel={t('site.close')}
      shape="wide"
    >
      <DemoPlayer />
      <div className="dialog-acts">
        <Link to={creatorPath} className={buttonClass()}>
          {t('landing.hero.start')}
        </Link>
      </div>
    </Dialog>
  );
}
