import { limits } from '@upnext/contract/limits';
import { useEffect, useState } from 'react';

/** Whether a password is on the list of the most common ones. The list comes when someone types a password, not before. */
export function useCommonPassword(password: string | undefined): boolean {
  const [common, setCommon] = useState<string>();
  useEffect(() => {
    if (!password || password.length < limits.passwordMin) return;
    const check = async () => {
      const { isCommonPassword } = await import('@upnext/contract/identity/common-passwords');
      if (isCommonPassword(password)) setCommon(password);
    };
    // Without the list there is no hint; the server has its own.
    check().catch(() => {});
  }, [password]);
  return password !== undefined && password === common;
}
