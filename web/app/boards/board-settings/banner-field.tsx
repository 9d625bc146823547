import type { BoardSettings } from '@upnext/contract/boards/boards';
import { removeBanner, uploadBanner } from '@upnext/contract/boards/pictures';
import { Image } from 'lucide-react';

import { call } from '../../api/client.ts';
import { PictureField } from '../../identity/pictures/picture-field.tsx';
import { uploadPicture } from '../../identity/pictures/upload-picture.ts';
import { choiceOf } from '../own-boards/chosen-board.ts';
import { useOwnBoards } from '../own-boards/use-own-boards.ts';

export function BannerField({ board }: { board: BoardSettings }) {
  const { change } = useOwnBoards();
  const query = { board: choiceOf(board) };
  return (
    <PictureField
      kind="banner"
      hasPicture={board.banner !== null}
      upload={(file) => uploadPicture(uploadBanner, { query }, file)}
      remove={() => call(removeBanner, { query })}
      onChange={(banner) => change(board.id, { banner })}
    >
      {board.banner ? (
        <img className="banner" src={`${board.banner}-medium.webp`} alt="" width={1200} height={400} />
      ) : (
        <span className="picture-none">
          <Image className="i" aria-hidden="true" />
        </span>
      )}
    </PictureField>
  );
}
