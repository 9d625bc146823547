import type { MemberRole } from '@upnext/contract/board-rights';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { useCopied } from '../../ui/use-copied.ts';
import type { useTeam } from './use-team.ts';

type InviteFormProps = { invite: ReturnType<typeof useTeam>['invite'] };

/** Creates an invite link for a role. The link is shown only once, because the server stores only its hash. */
export function InviteForm({ invite }: InviteFormProps) {
  const t = useTranslations('teams');
  const [role, setRole] = useState<MemberRole>('moderator');
  const { isCopied, copy } = useCopied();
  const options = [
    { value: 'moderator', label: t('role', { role: 'moderator' }) },
    { value: 'editor', label: t('role', { role: 'editor' }) },
  ] as const;
  return (
    <section className="team-invite" aria-labelledby="invite-title">
      <h3 id="invite-title">{invite.data ? t('open', { role: invite.data.role }) : t('inviteTitle')}</h3>
      {invite.data ? (
        <>
          <p className="address">
            <span title={invite.data.url}>{invite.data.url.replace(/^https?:\/\//, '')}</span>
          </p>
          <Button kind="soft" onClick={() => void copy(invite.data.url)}>
            {isCopied ? <Check className="i" aria-hidden="true" /> : <Copy className="i" aria-hidden="true" />}
            {isCopied ? t('copied') : t('copy')}
          </Button>
          <p className="text-small text-text-2">{t('once')}</p>
        </>
      ) : (
        <>
          <Choice label={t('inviteAs')} value={role} onChange={setRole} options={options} />
          <p className="text-small text-text-2">{t('roleText', { role })}</p>
          <Button busy={invite.isPending} onClick={() => invite.mutate(role)}>
            {t('invite')}
          </Button>
        </>
      )}
    </section>
  );
}
