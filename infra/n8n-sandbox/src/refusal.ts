/** A call that n8n refuses: status and its own sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

export const notFound = (message = 'Not Found'): Refusal => new Refusal(404, message);
