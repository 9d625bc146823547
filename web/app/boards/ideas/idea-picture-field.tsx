import type { Idea } from '@upnext/contract/boards/ideas';
import { removeIdeaPicture, uploadIdeaPicture } from '@upnext/contract/boards/pictures';
import { Image } from 'lucide-react';
import { useState } from 'react';

import { call } from '../../api/client.ts';
import { PictureField } from '../../identity/pictures/picture-field.tsx';
import { uploadPicture } from '../../identity/pictures/upload-picture.ts';
import { Thumb } from '../../ui/thumb.tsx';
import type { Owner } from './own-ideas-query.ts';
import { useRefreshedIdeas } from './use-refreshed-ideas.ts';

/** An idea's picture, which is saved at once, unlike the texts in the same dialog. */
export function IdeaPictureField({ owner, idea }: { owner: Owner; idea: Idea }) {
  const [picture, setPicture] = useState(idea.picture ?? null);
  const refresh = useRefreshedIdeas(owner);
  const params = { id: String(idea.id) };
  return (
    <PictureField
      kind="idea"
      hasPicture={picture !== null}
      upload={(file) => uploadPicture(uploadIdeaPicture, { params }, file)}
      remove={() => call(removeIdeaPicture, { params })}
      onChange={(changed) => {
        setPicture(changed);
        refresh();
      }}
    >
      {picture ? (
        <Thumb picture={picture} />
      ) : (
        <span className="picture-none">
          <Image className="i" aria-hidden="true" />
        </span>
      )}
    </PictureField>
  );
}
