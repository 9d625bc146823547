/** The constraint that a write ran into, if that is what went wrong. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return (code === '23505' || code === '23514') && typeof constraint === 'string' ? constraint : undefined;
}

const passingStates = new Set(['40001', '40P01', '55P03', '57014', '57P01', '57P02', '57P03', '53300', '25006']);
const brokenConnections = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** A database that is away, restarting or overrun: the same call may succeed in a moment. */
export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: string }).code ?? '';
  return (
    passingStates.has(code) ||
    code.startsWith('08') ||
    brokenConnections.has(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

/** Two transactions in each other's way: nothing was written, and it can be tried again at once. */
export function isLockConflict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '40P01' || code === '55P03' || code === '40001';
}
