import { api } from '@upnext/contract/api';

import type { TestAccount } from './make-account.ts';

/** Creates a second board over HTTP and returns it with its handle. */
export async function makePodcast(creator: TestAccount, slug = 'podcast') {
  const { body } = await creator.call(api.createBoard, { body: { name: 'The Podcast', slug } });
  return { ...body, handle: `${creator.username}~${slug}` };
}

export async function publishOn(creator: TestAccount, board: string | undefined, title: string): Promise<number> {
  return (await creator.call(api.createIdea, { query: { board }, body: { title } })).body.id;
}
