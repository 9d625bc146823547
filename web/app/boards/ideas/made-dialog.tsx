import '../../styles/piece.css';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Idea } from '@upnext/contract/boards/ideas';
import { PieceUrl } from '@upnext/contract/boards/roadmap';
import { withScheme } from '@upnext/contract/web-address';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';

import { readPiece } from '../../api/piece.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PieceCard } from '../../ui/piece-card.tsx';
import { TextField } from '../../ui/text-field.tsx';

type MadeDialogProps = {
  idea: Idea | undefined;
  isBusy: boolean;
  onPublish: (pieceUrl: string) => void;
  onClose: () => void;
};

/** Marks an idea as made: paste the link, see the preview card, publish. */
export function MadeDialog({ idea, isBusy, onPublish, onClose }: MadeDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      isOpen={idea !== undefined}
      onClose={onClose}
      title={t('ideas.madeTitle')}
      closeLabel={t('site.close')}
      isBlocked={isBusy}
    >
      {idea && <MadeForm key={idea.id} idea={idea} isBusy={isBusy} onClose={onClose} onPublish={onPublish} />}
    </Dialog>
  );
}

const Made = z.object({ pieceUrl: PieceUrl });

type MadeFormProps = Omit<MadeDialogProps, 'idea'> & { idea: Idea };

function MadeForm({ idea, isBusy, onPublish, onClose }: MadeFormProps) {
  const t = useTranslations('ideas');
  const words = useTranslations('site');
  const form = useForm({ resolver: zodResolver(Made), defaultValues: { pieceUrl: '' } });
  const piece = readPiece(withScheme(useWatch({ control: form.control, name: 'pieceUrl' }).trim()));
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ pieceUrl }) => onPublish(pieceUrl));
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <strong dir="auto" className="block wrap-anywhere">
          {idea.title}
        </strong>
        <p className="mt-1 text-text-2">{t('madeText', { count: idea.votes })}</p>
        {idea.isInRound && <p className="mt-1 text-text-2">{t('inRound', { stage: 'made' })}</p>}
      </div>
      <TextField
        {...form.register('pieceUrl', { setValueAs: (typed: string) => withScheme(typed.trim()) })}
        label={t('pieceUrl')}
        placeholder={t('pieceUrlPlaceholder')}
        error={errors.pieceUrl && t('pieceUrlInvalid')}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div aria-live="polite">
        {piece ? (
          <PieceCard
            kind={piece.kind}
            label={t('piece', { kind: piece.kind, name: piece.name })}
            address={piece.address}
          />
        ) : (
          <p className="piece text-text-2">{t('pieceWaiting')}</p>
        )}
      </div>
      <div className="dialog-acts">
        <Button kind="plain" onClick={onClose} disabled={isBusy}>
          {words('cancel')}
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? t('publishing') : t('publishMade')}
        </Button>
      </div>
    </form>
  );
}
