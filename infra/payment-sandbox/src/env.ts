/** Reads one variable; a missing one without a fallback ends the start with one clear line. */
export function variable(name: string, fallback?: string): string {
  const value = process.env[name] || fallback;
  if (value === undefined) {
    console.error(`payment-sandbox: ${name} is missing.`);
    process.exit(1);
  }
  return value;
}

export function port(name: string, fallback: string): number {
  const value = Number(variable(name, fallback));
  if (Number.isInteger(value) && value >= 0 && value < 65_536) return value;
  console.error(`payment-sandbox: ${name} must be a port number.`);
  process.exit(1);
}

/** Closes once on SIGTERM or SIGINT, then ends the process. */
export function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const end = () => {
    if (closing) return;
    closing = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
