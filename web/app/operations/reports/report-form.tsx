import type { Idea } from '@upnext/contract/boards/ideas';
import { limits } from '@upnext/contract/limits';
import { reportIdea, type ReportReason } from '@upnext/contract/operations/reports';
import { countGraphemes } from '@upnext/contract/text';
import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../api/use-error-text.ts';
import { useProvenCall } from '../../identity/proof-of-work/use-proven-call.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Report reasons. They are listed here because importing the schema would load zod. */
const reasons: ReportReason[] = ['spam', 'hate', 'illegal', 'misleading', 'other'];

export type ReportedIdea = Pick<Idea, 'id' | 'title'>;

type ReportFormProps = {
  idea: ReportedIdea;
  isSending: boolean;
  onSending: (isSending: boolean) => void;
  onClose: () => void;
};

export function ReportForm({ idea, isSending, onSending, onClose }: ReportFormProps) {
  const t = useTranslations('reports');
  const siteWords = useTranslations('site');
  const errorText = useErrorText();
  const { provenCall } = useProvenCall();
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const [failure, setFailure] = useState<string>();
  const max = limits.reportWordsMax;
  const count = countGraphemes(words.trim());

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (reason === undefined) return setFailure(t('choose'));
    if (count > max) return;
    setFailure(undefined);
    onSending(true);
    try {
      await provenCall(reportIdea, { params: { id: String(idea.id) }, body: { reason, words } });
      onClose();
      showToast({ title: t('thanks'), text: t('thanksText') });
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      onSending(false);
    }
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      <div>
        <strong dir="auto" className="block wrap-anywhere">
          {idea.title}
        </strong>
        <p className="mt-1 text-text-2">{t('text')}</p>
      </div>
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      <fieldset className="options">
        <legend className="label">{t('reason')}</legend>
        {reasons.map((one) => (
          <label key={one} className="option">
            <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
            {t(`reasons.${one}`)}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t('words')}
        optional={siteWords('optional')}
        rows={2}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        counter={{ text: siteWords('characters', { count, max }), isOver: count > max }}
        readOnly={isSending}
      />
      <div className="dialog-acts">
        <Button kind="plain" onClick={onClose} disabled={isSending}>
          {siteWords('cancel')}
        </Button>
        <Button type="submit" busy={isSending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
