import type { Idea } from '@upnext/contract/boards/ideas';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { IdeaPictureField } from './idea-picture-field.tsx';
import type { Owner } from './own-ideas-query.ts';
import { useIdeaForm } from './use-idea-form.ts';
import { useUpdateIdea } from './use-update-idea.ts';

type EditIdeaDialogProps = {
  owner: Owner;
  idea: Idea | undefined;
  onClose: () => void;
  /** Called after the idea is saved. If it is set, `saveLabel` names both actions. */
  onSaved?: (idea: Idea) => void;
  saveLabel?: string;
};

export function EditIdeaDialog({ owner, idea, onClose, ...rest }: EditIdeaDialogProps) {
  const t = useTranslations();
  const update = useUpdateIdea(owner);
  return (
    <Dialog
      isOpen={idea !== undefined}
      onClose={onClose}
      title={t('ideas.edit')}
      closeLabel={t('site.close')}
      isBlocked={update.isPending}
    >
      {idea && <EditIdeaForm key={idea.id} owner={owner} idea={idea} update={update} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

type EditIdeaFormProps = Omit<EditIdeaDialogProps, 'idea'> & {
  idea: Idea;
  update: ReturnType<typeof useUpdateIdea>;
};

function EditIdeaForm({ owner, idea, update, onClose, onSaved, saveLabel }: EditIdeaFormProps) {
  const t = useTranslations();
  const { id, title, description } = idea;
  const finish = (saved: Idea) => {
    onClose();
    onSaved?.(saved);
  };
  const { form, titleFrame, descriptionFrame } = useIdeaForm({ title, description });
  const { isDirty } = form.formState;
  const submit = form.handleSubmit((changed) => {
    if (isDirty) update.mutate({ id, ...changed }, { onSuccess: finish });
    else finish(idea);
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <TextField {...form.register('title')} {...titleFrame} label={t('ideas.title')} autoComplete="off" />
      <TextArea
        {...form.register('description')}
        {...descriptionFrame}
        label={t('ideas.description')}
        optional={t('site.optional')}
        rows={4}
      />
      <IdeaPictureField owner={owner} idea={idea} />
      <div className="dialog-acts">
        <Button kind="plain" onClick={onClose} disabled={update.isPending}>
          {t('site.cancel')}
        </Button>
        <Button type="submit" busy={update.isPending}>
          {update.isPending ? t('ideas.saving') : (saveLabel ?? t('ideas.save'))}
        </Button>
      </div>
    </form>
  );
}
