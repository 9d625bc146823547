import { isRouteErrorResponse, Outlet } from 'react-router';

import { NotFound } from '../site/not-found.tsx';
import { PageFailed } from '../site/page-failed.tsx';
import type { Route } from './+types/page-boundary.ts';

/** Parent of every page. Without it, an error page would replace the whole document, including its styles. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFound missing={error.data === 'board' ? 'board' : 'page'} />;
  return <PageFailed />;
}
