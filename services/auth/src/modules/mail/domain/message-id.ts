/**
 * The host in our Message-IDs: that of the sender, whose mail server answers for it.
 * @param from e.g. `Stroomwerk <post@stroomwerk.example>`, as MAIL_FROM has it
 */
export function messageIdHost(from: string | undefined, publicUrl: string): string {
  const sender = /@([a-z0-9.-]+)>?\s*$/i.exec(from ?? '')?.[1];
  return (sender ?? new URL(publicUrl).hostname).toLowerCase();
}

/** The Message-ID of a mail: the row's id tells nobody anything, and no other mail has it. */
export const messageIdOf = (mailId: string, host: string): string => `${mailId}@${host}`;
