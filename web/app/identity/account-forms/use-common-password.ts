import { limits } from '@upnext/contract/limits';
import { useEffect, useState } from 'react';

/** Whether a password is one of the most common ones. The list is loaded when the user types a password. */
export function useCommonPassword(password: string | undefined): boolean {
  const [common, setCommon] = useState<string>();
  useEffect(() => {
    if (!password || password.length < limits.passwordMin) return;
    const check = async () => {
      const { isCommonPassword } = await import('@upnext/contract/identity/common-passwords');
      if (isCommonPassword(password)) setCommon(password);
    };
    // If the list can't be loaded, no hint is shown. The server checks the password again.
    check().catch(() => {});
  }, [password]);
  return password !== undefined && password === common;
}
