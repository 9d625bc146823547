import type { Idea } from '@upnext/contract/boards/ideas';
import type { User } from '@upnext/contract/identity/accounts';
import { isWebAddress } from '@upnext/contract/web-address';
import { clsx } from 'clsx';
import { ArrowUp, ExternalLink } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { Avatar } from '../../ui/avatar.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { shareClass } from '../../ui/meter.tsx';
import { NetworkIcon } from '../../ui/network-icon.tsx';
import { isUploaded } from '../pictures/is-uploaded.ts';
import { networks, type ProfileValues } from './profile-values.ts';

type PreviewProps = { user: User; ideas: readonly Idea[] };

/** Non-interactive preview of the board on a phone, with the current form values. */
export function ProfilePreview({ user: { username, logoUrl: picture }, ideas }: PreviewProps) {
  const t = useTranslations('profile');
  const values = useWatch<ProfileValues>() as ProfileValues;
  const { displayName, profileDescription, profileBackground, logoUrl } = values;
  const name = displayName.trim() || username;
  const shownNetworks = networks.filter((network) => isWebAddress(values[`${network}Url`]));
  return (
    <aside className="grid gap-3 lg:sticky lg:top-5" aria-labelledby="preview-title">
      <div className="flex items-center justify-between gap-3">
        <h2 id="preview-title">{t('previewTitle')}</h2>
        <Link to={`/${username}`} target="_blank" className={buttonClass({ kind: 'plain', size: 's' })}>
          <ExternalLink className="i" aria-hidden="true" />
          {t('openPage')}
        </Link>
      </div>
      <figure aria-label={t('previewLabel', { username })} className={`preview background-${profileBackground}`}>
        <div className="grid gap-3 px-5 pb-5 pt-6">
          <Avatar name={name} src={isUploaded(picture) ? picture : isWebAddress(logoUrl) ? logoUrl : null} />
          <p className="preview-name">{name}</p>
          {name !== username && <p className="text-small text-text-2">@{username}</p>}
          {profileDescription.trim() && (
            <p className="whitespace-pre-line text-small text-text-2">{profileDescription.trim()}</p>
          )}
          {shownNetworks.length > 0 && (
            <p className="flex flex-wrap gap-4 text-text-2">
              {shownNetworks.map((network) => (
                <NetworkIcon key={network} network={network} />
              ))}
            </p>
          )}
        </div>
        <div className="preview-sheet">
          {ideas.length === 0 ? (
            <p className="px-5 py-6 text-small text-text-2">{t('previewEmpty')}</p>
          ) : (
            <PreviewChart ideas={ideas} />
          )}
        </div>
      </figure>
    </aside>
  );
}

function PreviewChart({ ideas }: { ideas: readonly Idea[] }) {
  const t = useTranslations('votes');
  const format = useFormatter();
  const mostVotes = Math.max(1, ideas[0]?.votes ?? 0);
  return (
    <div className="chart">
      {ideas.map(({ id, title, votes }, index) => (
        <div key={id} className={clsx('row', `row-${index + 1}`, shareClass(votes / mostVotes))}>
          <span className="row-bar" />
          <span className="row-place">
            <span>{index + 1}</span>
          </span>
          <p dir="auto" className="row-body row-title font-display">
            {title}
          </p>
          <span className="vote">
            <ArrowUp className="i" />
            <span className="vote-count">{format.number(votes)}</span>
            <span className="vote-unit">{t('unit', { count: votes })}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
