import { useLocation } from 'react-router';

/**
 * Login and registration paths that return to this page. From the landing page, the return path depends on the role.
 */
export function useAuthPaths(): { login: string; register: string } {
  const { pathname, search } = useLocation();
  const referrer = pathname === '/' ? '' : `referrer=${encodeURIComponent(pathname + search)}`;
  return {
    login: `/auth${referrer && `?${referrer}`}`,
    register: `/auth?register=true${referrer && `&${referrer}`}`,
  };
}
