import { useQuery } from '@tanstack/react-query';
import { getSite } from '@upnext/contract/identity/site';
import { Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Opens the form for an emailed code. Nothing on a site that sends no email. */
export function EmailCodeButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('emailCodes');
  const { data: site } = useQuery(queryOf(getSite, {}));
  const isHydrated = useHydrated();
  if (!site?.sendsMail) return null;
  return (
    <Button kind="soft" block disabled={!isHydrated} onClick={onPress}>
      <Mail className="i" aria-hidden="true" />
      {t('use')}
    </Button>
  );
}
