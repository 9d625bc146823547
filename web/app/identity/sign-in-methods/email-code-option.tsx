import { useQuery } from '@tanstack/react-query';
import type { UserRole } from '@upnext/contract/identity/accounts';
import { getSite } from '@upnext/contract/identity/site';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { EmailCodeForm } from './email-code-form.tsx';

/** A button that is replaced by the form for an emailed code. Nothing on a site that sends no email. */
export function EmailCodeOption({ userRole }: { userRole: UserRole }) {
  const t = useTranslations('emailCodes');
  const { data: site } = useQuery(queryOf(getSite, {}));
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  if (!site?.sendsMail) return null;
  if (isOpen) return <EmailCodeForm userRole={userRole} />;
  return (
    <Button kind="soft" block disabled={!isHydrated} onClick={() => setOpen(true)}>
      <Mail className="i" aria-hidden="true" />
      {t('use')}
    </Button>
  );
}
