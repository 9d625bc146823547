import '../../styles/pictures.css';
import { useMutation } from '@tanstack/react-query';
import type { PictureUpload } from '@upnext/contract/boards/pictures';
import { ImagePlus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { useFailureToast } from '../../api/use-failure-toast.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import { acceptedTypes, type PictureKind } from './crop-shapes.ts';

const importDialog = () => import('./crop-dialog.tsx').then(({ CropDialog }) => CropDialog);

type PictureFieldProps = {
  kind: PictureKind;
  /** The current picture. */
  children: ReactNode;
  hasPicture: boolean;
  upload: (file: Blob) => Promise<PictureUpload>;
  remove: () => Promise<unknown>;
  /** Called with the new picture's path, or with null when it was removed or is not ready yet. */
  onChange: (picture: string | null) => void;
};

/** A picture with buttons to choose another one, crop and upload it, or remove it. */
export function PictureField({ kind, children, hasPicture, upload, remove, onChange }: PictureFieldProps) {
  const t = useTranslations('pictures');
  const showFailure = useFailureToast();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const { Part: CropDialog, load } = useDeferredPart(importDialog);
  const sending = useMutation({
    mutationFn: upload,
    onSuccess: ({ state, picture }) => {
      setFile(undefined);
      if (state === 'refused') return showToast({ kind: 'error', title: t('failed'), text: t('unreadable') });
      onChange(picture);
      return showToast(state === 'done' ? { title: t('updated') } : { title: t('uploaded'), text: t('slow') });
    },
    onError: (error) => showFailure(t('failed'), error),
  });
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      onChange(null);
      showToast({ title: t('removed') });
    },
    onError: (error) => showFailure(t('failed'), error),
  });
  const choose = () => {
    void load();
    // At once: Safari opens the file chooser only within a second after the press.
    input.current?.click();
  };
  return (
    <fieldset className="picture-field">
      <legend className="sr">{t(kind)}</legend>
      <span className="picture-shown" data-kind={kind}>
        {children}
      </span>
      <div className="grid gap-2">
        <p className="label" aria-hidden="true">
          {t(kind)}
        </p>
        <p className="hint">{t(`${kind}Hint`)}</p>
        <div className="flex flex-wrap gap-2">
          <Button kind="soft" size="s" onClick={choose}>
            <ImagePlus className="i" aria-hidden="true" />
            {hasPicture ? t('replace') : t('choose')}
          </Button>
          {hasPicture && (
            <Button kind="plain" size="s" busy={removal.isPending} onClick={() => removal.mutate()}>
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes}
        aria-label={t(kind)}
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {CropDialog && (
        <CropDialog
          kind={kind}
          file={file}
          isBusy={sending.isPending}
          onCut={(cut) => sending.mutate(cut)}
          onClose={() => setFile(undefined)}
        />
      )}
    </fieldset>
  );
}
