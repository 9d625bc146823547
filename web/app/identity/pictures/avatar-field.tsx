import { useQueryClient } from '@tanstack/react-query';
import { nameOf } from '@upnext/contract/boards/board-handle';
import { removeAvatar, uploadAvatar } from '@upnext/contract/boards/pictures';
import type { User } from '@upnext/contract/identity/accounts';

import { call } from '../../api/client.ts';
import { reloadViewer } from '../../api/read-viewer.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { isUploaded } from './is-uploaded.ts';
import { PictureField } from './picture-field.tsx';
import { uploadPicture } from './upload-picture.ts';

/** The profile picture of the logged-in creator, and buttons to change it. */
export function AvatarField({ user }: { user: User }) {
  const client = useQueryClient();
  return (
    <PictureField
      kind="avatar"
      hasPicture={isUploaded(user.logoUrl)}
      upload={(file) => uploadPicture(uploadAvatar, {}, file)}
      remove={() => call(removeAvatar, {})}
      onChange={() => void reloadViewer(client)}
    >
      <Avatar name={nameOf(user)} src={user.logoUrl} size="xl" />
    </PictureField>
  );
}
