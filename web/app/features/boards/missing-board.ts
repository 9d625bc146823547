import { CallError } from '@upnext/contract/request';
import { data } from 'react-router';

/** For a loader's `catch`: a refused board is the page of a board that isn't there; what failed, failed. */
export function missingBoard(error: unknown): never {
  if (error instanceof CallError && error.status < 500) throw data('board', { status: 404 });
  throw error;
}
