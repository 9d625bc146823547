import type { OwnShareLink, ShareLink } from '@upnext/contract/boards/share-links';

import type { Context } from '../../context.ts';
import type { OwnShareLinkRow, ShareLinkRow } from './sql.ts';

export function describeShareLink(context: Context, row: ShareLinkRow): ShareLink {
  return {
    id: row.id,
    token: row.token,
    creatorId: row.creator_id,
    createdAt: row.created_at.toISOString(),
    isActive: row.is_active,
    expiresAt: row.expires_at?.toISOString() ?? null,
    url: `${context.config.origin}/public/${row.token}`,
  };
}

export function describeOwnLink(context: Context, row: OwnShareLinkRow): OwnShareLink {
  return { ...describeShareLink(context, row), name: row.name };
}
