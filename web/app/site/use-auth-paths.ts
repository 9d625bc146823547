import { useLocation } from 'react-router';

/** The ways in, and back to this page. From the landing page one goes where one's role belongs. */
export function useAuthPaths(): { login: string; register: string } {
  const { pathname, search } = useLocation();
  const referrer = pathname === '/' ? '' : `referrer=${encodeURIComponent(pathname + search)}`;
  return {
    login: `/auth${referrer && `?${referrer}`}`,
    register: `/auth?register=true${referrer && `&${referrer}`}`,
  };
}
