/** Whole numbers from 0 to 2^32 - 1 in the order in which they come; twice as long whenever it is full. */
export class Growing {
  private array: Uint32Array;
  length = 0;

  constructor(start = 1_024) {
    this.array = new Uint32Array(start);
  }

  push(value: number): void {
    if (this.length === this.array.length) {
      const longer = new Uint32Array(this.array.length * 2);
      longer.set(this.array);
      this.array = longer;
    }
    this.array[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.array[index] as number;
  }

  /** What it holds, without copying. */
  values(): Uint32Array {
    return this.array.subarray(0, this.length);
  }
}
