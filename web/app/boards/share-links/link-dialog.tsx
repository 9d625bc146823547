import type { OwnShareLink } from '@upnext/contract/boards/share-links';
import { limits } from '@upnext/contract/limits';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useFieldMessage } from '../../texts/use-field-message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { expiryDays, readExpiry, toLocalMoment } from './expiry.ts';

export type LinkValues = { name: string; expiresAt: string | null };

type LinkDialogProps = {
  isOpen: boolean;
  title: string;
  /** The submit button's label at rest and while busy: 'Create link' and 'Creating…', or 'Save' and 'Saving…'. */
  labels: { rest: string; busy: string };
  /** The link to change. Undefined for a new one. */
  link?: OwnShareLink | undefined;
  isBusy: boolean;
  onSubmit: (values: LinkValues) => void;
  onClose: () => void;
};

/** The name and the expiry of a share link. */
export function LinkDialog({ isOpen, title, isBusy, onClose, ...form }: LinkDialogProps) {
  const t = useTranslations('site');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={t('close')} isBlocked={isBusy}>
      <LinkForm {...form} isBusy={isBusy} onClose={onClose} />
    </Dialog>
  );
}

function LinkForm({ labels, link, isBusy, onSubmit, onClose }: Omit<LinkDialogProps, 'isOpen' | 'title'>) {
  const t = useTranslations();
  const fieldMessage = useFieldMessage();
  const expiresAt = link?.expiresAt ?? null;
  const [name, setName] = useState(link?.name ?? '');
  const [choice, setChoice] = useState(expiresAt === null ? 'never' : 'moment');
  const [moment, setMoment] = useState(expiresAt === null ? '' : toLocalMoment(new Date(expiresAt)));
  const [earliest] = useState(() => toLocalMoment(new Date()));
  const [problem, setProblem] = useState<'missing' | 'past'>();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const expiry = readExpiry({ choice, moment }, new Date());
    if ('problem' in expiry) setProblem(expiry.problem);
    else onSubmit({ name: name.trim(), expiresAt: expiry.expiresAt });
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        label={t('shareLinks.name')}
        optional={t('site.optional')}
        hint={t('shareLinks.nameHint')}
        value={name}
        maxLength={limits.shareLinkNameMax}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField label={t('shareLinks.expiry')} value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option value="never">{t('shareLinks.expiryNever')}</option>
        {expiryDays.map((count) => (
          <option key={count} value={count}>
            {t('shareLinks.expiryDays', { count })}
          </option>
        ))}
        <option value="moment">{t('shareLinks.expiryMoment')}</option>
      </SelectField>
      {choice === 'moment' && (
        <TextField
          type="datetime-local"
          label={t('shareLinks.moment')}
          min={earliest}
          value={moment}
          error={problem === 'missing' ? t('shareLinks.momentMissing') : fieldMessage(problem && 'expires_at.past')}
          onChange={({ target }) => {
            setMoment(target.value);
            setProblem(undefined);
          }}
        />
      )}
      <div className="dialog-acts">
        <Button kind="plain" onClick={onClose} disabled={isBusy}>
          {t('site.cancel')}
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? labels.busy : labels.rest}
        </Button>
      </div>
    </form>
  );
}
