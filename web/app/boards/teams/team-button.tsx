import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { TeamDialog } from './team-dialog.tsx';

export function TeamButton({ boardId }: { boardId: number }) {
  const t = useTranslations('teams');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="s" onClick={() => setOpen(true)}>
        <Users className="i" aria-hidden="true" />
        {t('team')}
      </Button>
      <TeamDialog boardId={boardId} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
