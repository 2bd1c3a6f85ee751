/** A message between the edge and a drawing process: four bytes of length, then JSON. */
export function frame(message: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
}

/** Puts messages together again. What claims to be larger than allowed is told at its first bytes, and never kept. */
export class FrameReader {
  private parts: Buffer[] = [];
  private bytes = 0;

  /** @param most bytes of one message, asked at each @param onMessage gets its text */
  constructor(
    private readonly most: () => number,
    private readonly onMessage: (text: string) => void,
  ) {}

  /** @throws RangeError for a message that is too large */
  push(chunk: Buffer): void {
    this.parts.push(chunk);
    this.bytes += chunk.length;
    while (this.bytes >= 4) {
      const length = this.front(4).readUInt32BE(0);
      if (length > this.most()) throw new RangeError(`answered ${length} bytes, allowed are ${this.most()}`);
      if (this.bytes < 4 + length) return;
      const whole = this.front(4 + length);
      this.parts = [whole.subarray(4 + length)];
      this.bytes -= 4 + length;
      this.onMessage(whole.toString('utf8', 4, 4 + length));
    }
  }

  /** The first part, made at least so long. */
  private front(bytes: number): Buffer {
    const [first] = this.parts;
    if (first && first.length >= bytes) return first;
    const whole = Buffer.concat(this.parts);
    this.parts = [whole];
    return whole;
  }
}
