import { getUpload, type PictureUpload } from '@upnext/contract/boards/pictures';
import type { Endpoint, InputOf } from '@upnext/contract/endpoint';
import { readReply, toRequest } from '@upnext/contract/request';

import { call } from '../../api/client.ts';

const waitMs = 500;
/** After about half a minute, the worker is probably down. It encodes the picture when it is back. */
const mostPolls = 60;

/** Uploads a file and waits until the server has encoded it. Throws a CallError if the server doesn't accept the file. */
export async function uploadPicture<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  file: Blob,
): Promise<PictureUpload> {
  const { method, url, headers } = toRequest(endpoint, input);
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: { ...headers, 'content-type': file.type, 'accept-language': document.documentElement.lang },
    body: file,
  });
  let upload = readReply(endpoint, response.status, await response.text()) as PictureUpload;
  for (let poll = 0; upload.state === 'waiting' && poll < mostPolls; poll++) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    upload = await call(getUpload, { params: { id: String(upload.id) } });
  }
  return upload;
}
