import { CallError } from '@upnext/contract/request';

/** True if the vote will never count. A session, a rate limit or an overload is temporary. */
export function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status < 500 && error.status !== 401 && error.status !== 429;
}

export function isAlreadyVoted(error: unknown): boolean {
  return error instanceof CallError && error.reply.code === 'already_voted';
}
