import { Check, Copy, Download } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useCopied } from '../../ui/use-copied.ts';

/** Recovery codes to read, copy or download. */
export function CodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useTranslations('passkeys.codes');
  const { isCopied, copy } = useCopied();
  const text = codes.join('\n');
  const copyAll = async () => {
    if (!(await copy(text))) showToast({ kind: 'error', title: t('copyFailed') });
  };
  const download = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'upnext-recovery-codes.txt');
  return (
    <div className="grid gap-4">
      <p className="text-text-2">{t('shownText')}</p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button kind="soft" size="s" onClick={() => void copyAll()}>
          {isCopied ? <Check className="i" aria-hidden="true" /> : <Copy className="i" aria-hidden="true" />}
          {isCopied ? t('copied') : t('copy')}
        </Button>
        <Button kind="soft" size="s" onClick={download}>
          <Download className="i" aria-hidden="true" />
          {t('download')}
        </Button>
      </div>
      <div className="dialog-acts">
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </div>
  );
}
