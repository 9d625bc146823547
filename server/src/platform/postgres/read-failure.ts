/** Returns the unique or check constraint that a write violated, or undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return (code === '23505' || code === '23514') && typeof constraint === 'string' ? constraint : undefined;
}

const transientStates = new Set(['40001', '40P01', '55P03', '57014', '57P01', '57P02', '57P03', '53300', '25006']);
const brokenConnections = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * Returns whether a failure is transient: the database is unreachable, restarting or overloaded, and a retry may
 * succeed.
 */
export function isTransientFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: string }).code ?? '';
  return (
    transientStates.has(code) ||
    code.startsWith('08') ||
    brokenConnections.has(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

/**
 * Returns whether the error is a deadlock, lock timeout or serialization failure. In that case nothing was written, and
 * the transaction can be retried.
 */
export function isLockConflict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '40P01' || code === '55P03' || code === '40001';
}
