import '../../styles/pictures.css';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { wholeView } from './crop-area.ts';
import { CropFrame } from './crop-frame.tsx';
import { cropShapes, type PictureKind } from './crop-shapes.ts';
import { CropSliders } from './crop-sliders.tsx';
import { cutPicture } from './cut-picture.ts';

type CropDialogProps = {
  kind: PictureKind;
  file: File | undefined;
  isBusy: boolean;
  onCut: (file: Blob) => void;
  onClose: () => void;
};

/** Lets the user choose the part of a picture to upload. The file itself never leaves the browser. */
export function CropDialog({ kind, file, isBusy, onCut, onClose }: CropDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      isOpen={file !== undefined}
      onClose={onClose}
      title={t('pictures.cropTitle')}
      closeLabel={t('site.close')}
      isBlocked={isBusy}
    >
      {file && <Cropper kind={kind} file={file} isBusy={isBusy} onCut={onCut} onClose={onClose} />}
    </Dialog>
  );
}

function Cropper({ kind, file, isBusy, onCut, onClose }: CropDialogProps & { file: File }) {
  const t = useTranslations();
  const picture = usePicture(file);
  const [view, setView] = useState(wholeView);
  const onUse = async (bitmap: ImageBitmap) => onCut(await cutPicture(bitmap, view, cropShapes[kind]));
  if (picture === null) return <Notice kind="error">{t('pictures.unreadable')}</Notice>;
  return (
    <>
      {picture ? (
        <CropFrame kind={kind} picture={picture} view={view} onChange={setView} />
      ) : (
        <Skeleton className="crop-frame" />
      )}
      <CropSliders kind={kind} picture={picture} view={view} onChange={setView} />
      <div className="dialog-acts">
        <Button kind="plain" onClick={onClose} disabled={isBusy}>
          {t('site.cancel')}
        </Button>
        <Button busy={isBusy} disabled={!picture} onClick={() => picture && void onUse(picture)}>
          {isBusy ? t('pictures.uploading') : t('pictures.use')}
        </Button>
      </div>
    </>
  );
}

/** Undefined while the browser decodes the file, null if it can't. The CSP allows no blob: addresses, so there is no <img>. */
function usePicture(file: File): ImageBitmap | null | undefined {
  const [picture, setPicture] = useState<ImageBitmap | null>();
  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(file).then(
      (bitmap) => isCurrent && setPicture(bitmap),
      () => isCurrent && setPicture(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return picture;
}
