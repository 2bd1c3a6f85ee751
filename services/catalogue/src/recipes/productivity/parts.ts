import { appTrigger } from '../../kit/index.js';

/** Somebody books or cancels in Calendly. */
export const booked = (name: string, ...events: string[]) =>
  appTrigger(name, 'calendlyTrigger', 2, { scope: 'user', events });
/** What later steps read of a booking or a cancellation. */
export const BOOKING = {
  soort: "={{ $json.event ?? '' }}",
  id: "={{ String($json.payload?.uri ?? '').split('/').pop() }}",
  titel: "={{ $json.payload?.scheduled_event?.name ?? '' }}",
  begin: "={{ $json.payload?.scheduled_event?.start_time ?? '' }}",
  einde: "={{ $json.payload?.scheduled_event?.end_time ?? '' }}",
  naam: "={{ $json.payload?.name ?? '' }}",
  mail: "={{ $json.payload?.email ?? '' }}",
  plek: "={{ $json.payload?.scheduled_event?.location?.location ?? '' }}",
  soortPlek: "={{ $json.payload?.scheduled_event?.location?.type ?? '' }}",
  antwoorden:
    "={{ ($json.payload?.questions_and_answers ?? []).map((vraag) => vraag.question + ': ' + vraag.answer).join('\\n') }}",
};
