import '../../styles/bulk-ideas.css';
import { limits } from '@upnext/contract/limits';
import { FileUp } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { Owner } from '../ideas/own-ideas-query.ts';
import { useOwnIdeas } from '../ideas/use-own-ideas.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { checkIdeas, type TypedIdea } from './check-ideas.ts';
import { readCsv } from './read-csv.ts';
import { splitLines } from './split-lines.ts';
import { useCreateIdeas } from './use-create-ideas.ts';

const mostFileBytes = 1_000_000;

type BulkDialogProps = {
  owner: Owner;
  /** The pasted lines. Undefined if the dialog is closed. */
  lines: string | undefined;
  onClose: () => void;
};

/** Adds several ideas: type or paste one per line, or import a CSV file, see what will be added, publish. */
export function BulkDialog({ owner, lines, onClose }: BulkDialogProps) {
  const t = useTranslations();
  const create = useCreateIdeas(owner);
  return (
    <Dialog
      isOpen={lines !== undefined}
      onClose={onClose}
      title={t('bulkIdeas.title')}
      closeLabel={t('site.close')}
      isBlocked={create.isPending}
      shape="wide"
    >
      {lines !== undefined && <BulkForm owner={owner} lines={lines} create={create} onClose={onClose} />}
    </Dialog>
  );
}

type BulkFormProps = {
  owner: Owner;
  lines: string;
  create: ReturnType<typeof useCreateIdeas>;
  onClose: () => void;
};

function BulkForm({ owner, lines, create, onClose }: BulkFormProps) {
  const t = useTranslations();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(lines);
  const [imported, setImported] = useState<TypedIdea[]>();
  const [hasFailed, setFailed] = useState(false);
  const { ideas: known } = useOwnIdeas(owner);
  const typed = imported ?? splitLines(text).map((title, at) => ({ line: at + 1, title, description: '' }));
  const checked = checkIdeas(typed, { known: known.map(({ title }) => title), most: limits.ideasPerImport });
  const fine = checked.filter(({ problem }) => problem === undefined);

  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    setFailed(false);
    try {
      if (chosen.size > mostFileBytes) throw new RangeError('file too large');
      setImported(await readCsv(await chosen.text()));
    } catch {
      setFailed(true);
    }
  };
  const publish = async () => {
    const ideas = fine.map(({ title, description }) => ({ title: title.trim(), description: description.trim() }));
    // The mutation has already shown the error. Keep the input: what was added is now marked as on the chart.
    const created = await create.mutateAsync(ideas).catch(() => undefined);
    if (!created) return;
    showToast({ title: t('bulkIdeas.done', { count: created.length }) });
    onClose();
  };

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (fine.length > 0 && !create.isPending) void publish();
      }}
    >
      {imported ? (
        <p className="text-text-2">{t('bulkIdeas.fromFile')}</p>
      ) : (
        <TextArea
          label={t('bulkIdeas.label')}
          hint={t('bulkIdeas.hint')}
          rows={6}
          value={text}
          readOnly={create.isPending}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {hasFailed && <Notice kind="error">{t('bulkIdeas.unreadable')}</Notice>}
      {checked.length > 0 && <BulkPreview ideas={checked} hasLines={imported !== undefined} />}
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.tsv,text/csv,text/tab-separated-values"
        aria-label={t('bulkIdeas.import')}
        onChange={(event) => void onFile(event)}
      />
      <div className="dialog-acts bulk-acts">
        {imported ? (
          <Button kind="plain" onClick={() => setImported(undefined)} disabled={create.isPending}>
            {t('bulkIdeas.typeInstead')}
          </Button>
        ) : (
          <Button kind="plain" onClick={() => file.current?.click()} disabled={create.isPending}>
            <FileUp className="i" aria-hidden="true" />
            {t('bulkIdeas.import')}
          </Button>
        )}
        <Button type="submit" busy={create.isPending} disabled={fine.length === 0}>
          {create.isPending ? t('ideas.adding') : t('bulkIdeas.add', { count: fine.length })}
        </Button>
      </div>
    </form>
  );
}
