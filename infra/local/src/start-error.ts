/** A start that cannot go on, for a reason the person can mend: printed as one line, without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
