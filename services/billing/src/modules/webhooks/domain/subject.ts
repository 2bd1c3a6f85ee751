export type SubjectKind = 'checkout_session' | 'subscription' | 'invoice' | 'charge';

export interface Subject {
  kind: SubjectKind;
  id: string;
}

const kinds: readonly (readonly [RegExp, SubjectKind])[] = [
  [/^checkout\.session\./, 'checkout_session'],
  [/^customer\.subscription\./, 'subscription'],
  [/^invoice\.(paid|payment_failed|payment_succeeded|voided|marked_uncollectible)$/, 'invoice'],
  [/^charge\.refunded$/, 'charge'],
];

/** A schedule plans what its subscription becomes; one that let go names it elsewhere. */
const ofSchedule = /^subscription_schedule\./;

/** Of a dispute and of a refund the charge counts: what became of its money is read from there. */
const ofCharge = /^(charge\.dispute\.|charge\.refund\.|refund\.)/;

/**
 * What an event is about: only the kind and the id are taken from it, since the content may be old by the time it
 * arrives and is read from the provider again. @returns null for events that change nothing here
 */
export function subjectOf(event: { type: string; data: { object: object } }): Subject | null {
  const { object } = event.data;
  if (ofSchedule.test(event.type)) {
    const { subscription, released_subscription: released } = object as Record<string, unknown>;
    const id = subscription ?? released;
    return typeof id === 'string' ? { kind: 'subscription', id } : null;
  }
  if (ofCharge.test(event.type))
    return 'charge' in object && typeof object.charge === 'string'
      ? { kind: 'charge', id: object.charge }
      : null;
  const kind = kinds.find(([pattern]) => pattern.test(event.type))?.[1];
  return kind !== undefined && 'id' in object && typeof object.id === 'string'
    ? { kind, id: object.id }
    : null;
}
