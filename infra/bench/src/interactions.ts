/** One part of an interaction, as Event Timing tells it: the press of a key or a pointer is several events. */
export interface InteractionEvent {
  /** 0 for what is no interaction, such as a pointer that moves. */
  readonly id: number;
  readonly name: string;
  /** When the input was given, in milliseconds since the page was set out for. */
  readonly at: number;
  /** Milliseconds from the input to the next paint, in steps of 8. */
  readonly duration: number;
}

export interface Step {
  readonly name: string;
  /** When it began, by the same clock. */
  readonly from: number;
}

export interface StepTime {
  readonly name: string;
  /** The longest of its interactions; 0 where all took less than the browser tells of, 16 ms. */
  readonly longest: number;
  /** The event that took so long. */
  readonly event: string;
}

/** The longest event of each interaction. */
export function byInteraction(events: readonly InteractionEvent[]): readonly InteractionEvent[] {
  const longest = new Map<number, InteractionEvent>();
  for (const event of events) {
    const known = longest.get(event.id);
    if (event.id !== 0 && (known === undefined || known.duration < event.duration))
      longest.set(event.id, event);
  }
  return [...longest.values()];
}

/** Which step took how long: an interaction belongs to the step that was under way when it was given. */
export function timesOf(steps: readonly Step[], events: readonly InteractionEvent[]): StepTime[] {
  const all = byInteraction(events);
  return steps.map(({ name, from }, index) => {
    const until = steps[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const [longest] = all
      .filter(({ at }) => at >= from && at < until)
      .sort((a, b) => b.duration - a.duration);
    return { name, longest: longest?.duration ?? 0, event: longest?.name ?? '' };
  });
}
